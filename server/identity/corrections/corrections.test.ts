import { expect, test } from 'vitest'
import { resetPassword } from '#contract/identity/account.ts'
import { cancelEmailCorrection, confirmNewEmail, correctDetails, correctEmail } from '#contract/identity/corrections.ts'
import { getMyProfile } from '#contract/identity/profile.ts'
import { login } from '#contract/identity/session.ts'
import { invitePerson } from '#contract/identity/staff.ts'
import { getPerson } from '#contract/insights/person.ts'
import { sql } from '#server/kit/db/orm.ts'
import { newEmail, testPassword } from '#server/testing/makers.ts'
import { apiError, countByStatus, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { newResetLink } from '../passwords/service.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')
const details = { firstName: 'Meenakshi', lastName: 'Pillai', phone: '98765 43210', stateCode: '32' }
const reason = 'She left the company whose address this is'

const correct = (to: { id: number }, body: object = details, actor = admin) =>
  app.call(actor, correctDetails, { params: { userId: to.id }, body })
const request = (to: { id: number }, email: string, actor = admin) =>
  app.call(actor, correctEmail, { params: { userId: to.id }, body: { email, reason } })
const cancel = (to: { id: number }) => app.call(admin, cancelEmailCorrection, { params: { userId: to.id } })
const confirm = (token: string) => app.call(null, confirmNewEmail, { body: { token } })
const tokenTo = async (email: string) => /\/confirm-email#([\w-]+)/.exec(await app.secretEmailTo(email))![1]!
const logIn = (email: string) => app.call(null, login, { body: { email, password: testPassword } })
const shown = async ({ id }: { id: number }) => (await app.call(admin, getPerson, { params: { userId: id } })).body.data
const profileOf = async (actor: TestActor) => (await app.call(actor, getMyProfile)).body.data
const log = async ({ id }: { id: number }) => (await app.auditsOf(`person ${id}`)).map(({ action }) => action)

test('corrects name, phone number and state, and emails the person what was corrected', async () => {
  const learner = await app.newActor('learner')
  expect((await correct(learner)).http).toBe(200)
  const expected = { firstName: 'Meenakshi', lastName: 'Pillai', phone: '+919876543210', stateCode: '32' }
  expect(await profileOf(learner)).toMatchObject(expected)
  expect(await shown(learner)).toMatchObject({ name: 'Meenakshi Pillai', ...expected, pendingEmail: null })
  const [email] = await app.emailsTo(learner.email)
  expect(email!.text).toContain('first name, last name, phone number, state')
  // Which fields, not their values: the log outlives the account.
  expect(await app.auditsOf(`person ${learner.id}`)).toMatchObject([
    { actorId: admin.id, action: 'details corrected', before: null, after: { changed: Object.keys(details) } },
  ])
})

test('saving the same details changes nothing and tells nobody', async () => {
  const learner = await app.newActor('learner')
  await correct(learner)
  await correct(learner)
  expect([await log(learner), (await app.emailsTo(learner.email)).length]).toEqual([['details corrected'], 1])
})

test.each([
  [{ ...details, firstName: ' ' }, 'firstName'],
  [{ ...details, phone: '12345' }, 'phone'],
  [{ ...details, stateCode: '99' }, 'stateCode'],
])('rejects %j beside the field', async (body, field) => {
  const learner = await app.newActor('learner')
  const answer = await correct(learner, body)
  expect(answer).toMatchObject({ http: 400, body: { fields: { [field]: expect.any(String) } } })
  expect(await log(learner)).toEqual([])
})

