import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  addLead,
  type BookingChange,
  changeDemoBookings,
  createDemoFeed,
  getConversion,
  getDemoCalendar,
  listDemoDesk,
  listLeadEvents,
  revokeDemoFeed,
} from '#contract/membership/demo-desk.ts'
import { call } from '#web/kit/api/api.ts'
import {
  endpointQuery,
  inlineErrors,
  pagedQuery,
  useEndpointMutation,
  useInvalidatingMutation,
} from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import type { DemoFilter } from './desk/desk.rules.ts'

const demosKey = ['membership', 'demos']

/** The filter as the API takes it: those of a day, to follow up, upcoming ones, or all. */
export const demoQuery = ({ show, day, search, state, assignee }: DemoFilter) => ({
  ...toQuery({ search, state, assignee }),
  ...(show === 'day' && { date: day }),
  ...(show === 'upcoming' && { upcoming: 'true' }),
  ...(show === 'due' && { due: 'true' }),
})

export const deskDemos = (filter: DemoFilter) => {
  const query = demoQuery(filter)
  return pagedQuery([...demosKey, 'list', query], (after) =>
    call(listDemoDesk, { query: { size: 50, ...query, after } }),
  )
}

export const demoMonth = (month: string) =>
  queryOptions({
    queryKey: [...demosKey, 'month', month],
    queryFn: () => call(getDemoCalendar, { query: { month } }),
    placeholderData: keepPreviousData,
  })

export const useChangeDemos = (options?: typeof inlineErrors) =>
  useInvalidatingMutation(
    demosKey,
    (body: BookingChange & { bookingIds: number[] }) => call(changeDemoBookings, { body }),
    options,
  )

export const useCreateFeed = () => useInvalidatingMutation(demosKey, () => call(createDemoFeed), inlineErrors)
export const useRevokeFeed = () => useInvalidatingMutation(demosKey, () => call(revokeDemoFeed), inlineErrors)

export const useAddLead = () => useEndpointMutation(demosKey, addLead, inlineErrors)

export const leadEvents = (bookingId: number) =>
  endpointQuery([...demosKey, 'events', bookingId], listLeadEvents, { params: { bookingId } })

export const conversion = endpointQuery([...demosKey, 'conversion'], getConversion)
