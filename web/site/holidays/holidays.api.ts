import { addHolidays, changeHoliday, listHolidays, removeHoliday } from '#contract/site/holidays.ts'
import { endpointQuery, inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'

/** Also of what other domains list by the holidays. */
export const holidaysKey = ['holidays']

export const holidays = endpointQuery([...holidaysKey, 'all'], listHolidays, {}, { staleTime: 60_000 })

export const useAddHolidays = () => useEndpointMutation(holidaysKey, addHolidays, inlineErrors)
export const useChangeHoliday = () => useEndpointMutation(holidaysKey, changeHoliday, inlineErrors)
export const useRemoveHoliday = () => useEndpointMutation(holidaysKey, removeHoliday, inlineErrors)
