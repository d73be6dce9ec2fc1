import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listNotices, readAllNotices, readNotice } from '#contract/notifications/notices.ts'
import { call } from '#web/kit/api.ts'

const everything = ['notifications', 'notices']

/** The newest three and how many are unread, for the bell. */
export const newestNotices = queryOptions({
  queryKey: [...everything, 'newest'],
  queryFn: () => call(listNotices, { query: { size: 3 } }),
  refetchInterval: 60_000,
})

export const myNotices = infiniteQueryOptions({
  queryKey: [...everything, 'all'],
  queryFn: ({ pageParam }) => call(listNotices, { query: pageParam ? { after: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
})

function useForgetNotices() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: everything })
}

export const useReadNotice = () => {
  const onSuccess = useForgetNotices()
  return useMutation({ mutationFn: (noticeId: number) => call(readNotice, { params: { noticeId } }), onSuccess })
}

export const useReadAllNotices = () => {
  const onSuccess = useForgetNotices()
  return useMutation({ mutationFn: () => call(readAllNotices), onSuccess })
}
