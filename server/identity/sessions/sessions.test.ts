import { createHash } from 'node:crypto'
import { dayMs } from '#contract/kit/durations.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import { changePassword, whoAmI } from '#contract/identity/account.ts'
import { endDevice, endOtherDevices, getDeviceKey, listDevices, login, logout } from '#contract/identity/session.ts'
import { newEmail, newPerson, testPassword } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { lockPerson, personById } from '../people.store.ts'
import { deleteExpiredSessions } from './store.ts'
import { people, sessions } from '../tables.ts'

const app = await sharedApp()

const signIn = (email: string, password = testPassword, headers = {}) =>
  app.call(null, login, { body: { email, password }, headers })
const signedIn = async (email: string) => (await signIn(email)).body.data as { token: string; userId: number }

test('the right password creates a session', async () => {
  const person = await newPerson(app.db)
  const answer = await signIn(` ${person.email.toUpperCase()} `)
  expect(answer).toMatchObject({
    http: 200,
    body: {
      status: 1,
      message: 'You’re logged in',
      data: { userId: person.id, username: person.username, role: 'learner' },
    },
  })
  const me = await app.call(answer.body.data, whoAmI)
  expect(me.body.data).toEqual({
    userId: person.id,
    username: person.username,
    email: person.email,
    firstName: 'Meena',
    lastName: 'Devi',
    adjustments: null,
    role: 'learner',
    photo: null,
    isMember: false,
  })
})

test('the token is stored only as a hash', async () => {
  const person = await newPerson(app.db)
  const { token } = await signedIn(person.email)
  const [row] = await app.db.select().from(sessions).where(eq(sessions.personId, person.id))
  expect(row?.tokenHash).toEqual(createHash('sha256').update(token).digest())
  const stored = Object.values(row!).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
  expect(stored.join('\n')).not.toContain(token)
})

test('responds the same to a wrong password and an unknown email', async () => {
  const person = await newPerson(app.db)
  const wrong = await signIn(person.email, 'not the password')
  const unknown = await signIn(newEmail(), 'not the password')
  expect(wrong).toMatchObject({ http: 401, body: { status: 0, message: 'Invalid credentials', code: 'not_signed_in' } })
  const { requestId: _, ...same } = wrong.body
  expect(unknown.body).toMatchObject(same)
  expect(unknown.http).toBe(wrong.http)
})

test('someone who never chose a password cannot sign in', async () => {
  const person = await newPerson(app.db, { passwordHash: null })
  expect((await signIn(person.email)).http).toBe(401)
})

test('logging out ends the session', async () => {
  const me = await signedIn((await newPerson(app.db)).email)
  expect((await app.call(me, logout)).http).toBe(200)
  expect((await app.call(me, whoAmI)).http).toBe(401)
})

test('a third device ends the least recently used one, and the response says so', async () => {
  const { email } = await newPerson(app.db)
  const first = await signedIn(email)
  const second = await signedIn(email)
  const third = await signIn(email)
  expect(third.body).toMatchObject({
    message: expect.stringContaining('oldest device'),
    data: { endedOldestDevice: true },
  })
  expect(await app.call(first, whoAmI)).toMatchObject({
    http: 401,
    body: {
      status: 0,
      code: 'session_ended',
      message: expect.stringContaining('another device. Your account works on 2 devices'),
    },
  })
  expect((await app.call(second, whoAmI)).http).toBe(200)
})

test('a device whose session has ended learns why', async () => {
  const { email } = await newPerson(app.db)
  const [old, current] = [await signedIn(email), await signedIn(email)]
  const why = async (device: { token: string }) => (await app.call(device, whoAmI)).body
  const newPassword = 'rain on the tin roof'
  await app.call(current, changePassword, { body: { currentPassword: testPassword, newPassword } })
  expect(await why(old)).toMatchObject({ code: 'session_ended', message: expect.stringContaining('password') })
  await app.call(current, logout)
  expect(await why(current)).toMatchObject({ code: 'session_ended', message: 'You logged out on this device.' })
  expect(await why({ token: 'x'.repeat(43) })).toMatchObject({ code: 'not_signed_in' })
})

test('ten simultaneous logins leave two devices', async () => {
  const { email, id } = await newPerson(app.db)
  await Promise.all(Array.from({ length: 10 }, () => signIn(email)))
  expect(await app.db.$count(sessions, eq(sessions.personId, id))).toBe(2)
})

test('lists devices by name, and ends only one’s own', async () => {
  const { email } = await newPerson(app.db)
  const stranger = await app.newActor('learner')
  const agent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
  const phone = (await signIn(email, testPassword, { 'user-agent': agent })).body.data
  const laptop = await signedIn(email)
  const { body } = await app.call(laptop, listDevices)
  expect(body.data).toHaveLength(2)
  const other = body.data.find((device: { isThisOne: boolean }) => !device.isThisOne)
  expect(other.name).toBe('Chrome on Android')

  const params = { deviceId: other.deviceId }
  expect((await app.call(stranger, endDevice, { params })).http).toBe(404)
  expect((await app.call(phone, whoAmI)).http).toBe(200)
  expect((await app.call(laptop, endDevice, { params })).http).toBe(200)
  expect((await app.call(phone, whoAmI)).http).toBe(401)
  expect((await app.call(laptop, endDevice, { params })).http).toBe(404)
})

