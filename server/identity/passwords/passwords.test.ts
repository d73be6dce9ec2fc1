import { eq } from '#server/kit/db/orm.ts'
import { expect, test, vi } from 'vitest'
import { changePassword, forgotPassword, resetPassword, whoAmI } from '#contract/identity/account.ts'
import { login } from '#contract/identity/session.ts'
import { emails } from '#server/notifications/tables.ts'
import { newEmail, newPerson, testPassword } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { identityJobs } from '../identity.jobs.ts'
import { sendResetLink } from './service.ts'
import { auditEntries, passwordResets } from '../tables.ts'

const onlyAdded = { cause: { message: expect.stringContaining('append-only') } }

const app = await sharedApp()
// Only these jobs: the emails stay in the outbox, where their links can be read.
await identityJobs(app.deps)

const newPassword = 'another good password'
const signIn = async (email: string, password: string) => app.call(null, login, { body: { email, password } })

/** Requests a link and returns the token from the email. */
async function tokenFromEmail(email: string): Promise<string> {
  await app.call(null, forgotPassword, { body: { email } })
  await vi.waitUntil(async () => (await app.emailsTo(email)).length > 0, { timeout: 60_000 })
  return app.resetTokenFor(email)
}

test('resets a password once with the link, and signs out every device', async () => {
  const { email, id } = await newPerson(app.db)
  const before = (await signIn(email, testPassword)).body.data
  const resetToken = await tokenFromEmail(email)

  const body = { resetToken, newPassword }
  expect((await app.call(null, resetPassword, { body })).body.status).toBe(1)
  expect((await app.call(before, whoAmI)).http).toBe(401)
  expect((await signIn(email, testPassword)).http).toBe(401)
  expect((await signIn(email, newPassword)).http).toBe(200)

  const again = await app.call(null, resetPassword, { body })
  expect(again).toMatchObject({ http: 400, body: { fields: { resetToken: expect.any(String) } } })
  const trace = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `person ${id}`))
  expect(trace).toMatchObject([{ action: 'password chosen', actorId: id }])
})

test('accepts a link once when it is used twice at the same time', async () => {
  const { email } = await newPerson(app.db)
  const resetToken = await tokenFromEmail(email)
  const answers = await Promise.all(
    ['first password', 'second password'].map((newPassword) =>
      app.call(null, resetPassword, { body: { resetToken, newPassword } }),
    ),
  )
  expect(new Set(answers.map((answer) => answer.http))).toEqual(new Set([200, 400]))
})

test('rejects an expired link', async () => {
  const { email, id } = await newPerson(app.db)
  const resetToken = await tokenFromEmail(email)
  await app.db
    .update(passwordResets)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(passwordResets.personId, id))
  expect((await app.call(null, resetPassword, { body: { resetToken, newPassword } })).http).toBe(400)
  expect((await signIn(email, testPassword)).http).toBe(200)
})

test('sends at most five links an hour to an account', async () => {
  const { email } = await newPerson(app.db)
  for (let time = 0; time < 8; time++) await sendResetLink(app.db, app.deps, email)
  expect(await app.db.$count(emails, eq(emails.toAddress, email))).toBe(5)
})

test('responds the same for an unknown email and sends nothing', async () => {
  const [known, unknown] = [(await newPerson(app.db)).email, newEmail()]
  const answers = await Promise.all(
    [known, unknown].map((email) => app.call(null, forgotPassword, { body: { email } })),
  )
  expect(answers[1]!.body).toEqual(answers[0]!.body)
  // The queue is processed in order: after this email, the unknown one was handled too.
  await tokenFromEmail((await newPerson(app.db)).email)
  expect(await app.db.$count(emails, eq(emails.toAddress, unknown))).toBe(0)
})

test('changes the password and signs out the other devices', async () => {
  const { email } = await newPerson(app.db)
  const other = (await signIn(email, testPassword)).body.data
  const mine = (await signIn(email, testPassword)).body.data
  const answer = await app.call(mine, changePassword, { body: { currentPassword: testPassword, newPassword } })
  expect(answer.body.status).toBe(1)
  expect((await app.call(mine, whoAmI)).http).toBe(200)
  expect((await app.call(other, whoAmI)).http).toBe(401)
  expect((await signIn(email, newPassword)).http).toBe(200)
  const [message] = await app.db.select().from(emails).where(eq(emails.toAddress, email))
  expect(message!.subject).toBe('Your password was changed')
})

test('rejects a wrong current password with an error for its field', async () => {
  const me = await app.newActor('learner')
  const answer = await app.call(me, changePassword, { body: { currentPassword: 'wrong', newPassword } })
  expect(answer).toMatchObject({
    http: 400,
    body: { fields: { currentPassword: 'This isn’t your current password' } },
  })
  expect((await signIn(me.email, testPassword)).http).toBe(200)
})

test('audit entries can’t be changed', async () => {
  await app.db.insert(auditEntries).values({ action: 'tried', subject: 'the log' })
  await expect(app.db.update(auditEntries).set({ action: 'changed' })).rejects.toMatchObject(onlyAdded)
  await expect(app.db.delete(auditEntries)).rejects.toMatchObject(onlyAdded)
})
