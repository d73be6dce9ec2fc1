import { expect, test } from 'vitest'
import { sql } from './kit/db/orm.ts'
import { internals } from './testing/access-matrix/internals.ts'
import { sharedApp } from './testing/test-app.ts'

const academy = await sharedApp()
const admin = await academy.newActor('admin')

test('reveals nothing about a failed SQL statement', async () => {
  const { findActor } = academy.deps
  academy.deps.findActor = async () => {
    await academy.db.execute(sql`select password_hash from people where nothing = 'hunter2'`)
    return null
  }
  const answer = await academy.app.inject({ url: '/v1/user/me', headers: { authorization: `Bearer ${admin.token}` } })
  academy.deps.findActor = findActor
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toMatch(internals)
  expect(answer.body).not.toMatch(/hunter2|password_hash/)
  expect(answer.json()).toMatchObject({ code: 'unexpected', requestId: answer.headers['x-request-id'] })
})

test('recognises internals', () => {
  expect(new Error('x').stack).toMatch(internals)
  expect('relation "people" does not exist').toMatch(internals)
})
