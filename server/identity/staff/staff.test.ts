import { afterAll, describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/identity/account.ts'
import { login } from '#contract/identity/session.ts'
import {
  blockPeople,
  blockPerson,
  changeRole,
  endSessionsOf,
  listStaff,
  noteOnPerson,
  sendResetTo,
  unblockPerson,
} from '#contract/identity/staff.ts'
import type { Role } from '#contract/kit/access.ts'
import { and, asc, eq, ne } from '#server/kit/db/orm.ts'
import { emails } from '#server/notifications/tables.ts'
import { listenLive } from '#server/testing/live.ts'
import { newPerson, testPassword } from '#server/testing/makers.ts'
import { testApp } from '#server/testing/test-app.ts'
import { anonymizePerson, identityData } from '../my-data/personal-data.store.ts'
import { auditEntries, people, personNotes, sessions } from '../tables.ts'

const app = await testApp({ rateLimitFactor: 1000 })
const second = await app.another()
const admin = await app.newActor('admin')
afterAll(async () => {
  await second.close()
  await app.close()
})

const roleTo = (userId: number, role: Role, by = admin) =>
  app.call(by, changeRole, { params: { userId }, body: { role } })
const block = (userId: number, by = admin, reason = 'Shares the account') =>
  app.call(by, blockPerson, { params: { userId }, body: { reason } })
const unblock = (userId: number) => app.call(admin, unblockPerson, { params: { userId } })
const signIn = (email: string) => app.call(null, login, { body: { email, password: testPassword } })
const rowOf = async (id: number) => (await app.db.select().from(people).where(eq(people.id, id)))[0]!
const logOf = (id: number) =>
  app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `person ${id}`))
    .orderBy(asc(auditEntries.id))
const emailsTo = (email: string) =>
  app.db.select().from(emails).where(eq(emails.toAddress, email)).orderBy(asc(emails.id))

async function deletedPerson() {
  const person = await newPerson(app.db)
  await anonymizePerson(app.db, person.id, new Date())
  return person
}

/** Makes these the only active admins. */
async function onlyAdmins(...ids: number[]) {
  await app.db.update(people).set({ role: 'mentor' }).where(eq(people.role, 'admin'))
  for (const id of ids) await app.db.update(people).set({ role: 'admin' }).where(eq(people.id, id))
}

test('lists active staff by name', async () => {
  const blocked = await newPerson(app.db, { role: 'mentor', blockedAt: new Date() })
  const gone = await newPerson(app.db, { role: 'mentor', adjustments: null })
  await anonymizePerson(app.db, gone.id, new Date())
  const learner = await newPerson(app.db)
  const zoya = await newPerson(app.db, { role: 'mentor', firstName: 'zoya' })
  const anil = await newPerson(app.db, { role: 'admin', firstName: 'Anil', lastName: 'Rao' })
  const { data } = (await app.call(await app.newActor('mentor'), listStaff)).body
  const ids = (data as { userId: number }[]).map(({ userId }) => userId)
  expect(data).toContainEqual({ userId: anil.id, name: 'Anil Rao', role: 'admin', adjustments: null })
  expect(ids.indexOf(anil.id)).toBeLessThan(ids.indexOf(zoya.id))
  for (const { id } of [blocked, gone, learner]) expect(ids).not.toContain(id)
})

describe('changing a role', () => {
  test('takes effect at the next request on another instance, is audited, and notifies the person', async () => {
    const person = await app.newActor('learner')
    expect((await second.call(person, listStaff)).http).toBe(403)
    expect((await roleTo(person.id, 'mentor')).http).toBe(200)
    expect((await second.call(person, listStaff)).http).toBe(200)
    expect((await second.call(person, whoAmI)).body.data.role).toBe('mentor')
    await roleTo(person.id, 'learner')
    expect((await second.call(person, listStaff)).http).toBe(403)
    expect(await logOf(person.id)).toMatchObject([
      { actorId: admin.id, action: 'role changed', before: { role: 'learner' }, after: { role: 'mentor' } },
      { before: { role: 'mentor' }, after: { role: 'learner' } },
    ])
    expect(await emailsTo(person.email)).toMatchObject([
      { subject: expect.stringContaining('a mentor') },
      { subject: expect.stringContaining('a learner') },
    ])
  })

  test('to the current one changes nothing and notifies nobody', async () => {
    const person = await app.newActor('mentor')
    expect((await roleTo(person.id, 'mentor')).http).toBe(200)
    expect([await logOf(person.id), await emailsTo(person.email)]).toEqual([[], []])
  })

  test('is rejected for oneself and for deleted or unknown people', async () => {
    expect(await roleTo(admin.id, 'learner')).toMatchObject({ http: 409, body: { message: /own account/ } })
    expect((await rowOf(admin.id)).role).toBe('admin')
    expect((await roleTo((await deletedPerson()).id, 'mentor')).http).toBe(409)
    expect((await roleTo(987_654, 'mentor')).http).toBe(404)
    expect((await app.call(admin, changeRole, { params: { userId: 1 }, body: { role: 'owner' } })).http).toBe(400)
  })
})

