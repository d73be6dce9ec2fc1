import { expect, test } from 'vitest'
import type { WireResponse } from '#contract/kit/rendering.ts'
import { createPageParts } from './page-start.ts'

const page = '/dashboard/tasks/2'
const me = { path: '/v1/user/me', http: 200, body: { status: 1, data: 'Asha' } }
const refused = { path: '/v1/wallet', http: 403, body: { status: 0, code: 'forbidden' } }
const reply = (...parts: (typeof me | typeof refused)[]): WireResponse => ({ http: 200, body: { data: { parts } } })

function open(answer: Promise<WireResponse | null> | WireResponse | null) {
  const at = { path: page, token: 'own' as string | null, time: Date.now() }
  const parts = createPageParts({
    path: page,
    token: 'own',
    reply: Promise.resolve(answer),
    stored: Promise.resolve([]),
  })
  return { at, close: parts.close, take: (path: string) => parts.take(path, () => at) }
}

test('answers each request of the page once, with its own status', async () => {
  const { take } = open(reply(me, refused))
  expect(await take(me.path)).toEqual({ http: 200, body: me.body })
  expect(await take(refused.path)).toEqual({ http: 403, body: refused.body })
  expect([await take(me.path), await take('/v1/jobs')]).toEqual([null, null])
})

test('never answers after something may have changed, even a request that was waiting', async () => {
  const { take, close } = open(reply(me))
  const waiting = take(me.path)
  close()
  expect([await waiting, await take(me.path)]).toEqual([null, null])
})

test('is used only on the page that was opened, by its session and for ten seconds', async () => {
  const other = open(new Promise<null>(() => {}))
  other.at.path = '/dashboard/jobs'
  expect(await other.take(me.path)).toBeNull()
  const changes = [{ token: 'other' }, { token: null }, { time: Date.now() + 11_000 }]
  for (const change of changes) {
    const { at, take } = open(reply(me))
    await take('/v1/jobs')
    Object.assign(at, change)
    expect(await take(me.path)).toBeNull()
  }
})

test('asks the server if the reply is missing or no page', async () => {
  for (const answer of [null, { http: 500, body: null }, { http: 200, body: '<html>' }])
    expect(await open(answer).take(me.path)).toBeNull()
})

test('gives a refusal to all requests that waited for it, so that an overloaded server is not asked again', async () => {
  const answer = { http: 503, body: { status: 0, code: 'overloaded' } }
  const { take } = open(answer)
  expect(await Promise.all([take(me.path), take(refused.path)])).toEqual([answer, answer])
  expect(await take(me.path)).toBeNull()
})

test('does nothing without a starter', async () => {
  const parts = createPageParts(undefined)
  parts.close()
  expect(await parts.take(me.path, () => ({ path: page, token: 'own', time: 0 }))).toBeNull()
})
