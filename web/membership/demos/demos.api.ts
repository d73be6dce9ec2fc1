import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import {
  type BookingChange,
  changeDemoBookings,
  endDemoFeed,
  getDemoCalendar,
  listDemoDesk,
  makeDemoFeed,
} from '#contract/membership/demo-desk.ts'
import { call } from '#web/kit/api/api.ts'
import type { DemoFilter } from './desk/desk.rules.ts'

const everything = ['membership', 'demos']

/** What of the filter is sent: of the chosen day, of those to come, or of all. */
export const askedOf = ({ show, day, search, state, assignee }: DemoFilter) => ({
  ...(search && { search }),
  ...(state && { state }),
  ...(assignee && { assignee }),
  ...(show === 'day' && { date: day }),
  ...(show === 'coming' && { upcoming: 'true' }),
})

export const demosOnDesk = (filter: DemoFilter) => {
  const asked = askedOf(filter)
  return infiniteQueryOptions({
    queryKey: [...everything, 'list', asked],
    queryFn: ({ pageParam }) =>
      call(listDemoDesk, { query: { size: 50, ...asked, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

export const demosWaiting = queryOptions({
  queryKey: [...everything, 'waiting'],
  queryFn: async () => (await call(listDemoDesk, { query: { size: 1 } })).waiting,
})

export const demoMonth = (month: string) =>
  queryOptions({
    queryKey: [...everything, 'month', month],
    queryFn: () => call(getDemoCalendar, { query: { month } }),
    placeholderData: keepPreviousData,
  })

/** What goes wrong is said where it was tried. */
const toldInPlace = { isQuiet: true }
const renew = (queries: QueryClient) => queries.invalidateQueries({ queryKey: everything })

type Change = BookingChange & { bookingIds: number[] }

export const useChangeDemos = ({ isQuiet = false } = {}) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Change) => call(changeDemoBookings, { body }),
    ...(isQuiet && { meta: toldInPlace }),
    onSuccess: () => renew(queries),
  })
}

export const useMakeFeed = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(makeDemoFeed),
    meta: toldInPlace,
    onSuccess: () => renew(queries),
  })
}

export const useEndFeed = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(endDemoFeed),
    meta: toldInPlace,
    onSuccess: () => renew(queries),
  })
}
