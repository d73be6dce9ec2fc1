import { expect, test } from 'vitest'
import { createLoginLimit } from './login-limit.ts'
import { contentSecurityPolicy, isForeign } from './protect.ts'
import { createResets, requestReset } from './resets.ts'

const origin = 'https://ledger.example.com'
const tools = (now: () => number) => {
  let count = 0
  return { now, newToken: () => `token-${++count}`, digest: (token: string) => `digest of ${token}` }
}

test('the policy has no inline scripts', () => {
  expect(contentSecurityPolicy).toContain("script-src 'self'")
  expect(contentSecurityPolicy).not.toContain('unsafe-inline')
})

test('a foreign, a similar and a missing origin can’t change anything', () => {
  for (const other of ['https://evil.example', 'https://ledger.example.com.evil.example', undefined]) {
    expect(isForeign('POST', other, origin)).toBe(true)
  }
  expect(isForeign('POST', origin, origin)).toBe(false)
  expect(isForeign('GET', undefined, origin)).toBe(false)
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
  const resets = createResets(new Map(), tools(() => 0))
  const token = resets.create('p1')
  expect(resets.use(token)).toBe('p1')
  expect(resets.use(token)).toBeNull()
})

test('a reset link expires, and a newer one replaces it', () => {
  let clock = 0
  const resets = createResets(new Map(), tools(() => clock))
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
    resets: createResets(new Map(), tools(() => 0)),
    sendMail: async (to: string, text: string) => void mails.push(`${to}: ${text}`),
    origin,
  }
  const known = await requestReset('owner@example.com', deps)
  const unknown = await requestReset('nobody@example.com', deps)
  expect(known).toEqual(unknown)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('https://ledger.example.com/reset#')
})
