import { queryOptions } from '@tanstack/react-query'
import {
  askQuestion,
  findSimilarQuestions,
  getQuestion,
  listMyQuestions,
  listQuestionMessages,
  listStepQuestions,
  resolveQuestion,
  setSameQuestion,
  writeToQuestion,
} from '#contract/mentoring/questions.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { ConversationState } from '#contract/threads/conversations.ts'
import { call } from '#web/kit/api/api.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import {
  inlineErrors,
  pagedQuery,
  shownAgain,
  useEndpointMutation,
  useInvalidatingMutation,
} from '#web/kit/api/query.ts'
import { sendByDevice } from '#web/kit/outbox/send.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import type { ThreadSource } from '#web/threads/index.ts'

export const questionsKey = ['mentoring', 'questions']

export const stepQuestions = (stepId: number) =>
  pagedQuery([...questionsKey, 'step', stepId], (after) =>
    call(listStepQuestions, { params: { stepId }, query: { after } }),
  )

export const similarQuestions = (stepId: number, text: string) =>
  queryOptions({
    queryKey: [...questionsKey, 'similar', stepId, text],
    queryFn: () => call(findSimilarQuestions, { params: { stepId }, query: { text } }),
    staleTime: 60_000,
    retry: false,
    // The form works without it.
    meta: { isQuiet: true },
  })

export type MyFilter = { state: ConversationState | ''; search: string }

export const myQuestions = ({ state, search }: MyFilter) =>
  pagedQuery(
    [...questionsKey, 'mine', state, search],
    (after) => call(listMyQuestions, { query: { ...(state && { state }), ...toQuery({ search }), after } }),
    shownAgain,
  )

export const question = (questionId: number) =>
  queryOptions({
    queryKey: [...questionsKey, 'one', questionId],
    queryFn: () => call(getQuestion, { params: { questionId } }),
    refetchInterval: 60_000,
  })

export const questionThread: ThreadSource = {
  queryKey: questionsKey,
  about: 'question',
  staffBadge: 'Mentor',
  load: (questionId, query) => call(listQuestionMessages, { params: { questionId }, query }),
  write: (questionId, message) => call(writeToQuestion, { params: { questionId }, ...message }),
}

const lane = (questionId: number) => `question:${questionId}`

/** As learners write in it. */
export const learnersThread: ThreadSource = {
  ...questionThread,
  lane,
  write: (questionId, { idempotencyKey: id, ...message }, isShown) =>
    sendByDevice(
      writeToQuestion,
      { params: { questionId }, ...message },
      {
        id,
        lane: lane(questionId),
        label: 'Message about your question',
        text: message.body.body,
        link: `/dashboard/questions/${questionId}`,
        isShown,
      },
    ),
}

/** Of the questions about a step that wait on this device. */
export const askedLane = (stepId: number) => `questions:${stepId}`

type Asked = { stepId: number; body: BodyOf<typeof askQuestion>; files: File[] }

export const useAskQuestion = (isShown: () => boolean) => {
  const { keyFor, forget } = useIdempotencyKey()
  const ask = async ({ stepId, body, files }: Asked) => {
    const words = { text: body.details, link: window.location.pathname, isShown }
    const about = { id: keyFor([stepId, body, files]), lane: askedLane(stepId), label: `Question: ${body.title}` }
    const sent = await sendByDevice(askQuestion, { params: { stepId }, body, files }, { ...about, ...words })
    forget()
    return sent
  }
  return useInvalidatingMutation(questionsKey, ask, { networkMode: 'always', ...inlineErrors })
}

export const useResolveQuestion = () => useEndpointMutation(questionsKey, resolveQuestion)

export const useSameQuestion = () => useEndpointMutation(questionsKey, setSameQuestion)
