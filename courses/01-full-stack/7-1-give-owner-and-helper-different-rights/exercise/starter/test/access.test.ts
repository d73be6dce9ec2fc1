import assert from 'node:assert/strict'
import test from 'node:test'
import { createApp } from '../src/app.ts'

test('a wrong password gets 401', async () => {
  const app = createApp()
  const payload = { email: 'owner@example.com', password: 'guess' }
  const response = await app.inject({ method: 'POST', url: '/login', payload })
  assert.equal(response.statusCode, 401)
})

// TODO: a helper, a stranger, an invented token, an expired session, and one after sign-out.
// The cookie for later requests: String(response.headers['set-cookie']).split(';')[0]
// A clock of your own: let time = 0; createApp({ now: () => time })
