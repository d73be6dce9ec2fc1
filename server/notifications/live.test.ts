import { afterAll, beforeEach, expect, test } from 'vitest'
import { changePassword } from '#contract/identity/account.ts'
import { logout } from '#contract/identity/session.ts'
import {
  listNotifications,
  liveNotifications,
  readAllNotifications,
  readNotification,
} from '#contract/notifications/notifications.ts'
import { people, sessions } from '#server/identity/tables.ts'
import { insertSession } from '#server/identity/sessions/store.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { newToken } from '#server/kit/http/tokens.ts'
import { listenLive, openDoor } from '#server/testing/live.ts'
import { testPassword } from '#server/testing/makers.ts'
import { testApp, type TestActor } from '#server/testing/test-app.ts'
import { notify } from './notifications.store.ts'
import { maxPerPerson } from './streams.ts'

const one = await testApp({ rateLimitFactor: 100 })
const two = await one.another()
beforeEach(async () => void (await untilListening()))
afterAll(async () => {
  await two.close()
  await one.close()
})

/** Until both hear the database: who joins comes after everyone who joined before. */
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
const tell = ({ id }: TestActor, title = 'Something new') => notify(one.db, id, { title })

test('a notification written by one instance wakes the pages at the other, and only those of whom it is for', async () => {
  const [me, stranger] = [await one.newActor('learner'), await one.newActor('learner')]
  const [here, there, theirs] = [await listen(one, me), await listen(two, me), await listen(two, stranger)]
  await tell(me)
  await expect.poll(() => [here.words, there.words]).toEqual([['changed'], ['changed']])
  await tell(stranger)
  await expect.poll(() => theirs.words).toEqual(['changed'])
  expect(there.words).toEqual(['changed'])
})

test('reading tells the other devices; reading again tells nobody', async () => {
  const me = await one.newActor('learner')
  await tell(me)
  const { id } = (await one.db.execute(sql`select id from notifications where person_id = ${me.id}`)).rows[0] as {
    id: number
  }
  const there = await listen(two, me)
  await one.call(me, readNotification, { params: { notificationId: id } })
  await expect.poll(() => there.words).toEqual(['changed'])
  await one.call(me, readNotification, { params: { notificationId: id } })
  await one.call(me, readAllNotifications)
  await tell(me)
  await expect.poll(() => there.words).toEqual(['changed', 'changed'])
})

test('many at once in one transaction are one word', async () => {
  const me = await one.newActor('learner')
  const there = await listen(two, me)
  await one.db.transaction(async (db) => {
    for (let index = 0; index < 50; index++) await notify(db, me.id, { title: `Notification ${index}` })
  })
  await expect.poll(() => there.words).toEqual(['changed'])
})

test('what a transaction took back is told to nobody', async () => {
  const me = await one.newActor('learner')
  const there = await listen(two, me)
  const failing = one.db.transaction(async (db) => {
    await notify(db, me.id, { title: 'Never' })
    throw new Error('something else failed')
  })
  await expect(failing).rejects.toThrow('something else failed')
  await tell(me)
  await expect.poll(() => there.words).toEqual(['changed'])
})

test('a line to the database that was lost is made anew, and everyone is woken: something may have been missed', async () => {
  const me = await one.newActor('learner')
  const there = await listen(two, me)
  await disconnectPubSub()
  await tell(me, 'Said while nobody heard')
  await expect.poll(() => there.words.length).toBeGreaterThanOrEqual(1)
  const before = there.words.length
  await tell(me)
  await expect.poll(() => there.words.length).toBeGreaterThan(before)
})

test('who signs out, on whatever instance, hears nothing more; the other device stays', async () => {
  const me = await one.newActor('learner')
  const phone = { ...me, token: newToken() }
  await insertSession(one.db, me.id, phone.token, 'Phone')
  const [ends, stays] = [await listen(two, me), await listen(two, phone)]
  await one.call(me, logout)
  await ends.ended
  await tell(me)
  await expect.poll(() => stays.words).toEqual(['changed'])
  expect(ends.words).toEqual([])
})

test('a changed password ends the streams of the other devices', async () => {
  const me = await one.newActor('learner')
  const phone = { ...me, token: newToken() }
  await insertSession(one.db, me.id, phone.token, 'Phone')
  const there = await listen(two, phone)
  const body = { currentPassword: testPassword, newPassword: 'another good password' }
  expect((await one.call(me, changePassword, { body })).http).toBe(200)
  await there.ended
})

test('who is blocked hears nothing more', async () => {
  const me = await one.newActor('learner')
  const there = await listen(two, me)
  await one.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, me.id))
  await there.ended
  expect((await two.call(me, listNotifications)).http).toBe(401)
})

test('a session that ran out ends its stream at the next look', async () => {
  const me = await one.newActor('learner')
  const there = await listen(two, me)
  await one.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.personId, me.id))
  // With a new line everyone is looked at, as with each sign of life.
  await disconnectPubSub()
  await there.ended
  expect((await two.call(me, listNotifications)).http).toBe(401)
})

test('of one more than anyone needs the oldest ends', async () => {
  const me = await one.newActor('learner')
  const streams: Awaited<ReturnType<typeof listen>>[] = []
  for (let index = 0; index <= maxPerPerson; index++) streams.push(await listen(two, me))
  await streams[0]!.ended
  expect(streams[0]!.words).toEqual(['too many'])
  await tell(me)
  await expect.poll(() => streams.slice(1).map(({ words }) => words)).toEqual(streams.slice(1).map(() => ['changed']))
})

test('a stranger is refused, and nothing on the way may keep or gather the stream', async () => {
  const answer = await fetch(`${await openDoor(two.app)}${liveNotifications.path}`)
  expect([answer.status, ((await answer.json()) as { status: number }).status]).toEqual([401, 0])
  const { headers } = await listen(two, await one.newActor('mentor'))
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store, no-transform')
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('an instance that closes waits for no stream; the metrics count those that are open', async () => {
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
