import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApp } from '../src/app.js'
import { emptyDatabase } from './database.js'

test('an account can be made', async () => {
  const app = await createApp({ db: await emptyDatabase() })
  const payload = { email: 'Asha@example.in ', password: 'monsoon in mysuru' }
  const response = await app.inject({ method: 'POST', url: '/v1/accounts', payload })
  assert.equal(response.statusCode, 201)
})
