import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startProvider } from '../../provider.mjs'
import { verifyIdToken } from './id-token.ts'
import { finishSignIn, startSignIn } from './oidc.ts'

const settings = { issuer: 'http://localhost:4123', clientId: 'seatfinder', redirectUri: 'http://localhost:3000/callback' }
let provider: Awaited<ReturnType<typeof startProvider>>
before(async () => void (provider = await startProvider({ port: 4123 })))
after(() => provider.close())

/** Plays the browser: follows the link and returns the address to which the provider sends the visitor back. */
async function visit(url: string, misbehave = '') {
  const response = await fetch(misbehave ? `${url}&misbehave=${misbehave}` : url, { redirect: 'manual' })
  return response.headers.get('location')!
}

test('signs Asha in', async () => {
  const { url, pending } = await startSignIn(settings)
  const person = await finishSignIn(settings, await visit(url), pending)
  assert.deepEqual(person, { issuer: settings.issuer, subject: 'practice-user-1', email: 'asha@example.in' })
})

const lies = { nonce: /nonce/, audience: /another app/, issuer: /issuer/, expired: /expired/, signature: /signature/ }
for (const [lie, message] of Object.entries(lies))
  test(`refuses a wrong ${lie}`, async () => {
    const { url, pending } = await startSignIn(settings)
    await assert.rejects(finishSignIn(settings, await visit(url, lie), pending), message)
  })

test('refuses a callback that this visitor did not start', async () => {
  const attacker = await startSignIn(settings)
  const victim = await startSignIn(settings)
  await assert.rejects(finishSignIn(settings, await visit(attacker.url), victim.pending), /state/)
  await assert.rejects(finishSignIn(settings, await visit(attacker.url), undefined), /not started here/)
})

test('a stolen code is useless without the verifier', async () => {
  const { url, pending } = await startSignIn(settings)
  await assert.rejects(finishSignIn(settings, await visit(url), { ...pending, verifier: 'guess' }), /400/)
})

test('a code works once', async () => {
  const { url, pending } = await startSignIn(settings)
  const callback = await visit(url)
  await finishSignIn(settings, callback, pending)
  await assert.rejects(finishSignIn(settings, callback, pending), /400/)
})

test('a token with alg none is refused', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = `${part({ alg: 'none' })}.${part({ sub: 'x' })}.eA`
  await assert.rejects(verifyIdToken(token, { keys: [] }, { ...settings, nonce: 'n' }), /algorithm none/)
})
