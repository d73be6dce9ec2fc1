import { expect, test } from 'vitest'
import { login } from '#contract/identity/session.ts'
import { newEmail, newPerson, testPassword } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({ trustProxy: 1 })

/** An attempt from its own IP address, as reported by the proxy. */
const guess = (email: string, password: string, address: string, cookie = '') =>
  app.call(null, login, { body: { email, password }, headers: { 'x-forwarded-for': address, cookie } })

test('limits the attempts on an account, from any number of addresses and even at once', async () => {
  const { email } = await newPerson(app.db)
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(email, 'wrong', `10.1.0.${index}`)))
  expect(answers.filter((answer) => answer.http === 401)).toHaveLength(10)
  const refused = answers.filter((answer) => answer.http === 429)
  expect(refused).toHaveLength(20)
  expect(refused[0]).toMatchObject({ body: { status: 0, code: 'too_many_requests' } })
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  // Then even the right password fails.
  expect((await guess(email, testPassword, '10.1.1.1')).http).toBe(429)
})

test('attempts by others do not lock out the owner on a known device', async () => {
  const { email } = await newPerson(app.db)
  const first = await guess(email, testPassword, '10.2.0.1')
  const cookie = String(first.headers['set-cookie']).split(';', 1)[0]!
  await Promise.all(Array.from({ length: 15 }, () => guess(email, 'wrong', '10.2.0.2')))
  expect((await guess(email, testPassword, '10.2.0.3')).http).toBe(429)
  expect((await guess(email, testPassword, '10.2.0.3', cookie)).http).toBe(200)
})

test('ignores a forged cookie or one of another account', async () => {
  const [mine, theirs] = [await newPerson(app.db), await newPerson(app.db)]
  const own = String((await guess(mine.email, testPassword, '10.3.0.1')).headers['set-cookie']).split(';', 1)[0]!
  await Promise.all(Array.from({ length: 15 }, () => guess(theirs.email, 'wrong', '10.3.0.2')))
  expect((await guess(theirs.email, testPassword, '10.3.0.3', own)).http).toBe(429)
  const forged = own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  await Promise.all(Array.from({ length: 15 }, () => guess(mine.email, 'wrong', '10.3.0.4')))
  expect((await guess(mine.email, testPassword, '10.3.0.5', forged)).http).toBe(429)
})

test('the cookie is not readable by scripts', async () => {
  const { email } = await newPerson(app.db)
  const cookie = String((await guess(email, testPassword, '10.4.0.1')).headers['set-cookie'])
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Strict')
})

test('the cookie is bound to the host over HTTPS, and recognised', async () => {
  const { email } = await newPerson(app.db)
  const safe = await app.another({ publicUrl: 'https://academy.example' })
  const signIn = (cookie = '') =>
    safe.call(null, login, {
      body: { email, password: testPassword },
      headers: { 'x-forwarded-for': '10.7.0.1', cookie },
    })
  const cookie = String((await signIn()).headers['set-cookie'])
  expect(cookie).toMatch(/^__Host-known_device=[^;]+; Path=\/; .*; HttpOnly; SameSite=Strict; Secure$/)
  await Promise.all(Array.from({ length: 15 }, () => guess(email, 'wrong', '10.7.0.2')))
  expect((await signIn()).http).toBe(429)
  expect((await signIn(cookie.split(';', 1)[0])).http).toBe(200)
  await safe.close()
})

test.each([
  { network: 'an IPv6 /64', from: (at: number) => `2001:db8:5:5::${at.toString(16)}`, elsewhere: '2001:db8:5:6::1' },
])('limits the attempts from $network across accounts', async ({ from, elsewhere }) => {
  const answers: Awaited<ReturnType<typeof guess>>[] = []
  // Only as many at once as are hashed at once; more would be rejected as overload.
  for (let round = 0; round < 6; round++) {
    const people = await Promise.all(Array.from({ length: 20 }, () => newPerson(app.db)))
    const guesses = people.map(({ email }, at) => guess(email, 'wrong', from(round * 20 + at)))
    answers.push(...(await Promise.all(guesses)))
  }
  expect(answers.filter((answer) => answer.http === 401)).toHaveLength(100)
  expect((await guess(newEmail(), 'wrong', elsewhere)).http).toBe(401)
})

test('successful logins do not count as attempts', async () => {
  const { email } = await newPerson(app.db)
  for (let time = 0; time < 12; time++) expect((await guess(email, testPassword, '10.6.0.1')).http).toBe(200)
})
