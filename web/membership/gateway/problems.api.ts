import { queryOptions } from '@tanstack/react-query'
import { listGatewayProblems, resolveGatewayProblem } from '#contract/membership/gateway.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { paymentsKey } from '../payments-admin.api.ts'

export const gatewayProblems = queryOptions({
  queryKey: [...paymentsKey, 'gateway problems'],
  queryFn: () => call(listGatewayProblems),
})

export const useResolveProblem = () =>
  useInvalidatingMutation(
    paymentsKey,
    (body: BodyOf<typeof resolveGatewayProblem>) => call(resolveGatewayProblem, { body }),
    inlineErrors,
  )
