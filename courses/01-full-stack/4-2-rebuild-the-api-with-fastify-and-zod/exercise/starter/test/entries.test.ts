import assert from 'node:assert/strict'
import test from 'node:test'
import { createApp } from '../src/app.ts'

const rice = {
  id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11',
  customerId: 'c3',
  kind: 'credit',
  paise: 104200,
  note: 'Rice 10 kg',
  on: '2026-04-02',
}

test('adds an entry', async () => {
  const app = createApp()
  const response = await app.inject({ method: 'POST', url: '/entries', payload: rice })
  assert.equal(response.statusCode, 201)
})

// TODO: a 400, a 404 and a 409 with code and field, and an entry that is sent twice
