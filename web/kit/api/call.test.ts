import { expect, test } from 'vitest'
import { subscribeUser } from '#contract/membership/payments.ts'
import type { WireRequest } from '#contract/kit/rendering.ts'
import { createCall } from './call.ts'

async function requestOf(input: { idempotencyKey?: string }): Promise<WireRequest> {
  const requests: WireRequest[] = []
  const call = createCall(async (request) => {
    requests.push(request)
    return { http: 200, body: { status: 1, message: 'OK', data: {} } }
  })
  await call(subscribeUser, { body: { amount: '199', transactionId: '412345678901' }, ...input })
  return requests[0]!
}

test('sends the idempotency key as a header', async () => {
  expect(await requestOf({ idempotencyKey: 'a1b2c3d4e5' })).toMatchObject({
    method: 'POST',
    path: '/v1/course/subscribeUser',
    headers: { 'idempotency-key': 'a1b2c3d4e5', 'content-type': 'application/json' },
  })
})
