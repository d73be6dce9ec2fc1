import { expect, test } from 'vitest'
import { login } from '#contract/identity/session.ts'
import { newEmail, newPerson, testPassword } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({ trustProxy: 1 })

/** One try from an address of its own, as a proxy of ours would report it. */
const guess = (email: string, password: string, address: string, cookie = '') =>
  app.call(null, login, { body: { email, password }, headers: { 'x-forwarded-for': address, cookie } })

test('guesses at an account run out, from however many addresses, even all at once', async () => {
  const { email } = await newPerson(app.db)
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(email, 'wrong', `10.1.0.${index}`)))
  expect(answers.filter((answer) => answer.http === 401)).toHaveLength(10)
  const refused = answers.filter((answer) => answer.http === 429)
  expect(refused).toHaveLength(20)
  expect(refused[0]).toMatchObject({ body: { status: 0, code: 'too_many_requests' } })
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  // Even the right password is not told apart any more.
  expect((await guess(email, testPassword, '10.1.1.1')).http).toBe(429)
})

test('the owner, on a device that signed in before, is not locked out by strangers', async () => {
  const { email } = await newPerson(app.db)
  const first = await guess(email, testPassword, '10.2.0.1')
  const cookie = String(first.headers['set-cookie']).split(';', 1)[0]!
  await Promise.all(Array.from({ length: 15 }, () => guess(email, 'wrong', '10.2.0.2')))
  expect((await guess(email, testPassword, '10.2.0.3')).http).toBe(429)
  expect((await guess(email, testPassword, '10.2.0.3', cookie)).http).toBe(200)
})

test('a cookie of another account, or a forged one, helps nobody', async () => {
  const [mine, theirs] = [await newPerson(app.db), await newPerson(app.db)]
  const own = String((await guess(mine.email, testPassword, '10.3.0.1')).headers['set-cookie']).split(';', 1)[0]!
  await Promise.all(Array.from({ length: 15 }, () => guess(theirs.email, 'wrong', '10.3.0.2')))
  expect((await guess(theirs.email, testPassword, '10.3.0.3', own)).http).toBe(429)
  const forged = own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  await Promise.all(Array.from({ length: 15 }, () => guess(mine.email, 'wrong', '10.3.0.4')))
  expect((await guess(mine.email, testPassword, '10.3.0.5', forged)).http).toBe(429)
})

test('the cookie is for the server alone', async () => {
  const { email } = await newPerson(app.db)
  const cookie = String((await guess(email, testPassword, '10.4.0.1')).headers['set-cookie'])
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Strict')
})

test('over HTTPS the cookie is bound to this host, and known again', async () => {
  const { email } = await newPerson(app.db)
  const safe = await app.another({ publicUrl: 'https://academy.example' })
  const signIn = (cookie = '') =>
    safe.call(null, login, {
      body: { email, password: testPassword },
      headers: { 'x-forwarded-for': '10.7.0.1', cookie },
    })
  const told = String((await signIn()).headers['set-cookie'])
  expect(told).toMatch(/^__Host-known_device=[^;]+; Path=\/; .*; HttpOnly; SameSite=Strict; Secure$/)
  await Promise.all(Array.from({ length: 15 }, () => guess(email, 'wrong', '10.7.0.2')))
  expect((await signIn()).http).toBe(429)
  expect((await signIn(told.split(';', 1)[0])).http).toBe(200)
  await safe.close()
})

test.each([
  { network: 'an IPv4 address', from: () => '10.5.0.1', elsewhere: '10.5.0.2' },
  // One customer has a whole /64 to choose addresses from.
  { network: 'an IPv6 /64', from: (at: number) => `2001:db8:5:5::${at.toString(16)}`, elsewhere: '2001:db8:5:6::1' },
])('guesses from $network run out over all accounts', async ({ from, elsewhere }) => {
  const answers: Awaited<ReturnType<typeof guess>>[] = []
  // No more at once than are compared at once: of more, some would be told to come back.
  for (let round = 0; round < 6; round++) {
    const people = await Promise.all(Array.from({ length: 20 }, () => newPerson(app.db)))
    const guesses = people.map(({ email }, at) => guess(email, 'wrong', from(round * 20 + at)))
    answers.push(...(await Promise.all(guesses)))
  }
  expect(answers.filter((answer) => answer.http === 401)).toHaveLength(100)
  expect((await guess(newEmail(), 'wrong', elsewhere)).http).toBe(401)
})

test('right passwords use up no guesses', async () => {
  const { email } = await newPerson(app.db)
  for (let time = 0; time < 12; time++) expect((await guess(email, testPassword, '10.6.0.1')).http).toBe(200)
})
