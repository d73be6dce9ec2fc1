import type { Notification } from '#contract/notifications/notifications.ts'
import { day } from '#web/kit/format.ts'

type Counted = { items: Notification[]; unread: number }

/** The page as it will be once these are read. `unread` counts all there are, not only those on the page. */
export function markRead<Page extends Counted>(page: Page, isMeant: (notification: Notification) => boolean): Page {
  const isNow = (notification: Notification) => !notification.isRead && isMeant(notification)
  const items = page.items.map((notification) =>
    isNow(notification) ? { ...notification, isRead: true } : notification,
  )
  return { ...page, items, unread: Math.max(0, page.unread - page.items.filter(isNow).length) }
}

export type Day = { name: string; notifications: Notification[] }

/** Under the day on which each was told, as it is called today; the order stays. */
export function byDay(notifications: Notification[], now: number = Date.now()): Day[] {
  const today = day(now)
  const yesterday = day(now - 24 * 60 * 60 * 1000)
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

export type News = { text: string; notificationId: number | null; link: string }

const page = '/dashboard/notifications'

/** What to say about what has come: one by its title, several by their number and the newest's title. */
export function newsOf(fresh: Notification[], howMany: number): News | null {
  const [newest] = fresh
  if (!newest) return null
  if (howMany === 1) {
    return {
      text: `1 new notification: ${newest.title}`,
      notificationId: newest.notificationId,
      link: newest.link ?? page,
    }
  }
  return { text: `${howMany} new notifications. Latest: ${newest.title}`, notificationId: null, link: page }
}

type Seen = { newest: number; unread: number }

/** What has come since, and how many that are: of more than the list shows only the count of the unread knows. */
export function whatIsNew({ items, unread }: Counted, seen: Seen): { fresh: Notification[]; howMany: number } {
  const fresh = items.filter((notification) => notification.notificationId > seen.newest && !notification.isRead)
  const isCut = fresh.length > 1 && fresh.length === items.length
  return { fresh, howMany: isCut ? Math.max(fresh.length, unread - seen.unread) : fresh.length }
}
