import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications/notifications.ts'
import { byDay, markRead, toastFor, newSince } from './notifications.rules.ts'

const notification = (notificationId: number, more: Partial<Notification> = {}): Notification => ({
  notificationId,
  title: `Notification ${notificationId}`,
  body: '',
  link: null,
  createdAt: '2026-11-15T06:00:00.000Z',
  isRead: false,
  ...more,
})

test('groups by day in India, as Today, Yesterday or the date', () => {
  // A quarter past midnight in Delhi; still the day before in London.
  const now = new Date('2026-11-14T18:45:00Z').getTime()
  const days = byDay(
    [
      notification(4, { createdAt: '2026-11-14T18:31:00Z' }),
      notification(3, { createdAt: '2026-11-14T18:29:00Z' }),
      notification(2, { createdAt: '2026-11-13T18:31:00Z' }),
      notification(1, { createdAt: '2026-11-13T18:29:00Z' }),
    ],
    now,
  )
  expect(
    days.map(({ name, notifications }) => [name, notifications.map(({ notificationId }) => notificationId)]),
  ).toEqual([
    ['Today', [4]],
    ['Yesterday', [3, 2]],
    ['13 Nov 2026', [1]],
  ])
  expect(byDay([], now)).toEqual([])
})

test('lowers the count by the unread ones, never below zero', () => {
  const page = { items: [notification(3), notification(2, { isRead: true }), notification(1)], unread: 9, next: null }
  const one = markRead(page, ({ notificationId }) => notificationId === 3)
  expect([one.unread, one.items.map(({ isRead }) => isRead)]).toEqual([8, [true, true, false]])
  expect(markRead(page, ({ notificationId }) => notificationId === 2).unread).toBe(9)
  expect(markRead({ ...page, unread: 1 }, () => true).unread).toBe(0)
})

test.each([
  ['one that came', [5, 4, 3], 4, [5], 1],
  ['two', [5, 4, 3], 3, [5, 4], 2],
  ['more than the list shows', [50, 49, 48], 0, [50, 49, 48], 50],
  ['nothing', [5, 4, 3], 5, [], 0],
])('%s', (_what, ids, newest, fresh, count) => {
  const given = { items: ids.map((id) => notification(id)), unread: ids[0]! }
  const news = newSince(given, { newest, unread: newest })
  expect([news.fresh.map(({ notificationId }) => notificationId), news.count]).toEqual([fresh, count])
})

test('ignores notifications that were read elsewhere', () => {
  const given = { items: [notification(5, { isRead: true }), notification(4)], unread: 1 }
  expect(newSince(given, { newest: 4, unread: 1 })).toEqual({ fresh: [], count: 0 })
})

test('shows one by its title and link, and several with a link to the list', () => {
  const [five, four] = [notification(5, { link: '/dashboard/my-courses' }), notification(4)]
  expect(toastFor([five], 1)).toEqual({
    text: '1 new notification: Notification 5',
    notificationId: 5,
    link: '/dashboard/my-courses',
  })
  expect(toastFor([four], 1)?.link).toBe('/dashboard/notifications')
  expect(toastFor([five, four], 2)).toEqual({
    text: '2 new notifications. Latest: Notification 5',
    notificationId: null,
    link: '/dashboard/notifications',
  })
  expect(toastFor([], 0)).toBeNull()
})
