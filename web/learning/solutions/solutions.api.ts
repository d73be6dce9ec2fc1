import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  answerComment,
  getDraft,
  listAttempts,
  submitSolution,
  type SolutionFile,
} from '#contract/learning/solutions.ts'
import { call } from '#web/kit/api/api.ts'

export const attemptsOf = (taskStepId: number) =>
  queryOptions({
    queryKey: ['learning', 'attempts', taskStepId],
    queryFn: () => call(listAttempts, { params: { taskStepId } }),
    // The links of the files are good for some minutes only.
    refetchInterval: 4 * 60_000,
  })

/** Asked for anew each time the form opens: another device may have written since. */
export const draftOf = (taskStepId: number) =>
  queryOptions({
    queryKey: ['learning', 'draft', taskStepId],
    queryFn: () => call(getDraft, { params: { taskStepId } }),
    staleTime: Infinity,
    gcTime: 0,
    // Without a connection the draft of this device must open at once, not wait for the other.
    networkMode: 'always',
    retry: false,
  })

export type Submission = { taskStepId: number; textSolution: string; uploads: string; submissionKey: string }

export const useSubmission = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Submission) => call(submitSolution, { body }),
    // Held back without a connection, it would be sent at some moment nobody chose; a failure is told at once.
    networkMode: 'always',
    // After a refusal too: it may say that the step has moved on meanwhile.
    onSettled: (_answer, _error, { taskStepId }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['learning', 'tasks'] }),
        queries.invalidateQueries({ queryKey: ['learning', 'courses'] }),
        queries.invalidateQueries(attemptsOf(taskStepId)),
      ]),
    meta: { isQuiet: true },
  })
}

export const useAnswerComment = (taskStepId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ commentId, answer }: { commentId: number; answer: string }) =>
      call(answerComment, { params: { commentId }, body: { answer } }),
    onSuccess: () => queries.invalidateQueries(attemptsOf(taskStepId)),
    networkMode: 'always',
    meta: { isQuiet: true },
  })
}

const largestQuoted = 512 * 1024

export const canBeQuoted = (file: SolutionFile) => file.kind === 'text/plain' && file.bytes <= largestQuoted

/** The lines of a handed-in text. A file never changes, so they are fetched once, whatever its link is by now. */
export const linesOf = ({ fileId, url }: SolutionFile) =>
  queryOptions({
    queryKey: ['learning', 'lines', fileId],
    queryFn: async () => {
      const response = await fetch(url)
      if (!response.ok) throw new Error('The file could not be read')
      return (await response.text()).split(/\r\n|\n|\r/)
    },
    staleTime: Infinity,
    retry: false,
  })
