import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLoginLimit } from './login-limit.ts'
import { protect } from './protect.ts'
import { createResets, requestReset } from './resets.ts'

const origin = 'https://ledger.example.com'
function newApp() {
  const app = Fastify()
  protect(app, { origin })
  app.get('/', () => ({ ok: true }))
  app.post('/settle', () => ({ settled: true }))
  return app
}
const settleFrom = (headers: Record<string, string>) => newApp().inject({ method: 'POST', url: '/settle', headers })

test('every answer carries a policy without inline scripts', async () => {
  const policy = String((await newApp().inject('/')).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe-inline')
})

test('a form on another site can’t settle', async () => {
  const response = await settleFrom({ origin: 'https://evil.example' })
  expect(response.statusCode).toBe(403)
  expect(response.json().code).toBe('foreign_origin')
})

test('a request without Origin can’t settle', async () => {
  expect((await settleFrom({})).statusCode).toBe(403)
})

test('a similar address is another site', async () => {
  expect((await settleFrom({ origin: 'https://ledger.example.com.evil.example' })).statusCode).toBe(403)
})

test('our own page can settle', async () => {
  expect((await settleFrom({ origin })).json()).toEqual({ settled: true })
})

test('after five failures the next try has to wait, and not for ever', () => {
  let clock = 0
  const limit = createLoginLimit({ now: () => clock })
  for (let i = 0; i < 5; i++) {
    expect(limit.secondsToWait('owner@example.com')).toBe(0)
    limit.fail('owner@example.com')
    clock += 1000
  }
  expect(limit.secondsToWait('owner@example.com')).toBe(895)
  expect(limit.secondsToWait('helper@example.com')).toBe(0)
  clock += 895_000
  expect(limit.secondsToWait('owner@example.com')).toBe(0)
})

test('a right password clears the failures', () => {
  const limit = createLoginLimit({ now: () => 0 })
  for (let i = 0; i < 4; i++) limit.fail('a')
  limit.succeed('a')
  for (let i = 0; i < 4; i++) limit.fail('a')
  expect(limit.secondsToWait('a')).toBe(0)
})

test('a reset link works once', () => {
  const resets = createResets({ now: () => 0 })
  const token = resets.create('p1')
  expect(resets.use(token)).toBe('p1')
  expect(resets.use(token)).toBeNull()
})

test('a reset link expires, and a newer one replaces it', () => {
  let clock = 0
  const resets = createResets({ now: () => clock })
  const first = resets.create('p1')
  const second = resets.create('p1')
  expect(resets.use(first)).toBeNull()
  clock += 30 * 60 * 1000
  expect(resets.use(second)).toBeNull()
  expect(resets.use('made-up')).toBeNull()
})

test('the answer doesn’t tell whether an account exists', async () => {
  const mails: string[] = []
  const deps = {
    findPersonId: (email: string) => (email === 'owner@example.com' ? 'p1' : null),
    resets: createResets({ now: () => 0 }),
    sendMail: async (to: string, text: string) => void mails.push(`${to}: ${text}`),
    origin,
  }
  const known = await requestReset('owner@example.com', deps)
  const unknown = await requestReset('nobody@example.com', deps)
  expect(known).toEqual(unknown)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('https://ledger.example.com/reset#')
})
