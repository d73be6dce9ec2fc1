import { type InfiniteData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '#contract/notifications/notifications.ts'
import { call } from '#web/kit/api/api.ts'
import type { Answer } from '#web/kit/api/call.ts'
import { pagedQuery } from '#web/kit/api/query.ts'
import { markRead } from './notifications.rules.ts'

export const notificationsKey = ['notifications', 'notifications']

export type NotificationsPage = Answer<typeof listNotifications>

/** The newest three and how many are unread, for the bell. The stream announces new ones; the interval is a fallback. */
export const newestNotifications = queryOptions({
  queryKey: [...notificationsKey, 'newest'],
  queryFn: () => call(listNotifications, { query: { size: 3 } }),
  refetchInterval: 5 * 60_000,
})

export type NotificationState = 'all' | 'unread'

export const notificationsIn = (state: NotificationState) =>
  pagedQuery([...notificationsKey, 'list', state], (after) =>
    call(listNotifications, { query: { state, size: 30, after } }),
  )

type Cached = NotificationsPage | InfiniteData<NotificationsPage>

/** An optimistic update; the lists are fetched again afterwards. */
async function showRead(queries: QueryClient, matches: (notification: Notification) => boolean) {
  await queries.cancelQueries({ queryKey: notificationsKey })
  queries.setQueriesData<Cached>({ queryKey: notificationsKey }, (cached) => {
    if (!cached) return cached
    return 'pages' in cached
      ? { ...cached, pages: cached.pages.map((page) => markRead<NotificationsPage>(page, matches)) }
      : markRead<NotificationsPage>(cached, matches)
  })
}

export const useReadNotification = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (notificationId: number) => call(readNotification, { params: { notificationId } }),
    onMutate: (notificationId) => showRead(queries, (notification) => notification.notificationId === notificationId),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  })
}

export const useReadAllNotifications = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(readAllNotifications),
    onMutate: () => showRead(queries, () => true),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  })
}