describe('one admin always remains', () => {
  test('when two demote each other at once on two instances', async () => {
    const [one, two] = [await app.newActor('admin'), await app.newActor('admin')]
    for (let round = 0; round < 5; round++) {
      await onlyAdmins(one.id, two.id)
      const demote = { body: { role: 'learner' } }
      const answers = await Promise.all([
        app.call(one, changeRole, { params: { userId: two.id }, ...demote }),
        second.call(two, changeRole, { params: { userId: one.id }, ...demote }),
      ])
      expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
      const left = await app.db.select().from(people).where(eq(people.role, 'admin'))
      expect(left).toHaveLength(1)
    }
    await onlyAdmins(admin.id)
  })

  test('when two block each other at once', async () => {
    const [one, two] = [await app.newActor('admin'), await app.newActor('admin')]
    await onlyAdmins(one.id, two.id)
    await Promise.all([block(two.id, one), block(one.id, two)])
    const states = [await rowOf(one.id), await rowOf(two.id)].map(({ blockedAt }) => blockedAt !== null)
    expect(states.toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true])
    await onlyAdmins(admin.id)
  })
})

describe('blocking', () => {
  test('signs out every device and rejects logins with the reason', async () => {
    const person = await app.newActor('learner')
    const live = await listenLive(second.app, person)
    expect((await block(person.id)).http).toBe(200)
    await live.ended
    expect((await second.call(person, whoAmI)).http).toBe(401)
    expect(await app.db.select().from(sessions).where(eq(sessions.personId, person.id))).toEqual([])
    expect(await signIn(person.email)).toMatchObject({
      http: 403,
      body: { message: 'This account is blocked. Please contact support.' },
    })
    expect((await rowOf(person.id)).blockedReason).toBe('Shares the account')
    expect(await emailsTo(person.email)).toMatchObject([{ text: expect.stringContaining('Shares the account') }])
  })

  test('can be undone; both are audited', async () => {
    const person = await app.newActor('learner')
    await block(person.id)
    expect((await unblock(person.id)).http).toBe(200)
    expect((await signIn(person.email)).http).toBe(200)
    expect((await rowOf(person.id)).blockedReason).toBeNull()
    expect(await logOf(person.id)).toMatchObject([
      {
        action: 'person blocked',
        before: { isBlocked: false },
        after: { isBlocked: true, reason: 'Shares the account' },
      },
      { action: 'person unblocked', before: { isBlocked: true }, after: { isBlocked: false } },
    ])
    expect((await emailsTo(person.email)).at(-1)!.subject).toContain('open again')
  })

  test('is rejected for oneself, twice, for deleted or unknown people, and without a reason', async () => {
    const person = await app.newActor('learner')
    expect((await block(admin.id)).http).toBe(409)
    expect((await unblock(person.id)).http).toBe(409)
    await block(person.id)
    expect((await block(person.id)).http).toBe(409)
    expect((await unblock((await deletedPerson()).id)).http).toBe(409)
    expect((await block(987_654)).http).toBe(404)
    expect(await block(person.id, admin, ' ')).toMatchObject({
      http: 400,
      body: { fields: { reason: expect.anything() } },
    })
    expect(await logOf(person.id)).toHaveLength(1)
  })

  test('of several people skips and lists those who can’t be blocked', async () => {
    const [one, two] = [await app.newActor('learner'), await app.newActor('learner')]
    await block(two.id)
    const body = { userIds: [one.id, two.id, admin.id, 987_654, one.id], isBlocked: true, reason: 'A test' }
    const { data } = (await app.call(admin, blockPeople, { body })).body
    expect(data.changed).toEqual([one.id])
    expect(data.leftOut).toEqual([
      { userId: two.id, name: expect.any(String), why: 'This account is already blocked.' },
      { userId: admin.id, name: expect.any(String), why: expect.stringContaining('own account') },
      { userId: 987_654, name: 'User 987654', why: 'This person was not found' },
    ])
    expect((await app.call(one, whoAmI)).http).toBe(401)
    const back = await app.call(admin, blockPeople, { body: { userIds: [one.id, two.id], isBlocked: false } })
    expect(back.body.data).toEqual({ changed: [one.id, two.id], leftOut: [] })
  })

  test('of all other admins is possible', async () => {
    const others = [await app.newActor('admin'), await app.newActor('admin')]
    const userIds = [...others.map(({ id }) => id), admin.id]
    const { data } = (await app.call(admin, blockPeople, { body: { userIds, isBlocked: true } })).body
    expect(data).toMatchObject({ changed: others.map(({ id }) => id), leftOut: [{ userId: admin.id }] })
    const mayComeIn = and(eq(people.role, 'admin'), ne(people.id, admin.id))
    expect((await app.db.select().from(people).where(mayComeIn)).every(({ blockedAt }) => blockedAt)).toBe(true)
  })
})

