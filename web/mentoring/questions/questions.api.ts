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
import type { ConversationState } from '#contract/threads/conversations.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, shownAgain, useEndpointMutation } from '#web/kit/api/query.ts'
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

export const useAskQuestion = () => useEndpointMutation(questionsKey, askQuestion, inlineErrors)

export const useResolveQuestion = () => useEndpointMutation(questionsKey, resolveQuestion)

export const useSameQuestion = () => useEndpointMutation(questionsKey, setSameQuestion)
