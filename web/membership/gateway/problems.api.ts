import { listGatewayProblems, resolveGatewayProblem } from '#contract/membership/gateway.ts'
import { inlineErrors, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { paymentsKey } from '../payments-admin.api.ts'

export const gatewayProblems = endpointQuery([...paymentsKey, 'gateway problems'], listGatewayProblems)

export const useResolveProblem = () => useEndpointMutation(paymentsKey, resolveGatewayProblem, inlineErrors)
