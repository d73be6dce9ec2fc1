import {
  deleteFact,
  dismissFactReports,
  type Fact,
  likeFact,
  listFacts,
  listReportedFacts,
  reportFact,
  shareFact,
  unlikeFact,
} from '#contract/community/facts.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useEndpointMutation } from '#web/kit/api/query.ts'
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

export const useShareFact = () => useEndpointMutation(factsKey, shareFact, inlineErrors)

export const useLikeFact = (factId: number) =>
  useMark<Fact>({
    queryKey: factsKey,
    id: factId,
    idOf: (fact) => fact.factId,
    send: (isLiked) => call(isLiked ? likeFact : unlikeFact, { params: { factId } }),
    edit: (fact, isLiked) => (fact.isLiked === isLiked ? {} : { isLiked, likes: fact.likes + (isLiked ? 1 : -1) }),
  })

export const useReportFact = () => useEndpointMutation(factsKey, reportFact, inlineErrors)

export const useDeleteFact = () => useEndpointMutation(factsKey, deleteFact, inlineErrors)

export const useDismissFactReports = () => useEndpointMutation(factsKey, dismissFactReports)
