import { afterEach, expect, test } from 'vitest'
import { deleteAccount } from '#contract/identity/my-data.ts'
import * as contract from '#contract/mentoring/sessions.ts'
import { getNextPublicSession, listUpcomingSessions, type UpcomingSession } from '#contract/site/next-session.ts'
import { people } from '#server/identity/tables.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { enrol, newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { testPassword } from '#server/testing/makers.ts'
import { newSeat, newSession, secretLink } from '#server/testing/mentoring/sessions.ts'
import { apiError, countByStatus, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { sendReminders } from './reminders.service.ts'
import { fillAll } from './seats.service.ts'
import { seats, weekendSessions } from './tables.ts'

const app = await sharedApp()
const host = await app.newActor('mentor')
const start = Date.now()
const inMinutes = (minutes: number) => void (app.deps.clock = () => new Date(start + minutes * 60_000))
afterEach(() => void (app.deps.clock = () => new Date()))

const reserve = (actor: TestActor, sessionId: number) =>
  app.call(actor, contract.reserveSeat, { params: { sessionId } })
const release = (actor: TestActor, sessionId: number) =>
  app.call(actor, contract.releaseSeat, { params: { sessionId } })
const join = (actor: TestActor, sessionId: number) => app.call(actor, contract.joinSession, { params: { sessionId } })
const titles = async (actor: TestActor) =>
  (await app.notificationsOf(actor)).map(({ title }: { title: string }) => title).toReversed()
const subjects = async ({ email }: TestActor) => (await app.emailsTo(email)).map(({ subject }) => subject)
const sessionRow = async (id: number) =>
  (await app.db.select().from(weekendSessions).where(eq(weekendSessions.id, id)))[0]!

test('gives exactly as many seats as there are, even if many ask at the same moment', async () => {
  const { id } = await newSession(app, { hostId: host.id, capacity: 3 })
  const learners = await Promise.all(Array.from({ length: 8 }, () => newMember(app)))
  const answers = await Promise.all(learners.map((learner) => reserve(learner, id)))
  expect(countByStatus(answers)).toEqual({ 200: 8 })
  const states = answers.map(({ body }) => body.data.seat)
  expect(states.filter((seat) => seat === 'reserved')).toHaveLength(3)
  expect(await sessionRow(id)).toMatchObject({ seatsTaken: 3, waiting: 5 })
  // Releases and requests at the same moment keep it full.
  await Promise.all(learners.map((learner, index) => (index % 2 ? release(learner, id) : reserve(learner, id))))
  expect(await sessionRow(id)).toMatchObject({ seatsTaken: 3, waiting: 1 })
})

test('the database refuses a seat too many', async () => {
  const { id } = await newSession(app, { hostId: host.id, capacity: 1 })
  await newSeat(app, id, (await newMember(app)).id)
  await expect(newSeat(app, id, (await newMember(app)).id)).rejects.toMatchObject({
    cause: { constraint: 'weekend_sessions_seats_check' },
  })
})

test('a released seat goes to the first in line, who is notified', async () => {
  const { id } = await newSession(app, { hostId: host.id, capacity: 1 })
  const [first, second, third] = [await newMember(app), await newMember(app), await newMember(app)]
  for (const [minute, learner] of [first, second, third].entries()) {
    inMinutes(minute)
    await reserve(learner, id)
  }
  expect((await reserve(third, id)).body.data).toMatchObject({ seat: 'waiting', placeInLine: 2, seatsLeft: 0 })
  expect((await release(first, id)).body.data).toMatchObject({ seat: null, placeInLine: null })
  expect((await reserve(second, id)).body.data).toMatchObject({ seat: 'reserved', placeInLine: null })
  expect((await reserve(third, id)).body.data).toMatchObject({ seat: 'waiting', placeInLine: 1 })
  expect([await titles(second), await subjects(second)]).toEqual([
    ['You have a seat: Ask me anything'],
    ['You have a seat: Ask me anything'],
  ])
  expect(await titles(third)).toEqual([])
})

test('a seat of a deleted account goes to the first in line who has access', async () => {
  const { id } = await newSession(app, { hostId: host.id, capacity: 1 })
  const [leaving, expired, waiting] = [await newMember(app), await newMember(app), await newMember(app)]
  for (const [minute, learner] of [leaving, expired, waiting].entries()) {
    inMinutes(minute)
    await reserve(learner, id)
  }
  await app.asOwner(`update people set access_ends_at = now() - interval '1 day' where id = ${expired.id}`)
  expect(await app.call(leaving, deleteAccount, { body: { password: testPassword } })).toMatchObject({ http: 200 })
  await fillAll(app.db, app.deps)
  expect(await titles(waiting)).toEqual(['You have a seat: Ask me anything'])
  expect(await sessionRow(id)).toMatchObject({ seatsTaken: 1, waiting: 1 })
})

test('only people with a seat and access get the link, in the time window, and joining records attendance', async () => {
  const { id } = await newSession(app, { hostId: host.id, startsInMinutes: 11, capacity: 1 })
  const [learner, waiting, other] = [await newMember(app), await newMember(app), await newMember(app)]
  await reserve(learner, id)
  inMinutes(0)
  await reserve(waiting, id)
  expect(await join(learner, id)).toMatchObject(apiError(409, /You can join from/))
  inMinutes(2)
  expect(await join(other, id)).toMatchObject(apiError(403, /Reserve a seat/))
  expect(await join(waiting, id)).toMatchObject(apiError(403, /waiting list/))
  expect((await join(learner, id)).body.data).toEqual({ meetingLink: secretLink })
  inMinutes(20)
  await join(learner, id)
  const [seat] = await app.db.select().from(seats).where(eq(seats.personId, learner.id))
  expect(seat!.joinedAt).toEqual(new Date(start + 2 * 60_000))
  expect(await release(learner, id)).toMatchObject(apiError(409, /your seat stays yours/))
  expect((await join(host, id)).body.data.meetingLink).toBe(secretLink)
  inMinutes(42)
  expect(await join(learner, id)).toMatchObject(apiError(409, /over/))
  expect(await app.load(learner, contract.getMyAttendance)).toMatchObject({ reserved: 1, attended: 1 })
})

test('a learner whose access has ended can’t reserve or join', async () => {
  const { id } = await newSession(app, { hostId: host.id, startsInMinutes: 5 })
  const ended = await newMember(app, [], { endsInDays: -1 })
  expect(await reserve(ended, id)).toMatchObject(apiError(403))
  await newSeat(app, id, ended.id)
  expect(await join(ended, id)).toMatchObject(apiError(403))
  expect(
    (await app.call(await app.newActor('learner'), contract.reserveSeat, { params: { sessionId: id } })).http,
  ).toBe(403)
})

test('a session of a course is for its learners', async () => {
  const { courseId, courseTitle } = await newCourseWithTasks(app, [1])
  const { id } = await newSession(app, { hostId: host.id, courseId, startsInMinutes: 5 })
  const learner = await newMember(app)
  const list = async () =>
    (await app.load(learner, contract.listMySessions, { query: { size: 100 } })).items.map(
      ({ sessionId }: { sessionId: number }) => sessionId,
    )
  expect(await list()).not.toContain(id)
  expect(await reserve(learner, id)).toMatchObject(apiError(404))
  expect(await join(learner, id)).toMatchObject(apiError(404))
  await enrol(app, learner.id, [courseId])
  expect(await list()).toContain(id)
  expect((await reserve(learner, id)).body.data).toMatchObject({ courseTitle, seat: 'reserved' })
})

test('lists page through past and coming sessions without the meeting link, and the recording needs access', async () => {
  const recordingLink = 'https://videos.example.in/1'
  const { id } = await newSession(app, {
    hostId: host.id,
    startsInMinutes: -300,
    recordingLink,
    notes: 'Read chapter 2',
  })
  await newSession(app, { hostId: host.id, startsInMinutes: -200 })
  const learner = await newMember(app)
  const first = await app.load(learner, contract.listMySessions, { query: { tab: 'past', size: 1 } })
  const rest = await app.load(learner, contract.listMySessions, {
    query: { tab: 'past', size: 100, after: first.next },
  })
  expect(first.items[0].startsAt > rest.items[0].startsAt).toBe(true)
  const found = [...first.items, ...rest.items].find(({ sessionId }) => sessionId === id)
  expect(found).toMatchObject({ recordingLink, notes: 'Read chapter 2', hasAccess: true })
  expect(JSON.stringify([first, rest])).not.toContain(secretLink)
  const ended = await newMember(app, [], { endsInDays: -1 })
  const seen = await app.load(ended, contract.listMySessions, { query: { tab: 'past', size: 100 } })
  expect(JSON.stringify(seen)).not.toContain(recordingLink)
  expect(seen.items[0]).toMatchObject({ hasAccess: false })
})

test('the next session is the one with a seat, otherwise the first that is open', async () => {
  const soon = await newSession(app, { hostId: host.id, startsInMinutes: 3, title: 'Soon' })
  const later = await newSession(app, { hostId: host.id, startsInMinutes: 90, title: 'Later' })
  const learner = await newMember(app)
  expect((await app.load(learner, contract.getNextSession)).title).not.toBe('Later')
  await newSeat(app, later.id, learner.id)
  expect(await app.load(learner, contract.getNextSession)).toMatchObject({ title: 'Later', seat: 'reserved' })
  await app.db.update(weekendSessions).set({ cancelledAt: new Date() }).where(eq(weekendSessions.id, later.id))
  expect((await app.load(learner, contract.getNextSession)).title).not.toBe('Later')
  expect(await app.load(null, getNextPublicSession)).toEqual({
    title: 'Soon',
    courseTitle: null,
    startsAt: soon.startsAt.toISOString(),
    minutes: 30,
  })
})

test('visitors see the sessions to come, without the meeting link and the host’s last name', async () => {
  inMinutes(0)
  const full = await newSession(app, { hostId: host.id, startsInMinutes: 200, title: 'Full house', capacity: 1 })
  await newSession(app, { hostId: host.id, startsInMinutes: -5, title: 'Running' })
  await newSession(app, { hostId: host.id, startsInMinutes: 210, title: 'Cancelled', cancelledAt: new Date() })
  await newSeat(app, full.id, (await newMember(app)).id)
  const listed: UpcomingSession[] = await app.load(null, listUpcomingSessions)
  const titled = listed.map(({ title }) => title)
  expect(titled).toContain('Full house')
  expect(titled).not.toContain('Running')
  expect(titled).not.toContain('Cancelled')
  expect(listed.map(({ startsAt }) => startsAt)).toEqual(listed.map(({ startsAt }) => startsAt).toSorted())
  const found = listed.find(({ sessionId }) => sessionId === full.id)
  expect(found).toEqual({
    sessionId: full.id,
    title: 'Full house',
    courseTitle: null,
    hostFirstName: (await app.db.select().from(people).where(eq(people.id, host.id)))[0]!.firstName,
    startsAt: full.startsAt.toISOString(),
    minutes: 30,
    capacity: 1,
    seatsLeft: 0,
  })
  expect(JSON.stringify(listed)).not.toContain(secretLink)
  inMinutes(201)
  expect(JSON.stringify(await app.load(null, listUpcomingSessions))).not.toContain('Full house')
})

test('a change that visitors see drops the cached pages; a seat doesn’t', async () => {
  const version = async () =>
    (await app.db.execute<{ version: number }>(sql`select version from content_version`)).rows[0]!.version
  const { id } = await newSession(app, { hostId: host.id })
  const before = await version()
  await newSeat(app, id, (await newMember(app)).id)
  expect(await version()).toBe(before)
  for (const change of [{ capacity: 9 }, { hostId: (await app.newActor('mentor')).id }, { title: 'Doubts' }]) {
    const seen = await version()
    await app.db.update(weekendSessions).set(change).where(eq(weekendSessions.id, id))
    expect(await version()).toBeGreaterThan(seen)
  }
})

test('reminds a day, an hour and ten minutes before, once each, however many instances run', async () => {
  inMinutes(0)
  const { id } = await newSession(app, { hostId: host.id, startsInMinutes: 3000, title: 'Reminded' })
  const [learner, released] = [await newMember(app), await newMember(app)]
  await newSeat(app, id, learner.id)
  await reserve(released, id)
  await release(released, id)
  for (const minutes of [1500, 1560, 1561, 2939, 2940, 2989, 2990, 2999, 3001]) {
    inMinutes(minutes)
    await Promise.all([sendReminders(app.db, app.deps), sendReminders(app.db, app.deps)])
  }
  const expected = ['tomorrow', 'in an hour', 'in 10 minutes']
  expect(await titles(learner)).toEqual(expected.map((when) => `Reminded starts ${when}`))
  expect(await subjects(learner)).toEqual(expected.map((when) => `Starts ${when}: Reminded`))
  expect([await titles(released), await subjects(released)]).toEqual([[], []])
  expect(JSON.stringify(await app.emailsTo(learner.email))).not.toContain(secretLink)
})
