import { getExercise, removeExercise, rerunOpenAttempts, saveExercise } from '#contract/learning/practice.ts'
import { inlineErrors, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'

const keyOf = (stepId: number) => ['learning', 'exercise-editor', stepId]

export const exerciseOf = (stepId: number) => endpointQuery(keyOf(stepId), getExercise, { params: { stepId } })

// Fails at once without a connection, instead of publishing at some later moment.
const options = { networkMode: 'always', ...inlineErrors } as const

export const useSaveExercise = (stepId: number) => useEndpointMutation(keyOf(stepId), saveExercise, options)

export const useRemoveExercise = (stepId: number) => useEndpointMutation(keyOf(stepId), removeExercise, options)

export const useRerunOpenAttempts = (stepId: number) => useEndpointMutation(keyOf(stepId), rerunOpenAttempts, options)
