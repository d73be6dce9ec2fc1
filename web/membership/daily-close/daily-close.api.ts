import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { closeDay, getDay } from '#contract/membership/daily-close.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'

const allDays = ['membership', 'daily-close']

/** '' is today. */
export const dayReport = (day: string) =>
  queryOptions({
    queryKey: [...allDays, day],
    queryFn: () => call(getDay, { query: day ? { day } : {} }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })

export const useCloseDay = () => useEndpointMutation(allDays, closeDay, inlineErrors)
