import { expect, test } from 'vitest'
import { listJobs } from '#contract/careers/jobs.ts'
import { saveProfile } from '#contract/identity/profile.ts'
import { listPayments } from '#contract/membership/payments.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { type TestActor, sharedApp } from './testing/test-app.ts'

const academy = await sharedApp({ rateLimitFactor: 100_000 })
const newActor = (role: 'learner' | 'mentor' | 'admin') => academy.newActor(role)
const actors = { learner: await newActor('learner'), mentor: await newActor('mentor'), admin: await newActor('admin') }

const isPolluted = () => ['isAdmin', 'polluted', '0'].some((key) => key in {})
const pollutions = [
  '__proto__[isAdmin]=true',
  '__proto__.isAdmin=true',
  'constructor[prototype][isAdmin]=true',
  'constructor.prototype.isAdmin=true',
  '__proto__=polluted&__proto__=again',
  'prototype[isAdmin]=1',
  `${'a['.repeat(5_000)}x${']'.repeat(5_000)}=1`,
  Array.from({ length: 1_000 }, (_, at) => `k${at}=1`).join('&'),
]
const bearer = ({ token }: TestActor) => ({ authorization: `Bearer ${token}` })

// The framework reads every query in the same way; contract.test.ts checks each call.
test.each([
  ['a public list', listJobs, null],
  ["a learner's list", listNotifications, 'learner'],
  ["an admin's list", listPayments, 'admin'],
] as const)('%s rejects unknown fields of any name', async (_name, { path }, role) => {
  const headers = role ? bearer(actors[role]) : {}
  for (const query of pollutions) {
    const answer = await academy.app.inject({ url: `${path}?${query}`, headers })
    expect([query.slice(0, 40), answer.statusCode, answer.json().code]).toEqual([
      query.slice(0, 40),
      400,
      'invalid_input',
    ])
  }
  expect(isPolluted()).toBe(false)
})

test('rejects a parameter that is sent twice', async () => {
  const ask = (query: string) =>
    academy.app.inject({ url: `${listNotifications.path}?${query}`, headers: bearer(actors.learner) })
  expect((await ask('size=5')).statusCode).toBe(200)
  expect((await ask('size=5&size=6')).statusCode).toBe(400)
  expect((await ask('size[]=5')).statusCode).toBe(400)
  expect((await ask('size=5%00')).statusCode).toBe(400)
})

const bodies: [string, string][] = [
  ['the prototype', '{"__proto__":{"isAdmin":true},"firstName":"A"}'],
  ['the constructor', '{"constructor":{"prototype":{"isAdmin":true}},"firstName":"A"}'],
  ['who one is', '{"firstName":"A","lastName":"","role":"admin","userId":1}'],
  ['a list', '[{"firstName":"A"}]'],
  ['a number without end', '{"firstName":1e400}'],
  ['nothing', 'null'],
]
test.each(bodies)('ignores or rejects %s in a body', async (_what, payload) => {
  const headers = { ...bearer(actors.learner), 'content-type': 'application/json' }
  const { method, path: url } = saveProfile
  const answer = await academy.app.inject({ method, url, payload, headers })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
  expect(isPolluted()).toBe(false)
})
