import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getStudyPlan, saveStudyPlan, type StudyPlan } from '#contract/learning/study/plan.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery } from '#web/kit/api/query.ts'

export const studyPlan = endpointQuery(['learning', 'study-plan'], getStudyPlan)

/** An optimistic update. Several changes are saved one after the other. */
export function useSaveStudyPlan() {
  const queries = useQueryClient()
  const { queryKey } = studyPlan
  return useMutation({
    scope: { id: 'study-plan' },
    mutationFn: (change: Partial<StudyPlan>) => call(saveStudyPlan, { body: change }),
    onMutate: async (change) => {
      await queries.cancelQueries(studyPlan)
      queries.setQueryData(queryKey, (current) => current && { ...current, ...change })
    },
    onSettled: async () => {
      await Promise.all([
        queries.invalidateQueries(studyPlan),
        // The snapshot has the streak and the offer.
        queries.invalidateQueries({ queryKey: ['learning', 'courses'] }),
      ])
    },
  })
}
