import { type InfiniteData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  answerFeatureRequest,
  type FeatureRequest,
  type FeatureRequestDraft,
  findSimilarRequests,
  getFeatureRequest,
  listFeatureRequests,
  requestFeature,
  voteForFeature,
  withdrawVote,
} from '#contract/community/feature-requests.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import type { RequestFilter } from './filter.ts'

export const requestsKey = ['community', 'feature-requests']

export const requestList = ({ request: _request, ...filter }: RequestFilter) =>
  pagedQuery([...requestsKey, 'list', filter], (after) =>
    call(listFeatureRequests, { query: { ...toQuery(filter), after } }),
  )

export const requestById = (requestId: number) =>
  queryOptions({
    queryKey: [...requestsKey, requestId],
    queryFn: () => call(getFeatureRequest, { params: { requestId } }),
  })

const minLength = 4

export const similarRequests = (title: string) =>
  queryOptions({
    queryKey: [...requestsKey, 'similar', title],
    queryFn: () => call(findSimilarRequests, { query: { title } }),
    enabled: title.length >= minLength,
    staleTime: 60_000,
  })

export function useRequestFeature() {
  const queries = useQueryClient()
  return async (body: FeatureRequestDraft, idempotencyKey: string) => {
    const request = await call(requestFeature, { body, idempotencyKey })
    queries.setQueryData(requestById(request.requestId).queryKey, request)
    void queries.invalidateQueries({ queryKey: [...requestsKey, 'list'] })
    return request
  }
}

/** An optimistic update, undone if the server refuses; the server's count replaces the guess. */
export function useVote({ requestId, votes, isVoted }: FeatureRequest) {
  const queries = useQueryClient()
  const show = (edit: Partial<FeatureRequest>) => updateRequest(queries, requestId, edit)
  return useMutation({
    mutationFn: (isVote: boolean) => call(isVote ? voteForFeature : withdrawVote, { params: { requestId } }),
    // One after the other, so that the last click counts.
    scope: { id: `vote for request ${requestId}` },
    networkMode: 'always',
    onMutate: (isVote) => {
      show({ isVoted: isVote, votes: votes + (isVote ? 1 : -1) })
      // Kept for onError, which sees the values of a later render.
      return { isVoted, votes }
    },
    onSuccess: show,
    onError: (_error, _isVote, before) => before && show(before),
  })
}

export const useAnswerRequest = (requestId: number) =>
  useInvalidatingMutation(
    requestsKey,
    (body: BodyOf<typeof answerFeatureRequest>) => call(answerFeatureRequest, { params: { requestId }, body }),
    inlineErrors,
  )

type Loaded = FeatureRequest | FeatureRequest[] | InfiniteData<Page<FeatureRequest>>

/** Changes a request in every loaded list without asking the server. */
function updateRequest(queries: QueryClient, requestId: number, edit: Partial<FeatureRequest>) {
  const edited = (request: FeatureRequest) => (request.requestId === requestId ? { ...request, ...edit } : request)
  queries.setQueriesData<Loaded>({ queryKey: requestsKey }, (loaded) => {
    if (!loaded || typeof loaded !== 'object') return loaded
    if (Array.isArray(loaded)) return loaded.map(edited)
    if (!('pages' in loaded)) return edited(loaded)
    return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, items: page.items.map(edited) })) }
  })
}
