import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getDraft, listAttempts, replyToReview, submitSolution } from '#contract/learning/solutions.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { TaskStep } from '#contract/learning/tasks.ts'
import type { OutboxItem } from '#web/kit/outbox/item.ts'
import { call } from '#web/kit/api/api.ts'
import { pollDelay } from '../practice/check-run/check-run.rules.ts'
import type { OutboxUpload } from '#web/kit/outbox/outbox.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { inlineErrors, useEndpointMutation, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { sendByDevice } from '#web/kit/outbox/send.ts'

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

export type Submission = {
  taskStepId: number
  /** Of the step, for people. */
  title: string
  textSolution: string
  uploads: OutboxUpload[]
  /** The server has the uploads. */
  areUploaded: boolean
  previousFiles: string
  idempotencyKey: string
  /** To go on with it after all. */
  draft: object
  /** What it was written for. */
  exerciseVersion?: number
  lessonVersion?: number
  /** The code of an exercise. */
  files?: File[]
  /** Of the visible checks, in this browser. */
  checksPassed?: number
}

/** In the outbox. */
export const solutionLane = (taskStepId: number) => `solution:${taskStepId}`

/** The solution that waits, or has arrived while the page shows the step as it was before. */
export const keptSolution = (items: readonly OutboxItem[], { attempts }: TaskStep) =>
  items.findLast(({ state, answer }) => state !== 'received' || (answer as SubmitReply).data.attempt > attempts)

type SubmitReply = { data: ReplyOf<typeof submitSolution> }

export const useSubmitSolution = (isShown: () => boolean) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (submission: Submission) => {
      const { idempotencyKey: id, title, files = [], uploads, areUploaded, draft, ...body } = submission
      return sendByDevice(
        submitSolution,
        { body, files },
        {
          id,
          lane: solutionLane(body.taskStepId),
          label: `Solution: ${title}`,
          text: body.textSolution,
          link: window.location.pathname,
          uploads,
          areUploaded,
          draft,
          isShown,
        },
      )
    },
    // Without a connection it is kept on this device.
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

/** Of the replies to a review that wait on this device. */
export const repliesLane = (solutionId: number, commentId?: number) =>
  `replies:${solutionId}:${commentId ?? 'feedback'}`

type Reply = { solutionId: number; commentId?: number; body: string }

/** The learner's. */
export const useReplyLater = (isShown: () => boolean) => {
  const { keyFor, forget } = useIdempotencyKey()
  const reply = async ({ solutionId, ...body }: Reply) => {
    const words = { label: 'Reply to a review', text: body.body, link: window.location.pathname, isShown }
    const about = { id: keyFor([solutionId, body]), lane: repliesLane(solutionId, body.commentId) }
    await sendByDevice(replyToReview, { params: { solutionId }, body }, { ...about, ...words })
    forget()
  }
  return useInvalidatingMutation(attemptsKey, reply, { networkMode: 'always', ...inlineErrors })
}

/** In the workbench. */
export const useReplyToReview = () =>
  useEndpointMutation(attemptsKey, replyToReview, {
    alsoInvalidates: ['learning', 'reviews'],
    networkMode: 'always',
    ...inlineErrors,
  })