test('signs a person out everywhere, except an admin’s own current device', async () => {
  const person = await app.newActor('learner')
  await signIn(person.email)
  const ended = await app.call(admin, endSessionsOf, { params: { userId: person.id } })
  expect(ended.body.data).toEqual({ ended: 2 })
  expect((await second.call(person, whoAmI)).http).toBe(401)
  expect(await logOf(person.id)).toMatchObject([{ action: 'devices logged out', after: { ended: 2 } }])
  await signIn(admin.email)
  expect((await app.call(admin, endSessionsOf, { params: { userId: admin.id } })).body.data).toEqual({ ended: 1 })
  expect((await app.call(admin, whoAmI)).http).toBe(200)
  const gone = await app.call(admin, endSessionsOf, { params: { userId: (await deletedPerson()).id } })
  expect(gone.http).toBe(409)
})

test('emails and audits a password reset, but not for blocked or deleted people', async () => {
  const person = await app.newActor('learner')
  const send = (userId: number) => app.call(admin, sendResetTo, { params: { userId } })
  expect((await send(person.id)).http).toBe(200)
  expect(await emailsTo(person.email)).toMatchObject([{ text: expect.stringContaining('[link hidden]') }])
  expect(await app.resetTokenFor(person.email)).toMatch(/^[\w-]{40,}$/)
  expect(await logOf(person.id)).toMatchObject([{ actorId: admin.id, action: 'password reset sent' }])
  await block(person.id)
  expect((await send(person.id)).http).toBe(409)
  expect((await send((await deletedPerson()).id)).http).toBe(409)
  expect((await send(987_654)).http).toBe(404)
})

test('stores a note with its author, exports it, and deletes it with the account', async () => {
  const person = await app.newActor('learner')
  const write = (userId: number, body: string) => app.call(admin, noteOnPerson, { params: { userId }, body: { body } })
  const { data } = (await write(person.id, 'Called.\nPays on Monday.')).body
  expect(data).toMatchObject({ author: 'Meena Devi', body: 'Called.\nPays on Monday.', noteId: expect.any(Number) })
  expect(JSON.stringify(await logOf(person.id))).not.toContain('Monday')
  expect(await identityData.collect(app.db, person.id)).toMatchObject({
    notesAboutYou: [{ note: 'Called.\nPays on Monday.' }],
  })
  await identityData.erase(app.db, person.id)
  expect(await app.db.select().from(personNotes).where(eq(personNotes.personId, person.id))).toEqual([])
  expect((await write(person.id, ' ')).http).toBe(400)
  expect((await write((await deletedPerson()).id, 'Hello')).http).toBe(409)
  expect((await write(987_654, 'Hello')).http).toBe(404)
})
