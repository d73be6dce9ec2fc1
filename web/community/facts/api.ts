import {
  infiniteQueryOptions,
  keepPreviousData,
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import {
  deleteFact,
  type Fact,
  type FactDraft,
  keepFact,
  likeFact,
  listFacts,
  listReportedFacts,
  reportFact,
  shareFact,
  unlikeFact,
} from '#contract/community/facts.ts'
import type { Page } from '#contract/kit/paging.ts'
import { call } from '#web/kit/api/api.ts'

const everything = ['community', 'facts']

export type FactOrder = 'newest' | 'best'

export const factsInOrder = (order: FactOrder, search: string) =>
  infiniteQueryOptions({
    queryKey: [...everything, 'list', order, search],
    queryFn: ({ pageParam }) =>
      call(listFacts, { query: { order, ...(search && { search }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

export const reportedFacts = infiniteQueryOptions({
  queryKey: [...everything, 'reported'],
  queryFn: ({ pageParam }) => call(listReportedFacts, { query: pageParam ? { after: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
})

/** What goes wrong is said where it was tried. */
const toldInPlace = { isQuiet: true }
const renew = (queries: QueryClient) => queries.invalidateQueries({ queryKey: everything })

export const useShareFact = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: FactDraft; idempotencyKey: string }) =>
      call(shareFact, { body, idempotencyKey }),
    meta: toldInPlace,
    onSuccess: () => renew(queries),
  })
}

type Loaded = InfiniteData<Page<Fact>>

/** Changes one fact wherever it is shown, without asking the server. */
function changeFact(queries: QueryClient, factId: number, change: (fact: Fact) => Partial<Fact>) {
  const changed = (fact: Fact) => (fact.factId === factId ? { ...fact, ...change(fact) } : fact)
  queries.setQueriesData<Loaded>(
    { queryKey: everything },
    (loaded) =>
      loaded && { ...loaded, pages: loaded.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
  )
}

const withLike = (isLiked: boolean) => (fact: Fact) =>
  fact.isLiked === isLiked ? {} : { isLiked, likes: fact.likes + (isLiked ? 1 : -1) }

/**
 * The heart answers at once; should the server say no, it goes back. Quick presses are sent one after the other, and
 * what the server counted is shown when the last of them is answered.
 */
export const useLikeFact = (factId: number) => {
  const queries = useQueryClient()
  const mutationKey = [...everything, 'like', factId]
  const isLast = () => queries.isMutating({ mutationKey }) === 1
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (isLiked: boolean) => call(isLiked ? likeFact : unlikeFact, { params: { factId } }),
    onMutate: async (isLiked) => {
      changeFact(queries, factId, withLike(isLiked))
      // A list that is on its way was read before this press.
      await queries.cancelQueries({ queryKey: everything })
    },
    onSuccess: (counted) => isLast() && changeFact(queries, factId, () => counted),
    onError: (_error, isLiked) => isLast() && changeFact(queries, factId, withLike(!isLiked)),
  })
}

export const useReportFact = (factId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(reportFact, { params: { factId }, body: { reason } }),
    meta: toldInPlace,
    onSuccess: () => renew(queries),
  })
}

export const useDeleteFact = (factId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteFact, { params: { factId } }),
    meta: toldInPlace,
    onSuccess: () => renew(queries),
  })
}

export const useKeepFact = (factId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(keepFact, { params: { factId } }),
    onSuccess: () => renew(queries),
  })
}
