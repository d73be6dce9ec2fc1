import assert from 'node:assert/strict'
import { test } from 'node:test'
import { together } from '../provider.js'

test('a captured payment is stored with its reference', async () => {
  const { statuses, state, upi_ref } = await together([['payment.captured', { upiRef: '607312345678' }]])
  assert.deepEqual([statuses, state, upi_ref], [[200], 'captured', '607312345678'])
})
