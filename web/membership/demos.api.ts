import { infiniteQueryOptions } from '@tanstack/react-query'
import { listDemoBookings } from '#contract/membership/demos.ts'
import { call } from '#web/kit/api.ts'

export const demoBookingsFor = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['membership', 'demos', search],
    queryFn: ({ pageParam }) =>
      call(listDemoBookings, { query: { ...(search && { search }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
