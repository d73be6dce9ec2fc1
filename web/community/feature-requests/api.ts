import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import {
  answerFeatureRequest,
  type FeatureRequest,
  type FeatureRequestDraft,
  findSimilarRequests,
  getFeatureRequest,
  listFeatureRequests,
  requestFeature,
  takeVoteBack,
  voteForFeature,
} from '#contract/community/feature-requests.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { call } from '#web/kit/api/api.ts'
import type { RequestsAsked } from './rules.ts'

const everything = ['community', 'feature-requests']
const lists = [...everything, 'list']

export const requestsFor = ({ mine, ...asked }: RequestsAsked) =>
  infiniteQueryOptions({
    queryKey: [...lists, { ...asked, mine }],
    queryFn: ({ pageParam }) =>
      call(listFeatureRequests, {
        query: { ...asked, ...(mine && { mine: 'true' }), ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // The list that was there stays until the next one comes, instead of a flicker at each letter of a search.
    placeholderData: keepPreviousData,
  })

export const requestOf = (requestId: number) =>
  queryOptions({
    queryKey: [...everything, 'one', requestId],
    queryFn: () => call(getFeatureRequest, { params: { requestId } }),
  })

const fewestLetters = 4

/** What was asked for in like words, once there are enough of them to compare. */
export const requestsLike = (title: string) =>
  queryOptions({
    queryKey: [...everything, 'alike', title],
    queryFn: () => call(findSimilarRequests, { query: { title } }),
    enabled: title.length >= fewestLetters,
    staleTime: 60_000,
  })

export function useRequestFeature() {
  const queries = useQueryClient()
  return async (body: FeatureRequestDraft, idempotencyKey: string) => {
    const request = await call(requestFeature, { body, idempotencyKey })
    queries.setQueryData(requestOf(request.requestId).queryKey, request)
    void queries.invalidateQueries({ queryKey: lists })
    return request
  }
}

/** Counted at once, put back if the server refuses; the server's number replaces the guess. */
export function useVote({ requestId, votes, isVoted }: FeatureRequest) {
  const queries = useQueryClient()
  const show = (edit: Partial<FeatureRequest>) => showRequest(queries, requestId, edit)
  return useMutation({
    mutationFn: (wanted: boolean) => call(wanted ? voteForFeature : takeVoteBack, { params: { requestId } }),
    // One after the other: the last press is the one that counts.
    scope: { id: `vote for request ${requestId}` },
    networkMode: 'always',
    onMutate: (wanted) => {
      show({ isVoted: wanted, votes: votes + (wanted ? 1 : -1) })
      // Handed on, because by then the options are those of a render that has seen the new number.
      return { isVoted, votes }
    },
    onSuccess: show,
    onError: (_error, _wanted, before) => before && show(before),
  })
}

export function useAnswerRequest(requestId: number) {
  const queries = useQueryClient()
  return async (body: BodyOf<typeof answerFeatureRequest>) => {
    const request = await call(answerFeatureRequest, { params: { requestId }, body })
    showRequest(queries, requestId, request)
  }
}

type Held = FeatureRequest | FeatureRequest[] | InfiniteData<Page<FeatureRequest>>

/** A request may stand in several lists at once; it changes in all of them. */
function showRequest(queries: QueryClient, requestId: number, edit: Partial<FeatureRequest>) {
  const edited = (request: FeatureRequest) => (request.requestId === requestId ? { ...request, ...edit } : request)
  queries.setQueriesData<Held>({ queryKey: everything }, (held) => {
    if (!held) return held
    if (Array.isArray(held)) return held.map(edited)
    if (!('pages' in held)) return edited(held)
    return { ...held, pages: held.pages.map((page) => ({ ...page, items: page.items.map(edited) })) }
  })
}
