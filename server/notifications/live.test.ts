import { afterAll, beforeEach, expect, test } from 'vitest'
import { changePassword } from '#contract/identity/account.ts'
import { logout } from '#contract/identity/session.ts'
import { describeWaiting, getOverview } from '#contract/insights/overview.ts'
import {
  listNotifications,
  liveNotifications,
  readAllNotifications,
  readNotification,
} from '#contract/notifications/notifications.ts'
import { people, sessions } from '#server/identity/tables.ts'
import { insertSession } from '#server/identity/sessions/store.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import { listenLive, startListening } from '#server/testing/live.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { payments } from '#server/membership/tables.ts'
import { newNotification, newTransactionId, testPassword } from '#server/testing/makers.ts'
import { testApp, type TestActor } from '#server/testing/test-app.ts'

const one = await testApp({ rateLimitFactor: 100 })
const two = await one.another()
beforeEach(async () => void (await untilListening()))
afterAll(async () => {
  await two.close()
  await one.close()
})

/** Waits until both instances listen to the database. */
const untilListening = () =>
  Promise.all(
    [one, two].map(
      ({ deps }) =>
        new Promise<void>(
          (resolve) => void deps.subscribe({ channel: 'test', onMessage: () => {}, onConnect: () => resolve() }),
        ),
    ),
  )

