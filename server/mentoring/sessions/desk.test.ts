import { afterEach, expect, test } from 'vitest'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import * as desk from '#contract/mentoring/session-desk.ts'
import * as contract from '#contract/mentoring/sessions.ts'
import { asc, eq, isNull } from '#server/kit/db/orm.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { newSeat, newSession, secretLink, sessionDraft } from '#server/testing/mentoring/sessions.ts'
import { apiError, countByStatus, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { extendAllSeries } from './series.service.ts'
import { weekendSeries, weekendSessions } from './tables.ts'

const app = await sharedApp()
const [admin, host, otherMentor] = [
  await app.newActor('admin'),
  await app.newActor('mentor'),
  await app.newActor('mentor'),
]
afterEach(async () => {
  app.deps.clock = () => new Date()
  // The host is free for the next test.
  await app.db.update(weekendSeries).set({ weeks: 0 })
  await app.db.update(weekendSessions).set({ cancelledAt: new Date() }).where(isNull(weekendSessions.cancelledAt))
})

const ist = (text: string) => new Date(`${text.replace(' ', 'T')}+05:30`)
const setClock = (text: string) => void (app.deps.clock = () => ist(text))
const titles = async (actor: TestActor) =>
  (await app.notificationsOf(actor)).map(({ title }: { title: string }) => title).toReversed()

async function schedule(actor: TestActor, draft: Parameters<typeof sessionDraft>[1] = {}) {
  setClock('2026-11-16 10:00')
  const body = sessionDraft(host.id, { date: '2026-11-21', ...draft })
  return app.load(actor, desk.scheduleSession, { body })
}

/** Start and sequence of the sessions of a series, by week. */
async function weeksOf(sessionId: number) {
  const [{ seriesId } = { seriesId: null }] = await app.db
    .select()
    .from(weekendSessions)
    .where(eq(weekendSessions.id, sessionId))
  const rows = await app.db
    .select()
    .from(weekendSessions)
    .where(eq(weekendSessions.seriesId, seriesId!))
    .orderBy(asc(weekendSessions.week))
  return rows
}

test('a mentor schedules a session, which learners see at that time in India', async () => {
  const session = await schedule(host)
  expect(session).toMatchObject({ startsAt: '2026-11-21T12:30:00.000Z', meetingSite: 'meet.example.in', series: null })
  const { items } = await app.load(await newMember(app), contract.listMySessions)
  expect(items).toContainEqual(expect.objectContaining({ sessionId: session.sessionId, seatsLeft: 10 }))
  const entries = await app.auditsOf(`weekend session ${session.sessionId}`)
  expect(entries).toMatchObject([{ action: 'session scheduled', actorId: host.id }])
  expect(JSON.stringify([session, items, entries])).not.toContain(secretLink)
})

test('nobody hosts two sessions at once, also weeks ahead in a series, and not after a change', async () => {
  const clash = (field: string) => fieldError(field, /The host has “Doubts about joins” then: Sat/)
  const send = (draft: Parameters<typeof sessionDraft>[1]) =>
    app.call(admin, desk.scheduleSession, { body: sessionDraft(host.id, { date: '2026-11-21', ...draft }) })
  const colleague = await app.newActor('mentor')
  const first = await schedule(host, { weeks: 12 })
  expect(await send({ time: '18:20' })).toMatchObject(clash('time'))
  expect(await send({ date: '2027-02-06', time: '17:45' })).toMatchObject(clash('time'))
  expect(await send({ date: '2026-11-14', time: '18:15', weeks: 2 })).toMatchObject({ http: 400 })
  // One after the other, another host, and after the last week.
  expect((await send({ time: '18:30' })).http).toBe(200)
  expect((await send({ hostId: colleague.id })).http).toBe(200)
  expect((await send({ date: '2027-02-13' })).http).toBe(200)

  const later = (await send({ time: '20:00' })).body.data
  const params = { sessionId: later.sessionId }
  const to = { date: '2026-11-28', time: '18:10', scope: 'one' }
  expect(await app.call(admin, desk.moveSession, { params, body: to })).toMatchObject(clash('time'))
  const { title, description, courseId, capacity } = sessionDraft(host.id)
  const edit = {
    title,
    description,
    courseId,
    capacity,
    minutes: 30,
    hostId: colleague.id,
    meetingLink: '',
    scope: 'one',
  }
  const taken = (await send({ hostId: colleague.id, time: '20:10' })).http
  expect([taken, await app.call(admin, desk.editSession, { params, body: edit })]).toMatchObject([200, clash('hostId')])
  // A cancelled one leaves its time free.
  const cancelled = { params: { sessionId: first.sessionId }, body: { reason: 'Ill', scope: 'following' } }
  await app.load(admin, desk.cancelSession, cancelled)
  expect((await send({ time: '18:00' })).http).toBe(200)
})

test('of two sessions for one time that are scheduled at the same moment, one is refused', async () => {
  setClock('2026-11-16 10:00')
  const body = sessionDraft(host.id, { date: '2026-11-22' })
  const answers = await Promise.all([1, 2, 3].map(() => app.call(admin, desk.scheduleSession, { body })))
  expect(countByStatus(answers)).toEqual({ 200: 1, 400: 2 })
})

test('refuses a time in the past, a link without https and another host', async () => {
  setClock('2026-11-16 10:00')
  const send = (actor: TestActor, draft: Parameters<typeof sessionDraft>[1]) =>
    app.call(actor, desk.scheduleSession, { body: sessionDraft(host.id, draft) })
  expect(await send(host, { date: '2026-11-16', time: '09:59' })).toMatchObject(fieldError('time', /future/))
  expect(await send(host, { meetingLink: 'http://meet.example.in/a' })).toMatchObject(
    fieldError('meetingLink', /https/),
  )
  expect(await send(otherMentor, {})).toMatchObject(fieldError('hostId', /yourself/))
  expect(await send(admin, { hostId: (await newMember(app)).id })).toMatchObject(
    fieldError('hostId', /somebody who may/),
  )
  expect(await send(admin, { courseId: 999_999 })).toMatchObject(fieldError('courseId'))
})

test('mentors see and manage the sessions they host, admins all', async () => {
  const { sessionId } = await schedule(admin)
  expect(await titles(host)).toContainEqual(expect.stringMatching(/made you the host of Doubts about joins/))
  const idsFor = async (actor: TestActor) =>
    (await app.load(actor, desk.listSessionDesk, { query: { size: 100 } })).items.map(
      (session: { sessionId: number }) => session.sessionId,
    )
  expect([await idsFor(host), await idsFor(admin)]).toEqual([
    expect.arrayContaining([sessionId]),
    expect.arrayContaining([sessionId]),
  ])
  expect(await idsFor(otherMentor)).toEqual([])
  const params = { sessionId }
  expect(await app.call(otherMentor, desk.listSeats, { params })).toMatchObject(apiError(404))
  const body = { reason: 'No', scope: 'one' }
  expect(await app.call(otherMentor, desk.cancelSession, { params, body })).toMatchObject(apiError(404))
  const found = await app.load(admin, desk.listSessionDesk, { query: { search: 'about joi', size: 100 } })
  expect(found.items.length).toBeGreaterThan(0)
})

test('a weekly series has a row for each of the next eight weeks, and a job adds the others', async () => {
  const { sessionId, series } = await schedule(host, { weeks: 12 })
  expect(series).toEqual({ number: 1, weeks: 12 })
  const first = await weeksOf(sessionId)
  expect(first.map(({ week }) => week)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(first[7]!.startsAt).toEqual(ist('2027-01-09 18:00'))
  setClock('2026-11-30 03:15')
  await Promise.all([extendAllSeries(app.db, app.deps.clock()), extendAllSeries(app.db, app.deps.clock())])
  expect((await weeksOf(sessionId)).map(({ week }) => week)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  setClock('2027-03-30 03:15')
  await extendAllSeries(app.db, app.deps.clock())
  expect((await weeksOf(sessionId)).length).toBe(10)
})

test('moves one session, or this and the following ones, and notifies everyone concerned once', async () => {
  const { sessionId } = await schedule(host, { weeks: 3 })
  const [, second, third] = await weeksOf(sessionId)
  const [learner, waiting, bystander] = [await newMember(app), await newMember(app), await newMember(app)]
  await newSeat(app, second!.id, learner.id)
  await newSeat(app, third!.id, learner.id)
  await app.db.update(weekendSessions).set({ capacity: 1 }).where(eq(weekendSessions.id, second!.id))
  await app.call(waiting, contract.reserveSeat, { params: { sessionId: second!.id } })
  await newSeat(app, sessionId, bystander.id)

  const params = { sessionId: second!.id }
  const body = { date: '2026-11-29', time: '11:30', scope: 'following' }
  await app.load(host, desk.moveSession, { params, body })
  const moved = await weeksOf(sessionId)
  expect(moved.map(({ startsAt, sequence }) => [startsAt, sequence])).toEqual([
    [ist('2026-11-21 18:00'), 0],
    [ist('2026-11-29 11:30'), 1],
    [ist('2026-12-06 11:30'), 1],
  ])
  expect(await titles(learner)).toEqual(['Moved: 2 sessions'])
  expect(await titles(waiting)).toEqual(['Moved: Doubts about joins'])
  expect(await titles(bystander)).toEqual([])
  const emails = await app.emailsTo(learner.email)
  expect(emails).toHaveLength(1)
  expect(emails[0]!.text).toContain('Sun 29 Nov, 11:30 AM IST')
  expect(emails[0]!.attachments).toHaveLength(1)
  // What somebody waits for isn't in their calendar yet.
  expect((await app.emailsTo(waiting.email))[0]).toMatchObject({
    attachments: [],
    text: expect.stringContaining('You keep your place on the waiting list.'),
  })
  expect(JSON.stringify(emails)).not.toContain(secretLink)

  await app.load(host, desk.moveSession, { params, body: { date: '2026-11-28', time: '10:00', scope: 'one' } })
  expect((await weeksOf(sessionId)).map(({ sequence }) => sequence)).toEqual([0, 2, 1])
  // The same time again changes nothing.
  await app.load(host, desk.moveSession, { params, body: { date: '2026-11-28', time: '10:00', scope: 'one' } })
  expect((await weeksOf(sessionId))[1]!.sequence).toBe(2)
})

test('cancels this and the following sessions with a reason, and the series ends', async () => {
  const { sessionId } = await schedule(host, { weeks: 12 })
  const [, second] = await weeksOf(sessionId)
  const learner = await newMember(app)
  await newSeat(app, second!.id, learner.id)
  const cancel = () =>
    app.load(admin, desk.cancelSession, {
      params: { sessionId: second!.id },
      body: { reason: 'I’m away for a while', scope: 'following' },
    })
  await cancel()
  expect(await cancel()).toMatchObject({ isCancelled: true, cancelReason: 'I’m away for a while' })
  const rows = await weeksOf(sessionId)
  expect(rows.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([false, ...Array(7).fill(true)])
  expect(await titles(learner)).toEqual(['Cancelled: Doubts about joins'])
  expect(await titles(host)).toContain('Cancelled: 7 sessions')
  setClock('2026-12-20 03:15')
  await extendAllSeries(app.db, app.deps.clock())
  expect(await weeksOf(sessionId)).toHaveLength(8)
  const { items } = await app.load(learner, contract.listMySessions, { query: { size: 100 } })
  expect(items.every(({ sessionId }: { sessionId: number }) => sessionId !== rows[7]!.id)).toBe(true)
  const params = { sessionId: second!.id }
  expect(await app.call(learner, contract.reserveSeat, { params })).toMatchObject({ http: 200 })
  expect(await app.call(await newMember(app), contract.reserveSeat, { params })).toMatchObject(
    apiError(409, /cancelled/),
  )
})

test('changes of one series at the same moment wait for each other', async () => {
  const { sessionId } = await schedule(host, { weeks: 4 })
  const weeks = await weeksOf(sessionId)
  const learner = await newMember(app)
  for (const { id } of weeks) await newSeat(app, id, learner.id)
  const move = (week: number, time: string) =>
    app.call(host, desk.moveSession, {
      params: { sessionId: weeks[week]!.id },
      body: { date: '2026-12-19', time, scope: 'following' },
    })
  const answers = await Promise.all([
    ...[0, 1, 2, 3].map((week) => move(week, `1${week}:00`)),
    ...weeks.map(({ id }) => app.call(learner, contract.releaseSeat, { params: { sessionId: id } })),
  ])
  expect(answers.map(({ http }) => http)).toEqual(Array(8).fill(200))
})

test('more seats go to the waiting list, and fewer than are reserved are refused', async () => {
  const { sessionId } = await schedule(host, { capacity: 2 })
  const learners = [await newMember(app), await newMember(app), await newMember(app)]
  for (const learner of learners) await app.load(learner, contract.reserveSeat, { params: { sessionId } })
  const { date: _, time: __, weeks: ___, ...details } = sessionDraft(host.id)
  const edit = (changes: object) =>
    app.call(host, desk.editSession, {
      params: { sessionId },
      body: { ...details, meetingLink: '', scope: 'one', ...changes },
    })
  expect(await edit({ capacity: 1 })).toMatchObject(fieldError('capacity', /2 seats are already reserved/))
  expect((await edit({ capacity: 3 })).body.data).toMatchObject({ reserved: 3, waiting: 0 })
  expect(await titles(learners[2]!)).toEqual(['You have a seat: Doubts about joins'])
  const [row] = await app.db.select().from(weekendSessions).where(eq(weekendSessions.id, sessionId))
  expect(row!.meetingLink).toBe(secretLink)
  const page = await app.load(host, desk.listSeats, { params: { sessionId }, query: { size: 2 } })
  const rest = await app.load(host, desk.listSeats, { params: { sessionId }, query: { size: 2, after: page.next } })
  expect([...page.items, ...rest.items].map(({ userId }) => userId)).toEqual(learners.map(({ id }) => id))
})

test('adds the recording and notes from when the meeting opens, and notifies those who had a seat', async () => {
  const session = await newSession(app, { hostId: host.id, startsInMinutes: 31 })
  const learner = await newMember(app)
  await newSeat(app, session.id, learner.id)
  const params = { sessionId: session.id }
  const body = { recordingLink: 'https://videos.example.in/2', notes: 'We covered joins.' }
  expect(await app.call(host, desk.saveRecording, { params, body })).toMatchObject(
    apiError(409, /when the meeting opens/),
  )
  app.deps.clock = () => new Date(session.endsAt.getTime() + 1)
  await app.load(host, desk.saveRecording, { params, body })
  await app.load(host, desk.saveRecording, { params, body: { ...body, notes: 'We covered joins and indexes.' } })
  expect(await titles(learner)).toEqual(['Recording: Ask me anything'])
  expect(await app.auditsOf(`weekend session ${session.id}`)).toHaveLength(2)
})

test('searches attendance by the words of a session and its host, page by page', async () => {
  const people = [await newMember(app), await newMember(app)]
  const rooms = ['Quasar one', 'Quasar two', 'Quasar without seats', 'Another one']
  for (const [at, title] of rooms.entries()) {
    const { id } = await newSession(app, { hostId: host.id, title, startsInMinutes: -100 * (at + 1) })
    if (!title.includes('without')) for (const person of people) await newSeat(app, id, person.id)
  }
  const load = (query: object) => app.load(admin, desk.listAttendance, { query })
  const found: string[] = []
  for (let after: string | undefined | null; after !== null;) {
    const page: ReplyOf<typeof desk.listAttendance> = await load({ search: 'quasar', size: 1, ...(after && { after }) })
    found.push(...page.items.map(({ title, userId }) => `${title} ${userId}`))
    after = page.next
  }
  const [first, second] = people.map(({ id }) => id).toSorted((a, b) => b - a)
  expect(found).toEqual(rooms.slice(0, 2).flatMap((title) => [`${title} ${first}`, `${title} ${second}`]))
  expect((await load({ search: 'two quasar', tab: 'past' })).items).toHaveLength(2)
  expect((await load({ search: 'quasar', tab: 'upcoming' })).items).toEqual([])
})
