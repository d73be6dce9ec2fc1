import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import {
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '#contract/notifications/notifications.ts'
import { call } from '#web/kit/api/api.ts'
import type { Answer } from '#web/kit/api/call.ts'
import { markRead } from './notifications.rules.ts'

export const everyNotification = ['notifications', 'notifications']

export type NotificationsPage = Answer<typeof listNotifications>

/** The newest three and how many are unread, for the bell. News comes by the stream; the interval is a safety net. */
export const newestNotifications = queryOptions({
  queryKey: [...everyNotification, 'newest'],
  queryFn: () => call(listNotifications, { query: { size: 3 } }),
  refetchInterval: 5 * 60_000,
})

export type NotificationState = 'all' | 'unread'

export const notificationsIn = (state: NotificationState) =>
  infiniteQueryOptions({
    queryKey: [...everyNotification, 'list', state],
    queryFn: ({ pageParam }) =>
      call(listNotifications, { query: { state, size: 30, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

type Kept = NotificationsPage | InfiniteData<NotificationsPage>

/** Shows it as read before the server knows: whatever it then answers is fetched anew. */
async function showRead(queries: QueryClient, isMeant: (notification: Notification) => boolean) {
  await queries.cancelQueries({ queryKey: everyNotification })
  queries.setQueriesData<Kept>({ queryKey: everyNotification }, (kept) => {
    if (!kept) return kept
    return 'pages' in kept
      ? { ...kept, pages: kept.pages.map((page) => markRead<NotificationsPage>(page, isMeant)) }
      : markRead<NotificationsPage>(kept, isMeant)
  })
}

export const useReadNotification = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (notificationId: number) => call(readNotification, { params: { notificationId } }),
    onMutate: (notificationId) => showRead(queries, (notification) => notification.notificationId === notificationId),
    onSettled: () => queries.invalidateQueries({ queryKey: everyNotification }),
  })
}

export const useReadAllNotifications = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(readAllNotifications),
    onMutate: () => showRead(queries, () => true),
    onSettled: () => queries.invalidateQueries({ queryKey: everyNotification }),
  })
}
