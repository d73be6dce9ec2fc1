import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  answerFeatureRequest,
  type FeatureRequest,
  type FeatureRequestDraft,
  findSimilarRequests,
  getFeatureRequest,
  listFeatureRequests,
  requestFeature,
  type RequestState,
  voteForFeature,
  withdrawVote,
} from '#contract/community/feature-requests.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import { useMark } from '../marks.ts'

export const requestsKey = ['community', 'feature-requests']

/** '' is the default: most votes first, any state, everyone's. `request` is the id of the open one. */
export type RequestFilter = {
  order: '' | 'newest'
  state: RequestState | ''
  mine: '' | 'yes'
  search: string
  request: string
}

export const requestList = ({ request: _request, ...filter }: RequestFilter) =>
  pagedQuery([...requestsKey, 'list', filter], (after) =>
    call(listFeatureRequests, { query: { ...toQuery(filter), after } }),
  )

export const requestById = (requestId: number) =>
  endpointQuery([...requestsKey, requestId], getFeatureRequest, { params: { requestId } })

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

export const useVote = (requestId: number) =>
  useMark<FeatureRequest>({
    queryKey: requestsKey,
    id: requestId,
    idOf: (request) => request.requestId,
    send: (isVoted) => call(isVoted ? voteForFeature : withdrawVote, { params: { requestId } }),
    edit: (request, isVoted) =>
      request.isVoted === isVoted ? {} : { isVoted, votes: request.votes + (isVoted ? 1 : -1) },
  })

export const useAnswerRequest = () => useEndpointMutation(requestsKey, answerFeatureRequest, inlineErrors)
