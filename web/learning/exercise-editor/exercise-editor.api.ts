import { queryOptions } from '@tanstack/react-query'
import {
  type ExerciseFields,
  getExercise,
  removeExercise,
  rerunOpenAttempts,
  saveExercise,
} from '#contract/learning/practice.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, useInvalidatingMutation } from '#web/kit/api/query.ts'

const keyOf = (stepId: number) => ['learning', 'exercise-editor', stepId]

export const exerciseOf = (stepId: number) =>
  queryOptions({ queryKey: keyOf(stepId), queryFn: () => call(getExercise, { params: { stepId } }) })

// Fails at once without a connection, instead of publishing at some later moment.
const options = { networkMode: 'always', ...inlineErrors } as const

export const useSaveExercise = (stepId: number) =>
  useInvalidatingMutation(
    keyOf(stepId),
    (body: { version: number; content: ExerciseFields }) => call(saveExercise, { params: { stepId }, body }),
    options,
  )

export const useRemoveExercise = (stepId: number) =>
  useInvalidatingMutation(keyOf(stepId), () => call(removeExercise, { params: { stepId } }), options)

export const useRerunOpenAttempts = (stepId: number) =>
  useInvalidatingMutation(keyOf(stepId), () => call(rerunOpenAttempts, { params: { stepId } }), options)
