import { expect, test } from 'vitest'
import { confirmEmail, resetPassword, sendEmailCode } from '#contract/identity/account.ts'
import { beginSecondFactor, getSecondFactor } from '#contract/identity/second-factor.ts'
import { login } from '#contract/identity/session.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { testPassword } from '#server/testing/makers.ts'
import { setUpFactor } from '#server/testing/second-factor.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { newResetLink } from '../passwords/service.ts'
import { people } from '../tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })

const unconfirm = ({ id }: TestActor) => app.db.update(people).set({ emailConfirmedAt: null }).where(eq(people.id, id))

async function unconfirmedLearner() {
  const learner = await app.newActor('learner')
  await unconfirm(learner)
  return learner
}

const codeFor = async ({ email }: TestActor) => /\n\n(\d{6})\n\n/.exec(await app.secretEmailTo(email))![1]!
const begin = (actor: TestActor) => app.call(actor, beginSecondFactor, { body: { password: testPassword } })
const confirmWith = (actor: TestActor, code: string) => app.call(actor, confirmEmail, { body: { code } })
const isConfirmed = async (actor: TestActor) => (await app.call(actor, getSecondFactor)).body.data.isEmailConfirmed

test('a second factor can be set up only after the address is confirmed with a code from an email', async () => {
  const learner = await unconfirmedLearner()
  expect(await begin(learner)).toMatchObject({ http: 409, body: { message: expect.stringContaining('Confirm') } })
  expect(await isConfirmed(learner)).toBe(false)
  expect((await app.call(learner, sendEmailCode)).http).toBe(200)
  const code = await codeFor(learner)
  // Stored nowhere readable.
  expect(JSON.stringify(await app.emailsTo(learner.email))).not.toContain(code)
  expect((await confirmWith(learner, `${code.slice(0, 3)} ${code.slice(3)}`)).http).toBe(200)
  expect(await isConfirmed(learner)).toBe(true)
  expect((await begin(learner)).http).toBe(200)
  expect(await app.auditsOf(`person ${learner.id}`)).toMatchObject([{ action: 'email confirmed' }])
  expect((await app.call(learner, sendEmailCode)).http).toBe(409)
})

test('rejects a wrong code, one of another person, an old one and one that was used', async () => {
  const [learner, other] = [await unconfirmedLearner(), await unconfirmedLearner()]
  await app.call(learner, sendEmailCode)
  await app.call(other, sendEmailCode)
  const code = await codeFor(learner)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (const given of [wrong, 'abcdef'])
    expect(await confirmWith(learner, given)).toMatchObject({
      http: 400,
      body: { fields: { code: expect.any(String) } },
    })
  expect((await confirmWith(other, code)).http).toBe(400)
  await app.db.execute(sql`update email_codes set expires_at = now() where person_id = ${learner.id}`)
  expect((await confirmWith(learner, code)).http).toBe(400)
  await app.call(learner, sendEmailCode)
  const fresh = await codeFor(learner)
  expect((await confirmWith(learner, fresh)).http).toBe(200)
  expect((await confirmWith(learner, fresh)).http).toBe(400)
})

test('a reset removes the second factor of an account whose address was never confirmed', async () => {
  const squatter = await app.newActor('learner')
  await setUpFactor(app, squatter)
  await unconfirm(squatter)
  const [, resetToken] = (await newResetLink(app.db, 'http://academy', squatter.id)).split('#')
  const newPassword = 'rain on the tin roof'
  expect((await app.call(null, resetPassword, { body: { resetToken, newPassword } })).http).toBe(200)
  const signedIn = await app.call(null, login, { body: { email: squatter.email, password: newPassword } })
  expect(signedIn.http).toBe(200)
  expect((await app.emailsTo(squatter.email)).at(-1)!.text).toContain('Two-step verification is off')
  expect(await isConfirmed(signedIn.body.data)).toBe(true)
})

test('a reset keeps the second factor of an account whose address is confirmed', async () => {
  const owner = await app.newActor('learner')
  await setUpFactor(app, owner)
  const [, resetToken] = (await newResetLink(app.db, 'http://academy', owner.id)).split('#')
  const newPassword = 'rain on the tin roof'
  expect((await app.call(null, resetPassword, { body: { resetToken, newPassword } })).http).toBe(200)
  const answer = await app.call(null, login, { body: { email: owner.email, password: newPassword } })
  expect(answer).toMatchObject({ http: 401, body: { code: 'second_factor' } })
})
