import { queryOptions } from '@tanstack/react-query'
import {
  claimQuestion,
  getDeskQuestion,
  listQuestionDesk,
  noteOnQuestion,
  publishQuestion,
  releaseQuestion,
  unpublishQuestion,
} from '#contract/mentoring/questions-desk.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, shownAgain, useEndpointMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import { questionsKey } from './questions.api.ts'

export type DeskFilter = { state: 'open' | 'answered'; courseId: number | null; search: string }

export const openQuestions: DeskFilter = { state: 'open', courseId: null, search: '' }

export const deskQuestions = ({ state, courseId, search }: DeskFilter) =>
  pagedQuery(
    [...questionsKey, 'desk', state, courseId, search],
    (after) =>
      call(listQuestionDesk, {
        query: { ...(state !== 'open' && { state }), ...(courseId && { courseId }), ...toQuery({ search }), after },
      }),
    { refetchInterval: 20_000, refetchOnWindowFocus: 'always', ...shownAgain },
  )

export const deskQuestion = (questionId: number) =>
  queryOptions({
    queryKey: [...questionsKey, 'desk', 'one', questionId],
    queryFn: () => call(getDeskQuestion, { params: { questionId } }),
    // Another mentor may claim it, and the links to the files expire after a few minutes.
    refetchInterval: 60_000,
  })

export const useClaimQuestion = () => useEndpointMutation(questionsKey, claimQuestion)

export const useReleaseQuestion = () => useEndpointMutation(questionsKey, releaseQuestion)

export const useNoteOnQuestion = () => useEndpointMutation(questionsKey, noteOnQuestion, inlineErrors)

export const usePublishQuestion = () => useEndpointMutation(questionsKey, publishQuestion, inlineErrors)

export const useUnpublishQuestion = () => useEndpointMutation(questionsKey, unpublishQuestion)