const disconnectPubSub = () =>
  one.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'academy-pubsub' and datname = current_database()`)

const listen = ({ app }: { app: Parameters<typeof listenLive>[0] }, actor: TestActor) => listenLive(app, actor)
const notifyPerson = ({ id }: TestActor, title = 'Something new') => newNotification(one.db, id, { title })

test('a notification reaches that person’s streams on another instance, and no others', async () => {
  const [me, stranger] = [await one.newActor('learner'), await one.newActor('learner')]
  const [here, there, theirs] = [await listen(one, me), await listen(two, me), await listen(two, stranger)]
  await notifyPerson(me)
  await expect.poll(() => [here.events, there.events]).toEqual([['changed'], ['changed']])
  await notifyPerson(stranger)
  await expect.poll(() => theirs.events).toEqual(['changed'])
  expect(there.events).toEqual(['changed'])
})

test('a stream starts with what the page has loaded if nothing changed in between', async () => {
  const me = await one.newActor('learner')
  expect(await (await listen(one, me)).state).toEqual({ newest: 0, unread: 0, waiting: null })
  await notifyPerson(me)
  await notifyPerson(me)
  const { items, unread } = await one.load(me, listNotifications, { query: { size: 3 } })
  expect(await (await listen(two, me)).state).toEqual({ newest: items[0].notificationId, unread, waiting: null })
  await one.call(me, readNotification, { params: { notificationId: items[0].notificationId } })
  expect(await (await listen(two, me)).state).toMatchObject({ newest: items[0].notificationId, unread: 1 })
})

test('the stream of staff also starts with the work that is waiting', async () => {
  const [mentor, admin, learner] = [await one.newActor('mentor'), await one.newActor('admin'), await newMember(one)]
  const shown = async (actor: TestActor) => describeWaiting((await one.load(actor, getOverview)).waiting)
  const started = async (actor: TestActor) => (await (await listen(two, actor)).state).waiting
  const before = await shown(admin)
  expect([await started(mentor), await started(admin)]).toEqual([await shown(mentor), before])
  await one.db
    .insert(payments)
    .values({ personId: learner.id, transactionId: newTransactionId(), amountPaise: 399_00, method: 'upi' })
  expect(await started(admin)).toBe(await shown(admin))
  expect(await started(admin)).not.toBe(before)
  expect(await started(mentor)).toBe(await shown(mentor))
})

test('reading notifies the other devices; reading again does not', async () => {
  const me = await one.newActor('learner')
  await notifyPerson(me)
  const { id } = (await one.db.execute(sql`select id from notifications where person_id = ${me.id}`)).rows[0] as {
    id: number
  }
  const there = await listen(two, me)
  await one.call(me, readNotification, { params: { notificationId: id } })
  await expect.poll(() => there.events).toEqual(['changed'])
  await one.call(me, readNotification, { params: { notificationId: id } })
  await one.call(me, readAllNotifications)
  await notifyPerson(me)
  await expect.poll(() => there.events).toEqual(['changed', 'changed'])
})

test('a reported or decided payment wakes the pages of admins and nobody else', async () => {
  const [admin, mentor, learner] = [
    await one.newActor('admin'),
    await one.newActor('mentor'),
    await one.newActor('learner'),
  ]
  const [adminPage, mentorPage] = [await listen(two, admin), await listen(two, mentor)]
  const paid = { personId: learner.id, transactionId: newTransactionId(), amountPaise: 399_00, method: 'upi' } as const
  await one.db.insert(payments).values(paid)
  await expect.poll(() => adminPage.events).toEqual(['changed'])
  const rejected = { state: 'rejected', reason: 'Not found', decidedAt: new Date() } as const
  await one.db.update(payments).set(rejected).where(eq(payments.personId, learner.id))
  await expect.poll(() => adminPage.events).toEqual(['changed', 'changed'])
  expect(mentorPage.events).toEqual([])
})

test('several notifications in one transaction are one event', async () => {
  const me = await one.newActor('learner')
  const there = await listen(two, me)
  await one.db.transaction(async (db) => {
    for (let index = 0; index < 50; index++) await newNotification(db, me.id, { title: `Notification ${index}` })
  })
  await expect.poll(() => there.events).toEqual(['changed'])
})

test('a rolled-back transaction sends no event', async () => {
  const me = await one.newActor('learner')
  const there = await listen(two, me)
  const failing = one.db.transaction(async (db) => {
    await newNotification(db, me.id, { title: 'Never' })
    throw new Error('something else failed')
  })
  await expect(failing).rejects.toThrow('something else failed')
  await notifyPerson(me)
  await expect.poll(() => there.events).toEqual(['changed'])
})

test('reconnects to the database and notifies everyone, because events may have been missed', async () => {
  const me = await one.newActor('learner')
  const there = await listen(two, me)
  await disconnectPubSub()
  await notifyPerson(me, 'Sent while disconnected')
  await expect.poll(() => there.events.length).toBeGreaterThanOrEqual(1)
  const before = there.events.length
  await notifyPerson(me)
  await expect.poll(() => there.events.length).toBeGreaterThan(before)
})

test('signing out closes the stream on every instance, but not that of the other device', async () => {
  const me = await one.newActor('learner')
  const phone = { ...me, token: newToken() }
  await insertSession(one.db, me.id, phone.token, 'Phone')
  const [ends, stays] = [await listen(two, me), await listen(two, phone)]
  await one.call(me, logout)
  await ends.ended
  await notifyPerson(me)
  await expect.poll(() => stays.events).toEqual(['changed'])
  expect(ends.events).toEqual([])
})

test('changing the password closes the streams of the other devices', async () => {
  const me = await one.newActor('learner')
  const phone = { ...me, token: newToken() }
  await insertSession(one.db, me.id, phone.token, 'Phone')
  const there = await listen(two, phone)
  const body = { currentPassword: testPassword, newPassword: 'another good password' }
  expect((await one.call(me, changePassword, { body })).http).toBe(200)
  await there.ended
})

test('blocking a person closes their streams', async () => {
  const me = await one.newActor('learner')
  const there = await listen(two, me)
  await one.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, me.id))
  await there.ended
  expect((await two.call(me, listNotifications)).http).toBe(401)
})

test('an expired session closes its stream at the next check', async () => {
  const me = await one.newActor('learner')
  const there = await listen(two, me)
  await one.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.personId, me.id))
  // A new database connection checks every stream, as does each heartbeat.
  await disconnectPubSub()
  await there.ended
  expect((await two.call(me, listNotifications)).http).toBe(401)
})

test('rejects requests without a session, and forbids proxies to cache or buffer', async () => {
  const answer = await fetch(`${await startListening(two.app)}${liveNotifications.path}`)
  expect([answer.status, ((await answer.json()) as { status: number }).status]).toEqual([401, 0])
  const { headers } = await listen(two, await one.newActor('mentor'))
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store, no-transform')
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('shutdown does not wait for streams; the metrics count open ones', async () => {
  const three = await one.another()
  const me = await one.newActor('learner')
  const stream = await listen(three, me)
  const metrics = async () => (await three.app.inject('/metrics')).body
  expect(await metrics()).toContain('open_streams 1')
  const left = await listen(three, me)
  left.leave()
  await expect.poll(metrics).toContain('open_streams 1')
  expect(await metrics()).not.toContain(`route="${liveNotifications.path}"`)
  await three.close()
  await stream.ended
})
