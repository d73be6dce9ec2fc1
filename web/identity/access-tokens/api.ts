import { createAccessToken, listAccessTokens, revokeAccessToken } from '#contract/identity/access-tokens.ts'
import { endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'

export const myAccessTokens = endpointQuery(['identity', 'access-tokens'], listAccessTokens)

export const useCreateToken = () => useEndpointMutation(myAccessTokens.queryKey, createAccessToken)

export const useRevokeToken = () => useEndpointMutation(myAccessTokens.queryKey, revokeAccessToken)
