import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getDraft, listAttempts, replyToReview, submitSolution } from '#contract/learning/solutions.ts'
import { call } from '#web/kit/api/api.ts'
import { pollDelay } from '../practice/check-run/check-run.rules.ts'
import { inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'

const attemptsKey = ['learning', 'attempts']

export const attemptsOf = (taskStepId: number) =>
  queryOptions({
    queryKey: [...attemptsKey, taskStepId],
    queryFn: () => call(listAttempts, { params: { stepId: taskStepId } }),
    // Several components of one page use it.
    staleTime: 5_000,
    // The links to the files expire after a few minutes.
    refetchInterval: ({ state: { data } }) => pollDelay(data?.[0]?.checkRun, Date.now()) ?? 4 * 60_000,
  })

/** Fetched each time the form opens: another device may have saved since. */
export const draftOf = (taskStepId: number) =>
  queryOptions({
    queryKey: ['learning', 'draft', taskStepId],
    queryFn: () => call(getDraft, { params: { stepId: taskStepId } }),
    staleTime: Infinity,
    gcTime: 0,
    // Offline, the form must open at once with the draft of this device.
    networkMode: 'always',
    retry: false,
  })

type Submission = {
  taskStepId: number
  textSolution: string
  uploads: string
  previousFiles: string
  idempotencyKey: string
  /** The code of an exercise. */
  files?: File[]
  /** Of the visible checks, in this browser. */
  checksPassed?: number
}

export const useSubmitSolution = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ idempotencyKey, files = [], ...body }: Submission) =>
      call(submitSolution, { body, files, idempotencyKey }),
    // Fails at once without a connection, instead of submitting at some later moment.
    networkMode: 'always',
    // After an error too: the step may have changed meanwhile.
    onSettled: (_answer, _error, { taskStepId }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['learning', 'tasks'] }),
        queries.invalidateQueries({ queryKey: ['learning', 'courses'] }),
        queries.invalidateQueries(attemptsOf(taskStepId)),
      ]),
    meta: { isQuiet: true },
  })
}

/** On the learner's page and in the workbench. */
export const useReplyToReview = () =>
  useEndpointMutation(attemptsKey, replyToReview, {
    alsoInvalidates: ['learning', 'reviews'],
    networkMode: 'always',
    ...inlineErrors,
  })
