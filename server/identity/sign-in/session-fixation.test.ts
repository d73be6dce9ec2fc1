import { afterAll, expect, test } from 'vitest'
import { whoAmI } from '#contract/identity/account.ts'
import { login, logout } from '#contract/identity/session.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import { listenLive } from '#server/testing/live.ts'
import { newPerson, testPassword } from '#server/testing/makers.ts'
import { testApp } from '#server/testing/test-app.ts'

const one = await testApp({ rateLimitFactor: 100 })
const two = await one.another()
afterAll(async () => {
  await two.close()
  await one.close()
})

async function signIn(headers: Record<string, string> = {}) {
  const { email, id } = await newPerson(one.db)
  const answer = await one.call(null, login, { body: { email, password: testPassword }, headers })
  return { token: answer.body.data.token as string, id, email }
}

test('does not accept a token chosen by the client', async () => {
  const planted = newToken()
  const cookie = `token=${planted}; session=${planted}; known_device=${planted}`
  const me = await signIn({ authorization: `Bearer ${planted}`, cookie })
  expect(me.token).not.toBe(planted)
  expect((await one.call({ token: planted }, whoAmI)).http).toBe(401)
  expect((await one.call(me, whoAmI)).http).toBe(200)
})

test('logging in with another person’s token does not change that session', async () => {
  const first = await signIn()
  const second = await signIn({ authorization: `Bearer ${first.token}` })
  expect((await one.call(first, whoAmI)).body.data.userId).toBe(first.id)
  expect((await one.call(second, whoAmI)).body.data.userId).toBe(second.id)
})

test('every login gets a new token', async () => {
  const { email } = await newPerson(one.db)
  const body = { email, password: testPassword }
  const tokens = [await one.call(null, login, { body }), await two.call(null, login, { body })]
  expect(new Set(tokens.map((answer) => answer.body.data.token)).size).toBe(2)
})

test('logging out invalidates the token on every instance and closes its stream', async () => {
  const me = await signIn()
  const stream = await listenLive(two.app, me)
  expect(stream.status).toBe(200)
  expect((await one.call(me, logout)).http).toBe(200)
  await stream.ended
  expect((await two.call(me, whoAmI)).http).toBe(401)
  const again = await listenLive(two.app, me)
  expect(again.status).toBe(401)
  await again.ended
})
