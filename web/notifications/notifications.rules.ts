import { dayMs } from '#contract/kit/durations.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import { day } from '#web/kit/format.ts'

type Counted = { items: Notification[]; unread: number }

/** The page after these are read. `unread` counts all notifications, not only those on the page. */
export function markRead<Page extends Counted>(page: Page, matches: (notification: Notification) => boolean): Page {
  const becomesRead = (notification: Notification) => !notification.isRead && matches(notification)
  const items = page.items.map((notification) =>
    becomesRead(notification) ? { ...notification, isRead: true } : notification,
  )
  return { ...page, items, unread: Math.max(0, page.unread - page.items.filter(becomesRead).length) }
}

export type Day = { name: string; notifications: Notification[] }

/** Groups notifications by day, in the same order. */
export function byDay(notifications: Notification[], now: number = Date.now()): Day[] {
  const today = day(now)
  const yesterday = day(now - dayMs)
  const days: Day[] = []
  for (const notification of notifications) {
    const date = day(notification.createdAt)
    const name = date === today ? 'Today' : date === yesterday ? 'Yesterday' : date
    const last = days.at(-1)
    if (last?.name === name) last.notifications.push(notification)
    else days.push({ name, notifications: [notification] })
  }
  return days
}

export type NotificationToast = { text: string; notificationId: number | null; link: string }

const page = '/dashboard/notifications'

/** The toast for new notifications: the title of one, or the number of several with the newest's title. */
export function toastFor(fresh: Notification[], count: number): NotificationToast | null {
  const [newest] = fresh
  if (!newest) return null
  if (count === 1) {
    return {
      text: `1 new notification: ${newest.title}`,
      notificationId: newest.notificationId,
      link: newest.link ?? page,
    }
  }
  return { text: `${count} new notifications. Latest: ${newest.title}`, notificationId: null, link: page }
}

type Seen = { newest: number; unread: number }

/** New notifications since `seen`. If more came than the page holds, only the unread count knows how many. */
export function newSince({ items, unread }: Counted, seen: Seen): { fresh: Notification[]; count: number } {
  const fresh = items.filter((notification) => notification.notificationId > seen.newest && !notification.isRead)
  const isCut = fresh.length > 1 && fresh.length === items.length
  return { fresh, count: isCut ? Math.max(fresh.length, unread - seen.unread) : fresh.length }
}
