import { expect, test } from 'vitest'
import { resetPassword, whoAmI } from '#contract/identity/account.ts'
import { login } from '#contract/identity/session.ts'
import { invitePerson, sendResetTo } from '#contract/identity/staff.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { getWallet } from '#contract/wallet/ledger.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { newEmail } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { auditEntries, passwordResets, people } from '../tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const admin = await app.newActor('admin')

const invite = (changes: object = {}) =>
  app.call(admin, invitePerson, {
    body: { email: newEmail(), firstName: 'Meera', lastName: 'Joshi', role: 'mentor', ...changes },
  })
const { emailsTo } = app
const newPassword = 'rain on the tin roof'
const choose = (resetToken: string) => app.call(null, resetPassword, { body: { resetToken, newPassword } })

test('an invited person gets an email, chooses a password and has the role', async () => {
  const email = newEmail()
  const { http, body } = await invite({ email: ` ${email.toUpperCase()} ` })
  expect(http).toBe(200)
  const [message] = await emailsTo(email)
  expect(message).toMatchObject({
    subject: expect.stringContaining('Welcome'),
    text: expect.stringContaining('a mentor'),
  })
  expect((await app.call(null, login, { body: { email, password: newPassword } })).http).toBe(401)
  expect((await choose(await app.resetTokenFor(email))).http).toBe(200)
  const signedIn = (await app.call(null, login, { body: { email, password: newPassword } })).body.data
  expect(signedIn).toMatchObject({ userId: body.data.userId, role: 'mentor' })
  expect((await app.call(signedIn, whoAmI)).body.data).toMatchObject({ firstName: 'Meera', lastName: 'Joshi' })
  const log = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `person ${body.data.userId}`))
  expect(log[0]).toMatchObject({ actorId: admin.id, action: 'person invited', after: { role: 'mentor' } })
  // The audit log outlives the account, so it contains no address.
  expect(JSON.stringify(log)).not.toContain(email)
})

test('the link works once, for a week', async () => {
  const email = newEmail()
  const { userId } = (await invite({ email })).body.data
  const [reset] = await app.db.select().from(passwordResets).where(eq(passwordResets.personId, userId))
  const days = (reset!.expiresAt.getTime() - reset!.createdAt.getTime()) / dayMs
  expect(days).toBe(7)
  const token = await app.resetTokenFor(email)
  await app.db.execute(sql`update password_resets set expires_at = now() where person_id = ${userId}`)
  expect((await choose(token)).http).toBe(400)
})

test('inviting again replaces an expired link', async () => {
  const email = newEmail()
  const { userId } = (await invite({ email, role: 'learner' })).body.data
  await app.db.delete(passwordResets).where(eq(passwordResets.personId, userId))
  expect((await app.call(admin, sendResetTo, { params: { userId } })).http).toBe(200)
  const second = (await emailsTo(email))[1]!
  expect(second.text).toContain('a learner')
  expect((await choose(await app.resetTokenFor(email))).http).toBe(200)
})

test('an invited learner gets a referral code', async () => {
  const email = newEmail()
  await invite({ email, role: 'learner' })
  await choose(await app.resetTokenFor(email))
  const learner = (await app.call(null, login, { body: { email, password: newPassword } })).body.data
  const { data } = (await app.call(learner, getWallet)).body
  expect(data.referralCode).toMatch(/^[A-Z2-9]{8}$/)
})

test('rejects the address of an existing account and sends no email', async () => {
  const { email } = await app.newActor('learner')
  expect(await invite({ email })).toMatchObject({
    http: 409,
    body: { fields: { email: expect.stringContaining('account') } },
  })
  expect(await emailsTo(email)).toEqual([])
})

test('two simultaneous invitations create one person', async () => {
  const email = newEmail()
  const answers = await Promise.all([invite({ email }), invite({ email }), invite({ email })])
  expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await app.db.$count(people, eq(people.email, email))).toBe(1)
  expect(await emailsTo(email)).toHaveLength(1)
})
