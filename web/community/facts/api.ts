import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
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
import type { Page } from '#contract/kit/paging.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'

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

type Loaded = InfiniteData<Page<Fact>>

/** Changes a fact in every loaded list without asking the server. */
function updateFact(queries: QueryClient, factId: number, edit: (fact: Fact) => Partial<Fact>) {
  const edited = (fact: Fact) => (fact.factId === factId ? { ...fact, ...edit(fact) } : fact)
  queries.setQueriesData<Loaded>(
    { queryKey: factsKey },
    (loaded) =>
      loaded && { ...loaded, pages: loaded.pages.map((page) => ({ ...page, items: page.items.map(edited) })) },
  )
}

const withLike = (isLiked: boolean) => (fact: Fact) =>
  fact.isLiked === isLiked ? {} : { isLiked, likes: fact.likes + (isLiked ? 1 : -1) }

/**
 * An optimistic update, undone if the server refuses. Quick clicks are sent one after the other, and the server's count
 * is shown after the last of them.
 */
export const useLikeFact = (factId: number) => {
  const queries = useQueryClient()
  const mutationKey = [...factsKey, 'like', factId]
  const isLast = () => queries.isMutating({ mutationKey }) === 1
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (isLiked: boolean) => call(isLiked ? likeFact : unlikeFact, { params: { factId } }),
    onMutate: async (isLiked) => {
      updateFact(queries, factId, withLike(isLiked))
      // A list that is loading was read before this click.
      await queries.cancelQueries({ queryKey: factsKey })
    },
    onSuccess: (likes) => isLast() && updateFact(queries, factId, () => likes),
    onError: (_error, isLiked) => isLast() && updateFact(queries, factId, withLike(!isLiked)),
  })
}

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
