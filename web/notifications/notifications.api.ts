import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { listNotices, type Notice, readAllNotices, readNotice } from '#contract/notifications/notifications.ts'
import { call } from '#web/kit/api/api.ts'
import type { Answer } from '#web/kit/api/call.ts'
import { markRead } from './notifications.rules.ts'

export const everyNotice = ['notifications', 'notices']

export type NoticesPage = Answer<typeof listNotices>

/** The newest three and how many are unread, for the bell. News comes by the stream; the interval is a safety net. */
export const newestNotices = queryOptions({
  queryKey: [...everyNotice, 'newest'],
  queryFn: () => call(listNotices, { query: { size: 3 } }),
  refetchInterval: 5 * 60_000,
})

export type NoticeState = 'all' | 'unread'

export const noticesIn = (state: NoticeState) =>
  infiniteQueryOptions({
    queryKey: [...everyNotice, 'list', state],
    queryFn: ({ pageParam }) =>
      call(listNotices, { query: { state, size: 30, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

type Kept = NoticesPage | InfiniteData<NoticesPage>

/** Shows it as read before the server knows: whatever it then answers is fetched anew. */
async function showRead(queries: QueryClient, isMeant: (notice: Notice) => boolean) {
  await queries.cancelQueries({ queryKey: everyNotice })
  queries.setQueriesData<Kept>({ queryKey: everyNotice }, (kept) => {
    if (!kept) return kept
    return 'pages' in kept
      ? { ...kept, pages: kept.pages.map((page) => markRead<NoticesPage>(page, isMeant)) }
      : markRead<NoticesPage>(kept, isMeant)
  })
}

export const useReadNotice = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (noticeId: number) => call(readNotice, { params: { noticeId } }),
    onMutate: (noticeId) => showRead(queries, (notice) => notice.noticeId === noticeId),
    onSettled: () => queries.invalidateQueries({ queryKey: everyNotice }),
  })
}

export const useReadAllNotices = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(readAllNotices),
    onMutate: () => showRead(queries, () => true),
    onSettled: () => queries.invalidateQueries({ queryKey: everyNotice }),
  })
}
