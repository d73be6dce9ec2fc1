import assert from 'node:assert/strict'
import { test } from 'node:test'
import { together } from '../provider.js'

test('a captured payment is stored with its reference', async () => {
  const { statuses, state, upi_ref } = await together([['payment.captured', { upiRef: '607312345678' }]])
  assert.deepEqual([statuses, state, upi_ref], [[200], 'captured', '607312345678'])
})

test('five copies at once have one effect', async () => {
  const copies = Array(5).fill(['payment.captured', { upiRef: '607312345678' }])
  assert.deepEqual(await together(copies), {
    statuses: [200, 200, 200, 200, 200],
    state: 'captured',
    upi_ref: '607312345678',
    events: 1,
  })
})

test('a forged message changes nothing', async () => {
  const { statuses, state } = await together([['payment.captured', { secret: 'a wrong guess' }]])
  assert.deepEqual([statuses, state], [[401], 'created'])
})

test('a refund that comes first isn’t taken back', async () => {
  const { state } = await together([['refund.processed'], ['payment.captured'], ['payment.authorized']])
  assert.equal(state, 'refunded')
})