test('signs out the other devices', async () => {
  const { email } = await newPerson(app.db)
  const first = await signedIn(email)
  const second = await signedIn(email)
  expect((await app.call(second, endOtherDevices)).body.data).toEqual({ ended: 1 })
  expect((await app.call(first, whoAmI)).http).toBe(401)
  expect((await app.call(second, whoAmI)).http).toBe(200)
})

test('blocking ends the sessions; the reason is shown only with the right password', async () => {
  const person = await newPerson(app.db)
  const me = await signedIn(person.email)
  await app.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, person.id))
  expect(await app.call(me, whoAmI)).toMatchObject({ http: 401, body: { message: expect.stringContaining('blocked') } })
  expect(await signIn(person.email)).toMatchObject({ http: 403, body: { code: 'not_allowed' } })
  expect((await signIn(person.email, 'wrong')).http).toBe(401)
})

test('an idle session expires', async () => {
  const person = await newPerson(app.db)
  const me = await signedIn(person.email)
  await app.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.personId, person.id))
  const expired = { http: 401, body: { code: 'session_ended', message: expect.stringContaining('too long ago') } }
  expect(await app.call(me, whoAmI)).toMatchObject(expired)
  await deleteExpiredSessions(app.db)
  expect(await app.db.$count(sessions, eq(sessions.personId, person.id))).toBe(0)
  expect(await app.call(me, whoAmI)).toMatchObject(expired)
})

test('a session ends after ninety days, even if it is used', async () => {
  const person = await newPerson(app.db)
  const me = await signedIn(person.email)
  const days = (count: number) => new Date(Date.now() + count * dayMs)
  const used = { createdAt: days(-80), lastSeenAt: days(-1), expiresAt: days(5) }
  await app.db.update(sessions).set(used).where(eq(sessions.personId, person.id))
  expect((await app.call(me, whoAmI)).http).toBe(200)
  const [row] = await app.db.select().from(sessions).where(eq(sessions.personId, person.id))
  expect(row!.expiresAt.getTime() - used.createdAt.getTime()).toBe(90 * dayMs)
})

test('a session of somebody who is blocked opens nothing, even if it was left behind', async () => {
  const person = await newPerson(app.db)
  const me = await signedIn(person.email)
  await app.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, person.id))
  expect((await app.call(me, whoAmI)).http).toBe(401)
})

test('using a session extends it', async () => {
  const person = await newPerson(app.db)
  const me = await signedIn(person.email)
  const longAgo = new Date(Date.now() - 20 * dayMs)
  await app.db
    .update(sessions)
    .set({ lastSeenAt: longAgo, expiresAt: new Date(Date.now() + 60_000) })
    .where(eq(sessions.personId, person.id))
  await app.call(me, whoAmI)
  const [row] = await app.db.select().from(sessions).where(eq(sessions.personId, person.id))
  expect(row!.lastSeenAt.getTime()).toBeGreaterThan(longAgo.getTime())
  expect(row!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * dayMs)
})

test('a person was last seen when they signed in or used a session, also after signing out', async () => {
  const person = await newPerson(app.db)
  const lastSeen = async () => (await personById(app.db, person.id))!.lastSeenAt?.getTime() ?? null
  expect(await lastSeen()).toBeNull()
  const me = await signedIn(person.email)
  const signedInAt = await lastSeen()
  expect(signedInAt).toBeGreaterThan(Date.now() - 60_000)

  const longAgo = new Date(Date.now() - 20 * dayMs)
  const forget = async () => {
    await app.db.update(sessions).set({ lastSeenAt: longAgo }).where(eq(sessions.personId, person.id))
    await app.db.update(people).set({ lastSeenAt: longAgo }).where(eq(people.id, person.id))
  }
  await forget()
  // A transaction that blocks somebody locks them and then deletes their sessions: a request must not wait for it.
  await app.db.transaction(async (db) => {
    await lockPerson(db, person.id)
    await app.call(me, whoAmI)
  })
  expect(await lastSeen()).toBe(longAgo.getTime())
  await forget()
  await app.call(me, whoAmI)
  await app.call(me, logout)
  expect(await lastSeen()).toBeGreaterThanOrEqual(signedInAt!)
})

test.each([
  ['a block', { blockedAt: new Date() }, 403],
  ['another password', { passwordHash: 'of another password' }, 401],
])('%s during the password check takes effect', async (_what, change, http) => {
  const person = await newPerson(app.db)
  const waitsForLock = async () => {
    const { rows } = await app.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  const answer = await app.db.transaction(async (db) => {
    await db.update(people).set(change).where(eq(people.id, person.id))
    const answer = signIn(person.email)
    await expect.poll(waitsForLock).toBe(1)
    return { later: answer }
  })
  expect(await answer.later).toMatchObject({ http })
  expect(await app.db.$count(sessions, eq(sessions.personId, person.id))).toBe(0)
})

test('an account has one key for all its devices, which no other account has', async () => {
  const { email } = await newPerson(app.db)
  const [phone, laptop, stranger] = [await signedIn(email), await signedIn(email), await app.newActor('learner')]
  const keys = await Promise.all(
    [phone, laptop, stranger].map(async (actor) => (await app.call(actor, getDeviceKey)).body.data.key as string),
  )
  expect(keys[0]).toBe(keys[1])
  expect(keys[0]).not.toBe(keys[2])
  expect(Buffer.from(keys[0]!, 'base64')).toHaveLength(32)
})
