import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getHoursOf,
  getMyHours,
  listWorkload,
  saveHoursOf,
  saveMyHours,
  type WorkingHours,
} from '#contract/learning/mentors.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, shownAgain } from '#web/kit/api/query.ts'

const mentorsKey = ['learning', 'mentors']

/** Without a person, the reader's own. */
export const hoursOf = (userId: number | null) =>
  queryOptions({
    queryKey: [...mentorsKey, 'hours', userId],
    queryFn: () => (userId === null ? call(getMyHours) : call(getHoursOf, { params: { userId } })),
  })

export function useSaveHours(userId: number | null) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: WorkingHours) =>
      userId === null ? call(saveMyHours, { body }) : call(saveHoursOf, { params: { userId }, body }),
    onSuccess: (saved) => queries.setQueryData(hoursOf(userId).queryKey, saved),
    ...inlineErrors,
  })
}

export const workload = pagedQuery([...mentorsKey, 'workload'], (after) => call(listWorkload, { query: { after } }), {
  ...shownAgain,
})