test('a new address replaces the old one when its owner opens the link, and both hear of it', async () => {
  const learner = await app.newActor('learner')
  const email = newEmail()
  expect((await request(learner, email)).http).toBe(200)
  // Until then nothing has changed.
  expect([(await profileOf(learner)).email, (await logIn(email)).http]).toEqual([learner.email, 401])
  expect(await shown(learner)).toMatchObject({
    email: learner.email,
    pendingEmail: { email, requestedBy: 'Meena Devi' },
  })
  const token = await tokenTo(email)
  expect(await confirm(token)).toMatchObject({ http: 200, body: { data: { email } } })
  expect([(await logIn(learner.email)).http, (await logIn(email)).http]).toEqual([401, 200])
  expect(await shown(learner)).toMatchObject({ email, pendingEmail: null })
  // They stay logged in.
  expect(await profileOf(learner)).toMatchObject({ email })
  const toOld = await app.emailsTo(learner.email)
  expect(toOld.map(({ subject }) => subject)).toEqual([
    'Your email address will change',
    'Your email address has changed',
  ])
  for (const { text } of toOld) expect(text).not.toContain(email)
  expect(await log(learner)).toEqual(['email change requested', 'email changed'])
  expect(await confirm(token)).toMatchObject(apiError(400, 'This link has expired or was already used.'))
})

test('links for a new password that went to the old address stop working', async () => {
  const learner = await app.newActor('learner')
  const [, resetToken] = (await newResetLink(app.db, 'http://academy', learner.id)).split('#')
  const email = newEmail()
  await request(learner, email)
  await confirm(await tokenTo(email))
  const body = { resetToken, newPassword: 'rain on the tin roof' }
  expect((await app.call(null, resetPassword, { body })).http).toBe(400)
})

test('only the newest link works, until it is cancelled or a week has passed', async () => {
  const learner = await app.newActor('learner')
  const [first, second] = [newEmail(), newEmail()]
  await request(learner, first)
  const early = await tokenTo(first)
  await request(learner, second)
  expect((await confirm(early)).http).toBe(400)
  const token = await tokenTo(second)
  await app.db.execute(sql`update email_changes set expires_at = now() where person_id = ${learner.id}`)
  expect((await confirm(token)).http).toBe(400)
  expect((await shown(learner)).pendingEmail).toBeNull()
  await request(learner, second)
  const last = await tokenTo(second)
  expect((await cancel(learner)).http).toBe(200)
  expect((await confirm(last)).http).toBe(400)
  expect(await cancel(learner)).toMatchObject(apiError(409, 'No change of their address is waiting'))
  expect((await profileOf(learner)).email).toBe(learner.email)
})

test('the link works once, also when it is opened several times at once', async () => {
  const learner = await app.newActor('learner')
  const email = newEmail()
  await request(learner, email)
  const token = await tokenTo(email)
  expect(countByStatus(await Promise.all([1, 2, 3, 4].map(() => confirm(token))))).toEqual({ 200: 1, 400: 3 })
})

test('rejects an address that has an account, now or when it is confirmed, and their own', async () => {
  const [learner, other] = [await app.newActor('learner'), await app.newActor('learner')]
  expect(await request(learner, other.email)).toMatchObject({
    http: 400,
    body: { fields: { email: 'Another account uses this address' } },
  })
  expect(await request(learner, learner.email)).toMatchObject({
    http: 400,
    body: { fields: { email: expect.any(String) } },
  })
  const wanted = newEmail()
  await request(learner, wanted)
  await request(other, wanted)
  // The newest email to this address is for the other.
  expect((await confirm(await tokenTo(wanted))).http).toBe(200)
  expect((await profileOf(other)).email).toBe(wanted)
  expect((await profileOf(learner)).email).toBe(learner.email)
})

test('somebody invited to a wrong address is invited again at the new one', async () => {
  const body = { email: newEmail(), firstName: 'Ravi', lastName: '', role: 'mentor' }
  const { userId } = (await app.call(admin, invitePerson, { body })).body.data
  const email = newEmail()
  await request({ id: userId }, email)
  await confirm(await tokenTo(email))
  expect((await app.emailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Confirm your new email address',
    'Welcome! Choose your password',
  ])
})

test('nobody corrects their own account or a deleted one', async () => {
  expect(await correct(admin)).toMatchObject(apiError(409))
  expect(await request(admin, newEmail())).toMatchObject(apiError(409))
  const gone = await app.newActor('learner')
  await app.asOwner(`update people set deleted_at = now() where id = ${gone.id}`)
  expect(await correct(gone)).toMatchObject(apiError(409, 'This account was deleted and can’t be changed.'))
})
