import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { createApp } from '../src/app.js'

let app
beforeEach(async () => {
  app = await createApp({ db: await PGlite.create() })
})
const get = async (url) => {
  const { statusCode, body } = await app.inject({ method: 'GET', url })
  return { status: statusCode, body: JSON.parse(body) }
}

test('a page has as many trains as the client asks for', async () => {
  const { status, body } = await get('/v1/trains?limit=3')
  assert.equal(status, 200)
  assert.equal(body.trains.length, 3)
})
