import { infiniteQueryOptions } from '@tanstack/react-query'
import { listDemoDesk } from '#contract/membership/demo-desk.ts'
import { call } from '#web/kit/api.ts'

export const demoBookingsFor = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['membership', 'demos', search],
    queryFn: ({ pageParam }) =>
      call(listDemoDesk, { query: { ...(search && { search }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
