import {
  deleteFact,
  dismissFactReports,
  type Fact,
  type FactDraft,
  likeFact,
  listFacts,
  listReportedFacts,
  reportFact,
  shareFact,
  unlikeFact,
} from '#contract/community/facts.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import { useMark } from '../marks.ts'

const factsKey = ['community', 'facts']

/** '' is newest first. */
export type FactFilter = { order: '' | 'likes'; search: string }

export const factList = (filter: FactFilter) =>
  pagedQuery([...factsKey, 'list', filter], (after) => call(listFacts, { query: { ...toQuery(filter), after } }))

export const reportedFacts = pagedQuery([...factsKey, 'reported'], (after) =>
  call(listReportedFacts, { query: { after } }),
)

export const useShareFact = () =>
  useInvalidatingMutation(
    factsKey,
    ({ body, idempotencyKey }: { body: FactDraft; idempotencyKey: string }) =>
      call(shareFact, { body, idempotencyKey }),
    inlineErrors,
  )

export const useLikeFact = (factId: number) =>
  useMark<Fact>({
    queryKey: factsKey,
    id: factId,
    idOf: (fact) => fact.factId,
    send: (isLiked) => call(isLiked ? likeFact : unlikeFact, { params: { factId } }),
    edit: (fact, isLiked) => (fact.isLiked === isLiked ? {} : { isLiked, likes: fact.likes + (isLiked ? 1 : -1) }),
  })

export const useReportFact = (factId: number) =>
  useInvalidatingMutation(
    factsKey,
    (reason: string) => call(reportFact, { params: { factId }, body: { reason } }),
    inlineErrors,
  )

export const useDeleteFact = (factId: number) =>
  useInvalidatingMutation(factsKey, () => call(deleteFact, { params: { factId } }), inlineErrors)

export const useDismissFactReports = (factId: number) =>
  useInvalidatingMutation(factsKey, () => call(dismissFactReports, { params: { factId } }))
