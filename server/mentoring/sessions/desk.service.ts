import type {
  Scope,
  SessionCancellation,
  SessionDraft,
  SessionEdit,
  SessionMove,
  SessionRecording,
} from '#contract/mentoring/session-desk.ts'
import { audit, personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { type NewNotification, notify } from '#server/notifications/index.ts'
import { holidaysBetween } from '#server/site/index.ts'
import { sessionHost, sessionRecorded, sessionsCancelled, sessionsMoved } from '../texts.ts'
import {
  changeSession,
  insertSeries,
  insertSession,
  lockFollowing,
  lockSeries,
  peopleOf,
  sessionsOfSeries,
  setRecording,
  updateSeries,
} from './desk.store.ts'
import {
  assertCapacity,
  assertHostFree,
  assertInFuture,
  assertNoHoliday,
  assertOwnHost,
  assertRecordable,
  assertTakesPlace,
  clashOf,
  endOf,
  mayManage,
  meetingSite,
  sessionOfWeek,
  startOf,
  startOfWeek,
} from './rules.ts'
import { assertHost, type Audience, audienceOf } from './audience.service.ts'
import { fillSeats, schoolOf, withHost } from './seats.service.ts'
import { findSession, lockSession } from './seats.store.ts'
import { lockTimesOfHost } from './host-times.store.ts'
import { extendSeries } from './series.service.ts'
import type { WeekendSessionRow } from './tables.ts'
import { type CalendarSession, sessionAttachments } from './calendar.ts'

type Caller = Pick<Actor, 'id' | 'role' | 'adjustments'>

const subjectOf = (sessionId: number) => `weekend session ${sessionId}`

/** Returns the id of the session, or of the first one of a series. */
export function schedule(db: Db, tools: Tools, actor: Caller, draft: SessionDraft): Promise<number> {
  const now = tools.clock()
  const { date, time, weeks, onHoliday, ...details } = draft
  const startsAt = startOf({ date, time })
  assertInFuture(startsAt, now)
  assertOwnHost(draft.hostId, actor)
  return db.transaction(async (db) => {
    await assertHost(db, draft.hostId)
    const audience = await audienceOf(db, { ...draft, batchId: draft.batchId ?? null })
    if (!onHoliday) await assertOpen(db, [startsAt])
    const session = await insertFirst(db, { ...details, ...audience }, { startsAt, weeks, now })
    const sessionIds = session.seriesId === null ? [session.id] : await sessionsOfSeries(db, session.seriesId)
    await assertFree(db, session.hostId, { sessionIds, seriesId: session.seriesId }, 'time', now)
    const { meetingLink, ...shown } = details
    const after = { ...shown, ...audience, startsAt, weeks, meetingSite: meetingSite(meetingLink) }
    await audit(db, { actorId: actor.id, action: 'session scheduled', subject: subjectOf(session.id), after })
    await notifyHost(db, tools, actor, session)
    return session.id
  })
}

type Details = Omit<SessionDraft, 'date' | 'time' | 'weeks' | 'onHoliday' | 'batchId'> & Audience
type Times = { startsAt: Date; weeks: number; now: Date }

async function insertFirst(db: Db, details: Details, { startsAt, weeks, now }: Times): Promise<WeekendSessionRow> {
  if (weeks === 1) return insertSession(db, { ...details, startsAt, endsAt: endOf(startsAt, details.minutes) })
  const series = await insertSeries(db, { ...details, firstStartsAt: startsAt, weeks })
  // Before the others, however far ahead it is.
  const first = await insertSession(db, sessionOfWeek(series, 0))
  await extendSeries(db, series.id, now)
  return first
}

/** None of these times, in order, is on a holiday. */
async function assertOpen(db: Db, starts: Date[]) {
  assertNoHoliday(starts, await holidaysBetween(db, indiaDate(starts[0]!), indiaDate(starts.at(-1)!)))
}

/** Nobody hosts two sessions at once, also weeks ahead in a series. */
async function assertFree(
  db: Db,
  hostId: number,
  changed: Parameters<typeof clashOf>[1],
  field: 'time' | 'hostId',
  now: Date,
) {
  assertHostFree(clashOf(await lockTimesOfHost(db, hostId, now), changed), field)
}

type Hosted = Pick<WeekendSessionRow, 'hostId' | 'title' | 'startsAt'>

async function notifyHost(db: Db, tools: Tools, actor: Caller, session: Hosted) {
  if (session.hostId === actor.id) return
  const by = (await personById(db, actor.id))!.firstName
  await notify(db, tools, session.hostId, sessionHost({ ...session, by }))
}

/**
 * The session, and with `following` the later ones of its series, all locked. The series comes first, so that two changes
 * of it wait for each other instead of deadlocking.
 */
async function openForChange(db: Db, sessionId: number, actor: Caller, scope: Scope, now: Date) {
  const found = await findSession(db, sessionId)
  if (!found || !mayManage(found, actor)) throw notFound('This session')
  const { seriesId, week } = found
  if (scope === 'one' || seriesId === null || week === null) {
    const session = (await lockSession(db, sessionId))!
    assertTakesPlace(session, now)
    return { session, sessions: [session], series: null }
  }
  const series = await lockSeries(db, seriesId)
  const sessions = await lockFollowing(db, { seriesId, week }, now)
  const session = sessions.find(({ id }) => id === sessionId) ?? found
  assertTakesPlace(session, now)
  return { session, sessions, series: { ...series, week } }
}

/** Seats that were added go to the waiting list in the same transaction. */
export function edit(db: Db, tools: Tools, actor: Caller, sessionId: number, change: SessionEdit): Promise<void> {
  const { scope, meetingLink, ...details } = change
  const now = tools.clock()
  return db.transaction(async (db) => {
    const { session, sessions, series } = await openForChange(db, sessionId, actor, scope, now)
    assertOwnHost(change.hostId, actor)
    await assertHost(db, change.hostId)
    const { batchId = session.batchId } = change
    // A session of a batch that is over can still be corrected.
    const isSameBatch = batchId !== null && batchId === session.batchId
    const audience = isSameBatch
      ? { courseId: session.courseId, batchId }
      : await audienceOf(db, { ...change, batchId })
    assertCapacity(change.capacity, Math.max(...sessions.map(({ seatsTaken }) => seatsTaken)))
    const changes = { ...details, ...audience, ...(meetingLink && { meetingLink }) }
    if (series) await updateSeries(db, series.id, changes)
    for (const { id, startsAt } of sessions) {
      await changeSession(db, id, { ...changes, endsAt: endOf(startsAt, change.minutes) }, now)
      await fillSeats(db, tools, id)
    }
    const changed = { sessionIds: sessions.map(({ id }) => id), seriesId: series && series.id }
    await assertFree(db, change.hostId, changed, 'hostId', now)
    const { title, description, courseId, hostId, minutes, capacity } = session
    const before = { title, description, courseId, batchId: session.batchId, hostId, minutes, capacity }
    const after = {
      ...details,
      ...audience,
      sessions: sessions.length,
      ...(meetingLink && { meetingSite: meetingSite(meetingLink) }),
    }
    await audit(db, { actorId: actor.id, action: 'session changed', subject: subjectOf(sessionId), before, after })
    if (session.hostId !== change.hostId) await notifyHost(db, tools, actor, { ...session, ...details })
  })
}

/** The later sessions of a series follow at the same time each week. */
export function move(db: Db, tools: Tools, actor: Caller, sessionId: number, change: SessionMove): Promise<void> {
  const now = tools.clock()
  const start = startOf(change)
  assertInFuture(start, now)
  return db.transaction(async (db) => {
    const { session, sessions, series } = await openForChange(db, sessionId, actor, change.scope, now)
    if (session.startsAt.getTime() === start.getTime()) return
    const firstStartsAt = startOfWeek(start, -(session.week ?? 0))
    const starts = sessions.map(({ week }) => startOfWeek(firstStartsAt, week ?? 0))
    if (!change.onHoliday)
      await assertOpen(
        db,
        starts.toSorted((one, other) => one.getTime() - other.getTime()),
      )
    if (series) await updateSeries(db, series.id, { firstStartsAt })
    const moved: WeekendSessionRow[] = []
    for (const [index, { id, minutes }] of sessions.entries()) {
      const startsAt = starts[index]!
      moved.push(await changeSession(db, id, { startsAt, endsAt: endOf(startsAt, minutes) }, now))
    }
    const changed = { sessionIds: moved.map(({ id }) => id), seriesId: series && series.id }
    await assertFree(db, session.hostId, changed, 'time', now)
    await notifyMoved(db, tools, actor.id, moved)
    const before = { startsAt: session.startsAt }
    const after = { startsAt: start, sessions: sessions.length }
    await audit(db, { actorId: actor.id, action: 'session moved', subject: subjectOf(sessionId), before, after })
  })
}

/** Cancelling again changes nothing. The seats stay as a record. */
export function cancel(
  db: Db,
  tools: Tools,
  actor: Caller,
  sessionId: number,
  { reason, scope }: SessionCancellation,
): Promise<void> {
  const now = tools.clock()
  return db.transaction(async (db) => {
    const found = await findSession(db, sessionId)
    if (found?.cancelledAt && mayManage(found, actor)) return
    const { sessions, series } = await openForChange(db, sessionId, actor, scope, now)
    // The job makes no more of them.
    if (series) await updateSeries(db, series.id, { weeks: series.week })
    const cancelled: WeekendSessionRow[] = []
    for (const { id } of sessions) {
      cancelled.push(await changeSession(db, id, { cancelledAt: now, cancelReason: reason }, now))
    }
    await notifyCancelled(db, tools, actor.id, { sessions: cancelled, reason })
    const after = { reason, sessions: sessions.length }
    await audit(db, { actorId: actor.id, action: 'session cancelled', subject: subjectOf(sessionId), after })
  })
}

/** Those who had a seat are notified once. */
export function record(
  db: Db,
  tools: Tools,
  actor: Caller,
  sessionId: number,
  recording: SessionRecording,
): Promise<void> {
  return db.transaction(async (db) => {
    const session = await lockSession(db, sessionId)
    if (!session || !mayManage(session, actor)) throw notFound('This session')
    assertRecordable(session, tools.clock())
    const { recordingLink, notes } = session
    if (recordingLink === recording.recordingLink && notes === recording.notes) return
    await setRecording(db, sessionId, recording)
    const before = { recordingLink, notes }
    await audit(db, {
      actorId: actor.id,
      action: 'session recording saved',
      subject: subjectOf(sessionId),
      before,
      after: recording,
    })
    const isFirst = recording.recordingLink !== '' ? recordingLink === '' : recordingLink === '' && notes === ''
    if (!isFirst) return
    const { title } = session
    const people = (await peopleOf(db, [sessionId], ['reserved'])).map(({ personId }) => personId)
    await notify(db, tools, people, sessionRecorded({ title, hasRecording: recording.recordingLink !== '' }))
  })
}

const notifyMoved = (db: Db, tools: Tools, actorId: number, sessions: WeekendSessionRow[]) =>
  notifyConcerned(db, tools, actorId, sessions, sessionsMoved)

type Cancellation = { sessions: WeekendSessionRow[]; reason: string }

const notifyCancelled = (db: Db, tools: Tools, actorId: number, { sessions, reason }: Cancellation) =>
  notifyConcerned(db, tools, actorId, sessions, (changed) => sessionsCancelled({ ...changed, reason }))

type Changed = Parameters<typeof sessionsMoved>[0]

/** One notification and one email per person, whatever the number of sessions. Hosts get them too. */
async function notifyConcerned(
  db: Db,
  tools: Tools,
  actorId: number,
  sessions: WeekendSessionRow[],
  notification: (changed: Changed) => NewNotification,
): Promise<void> {
  const school = await schoolOf(db, tools)
  const described = new Map<number, CalendarSession>()
  for (const session of sessions) described.set(session.id, await withHost(db, session))
  const seats = await peopleOf(db, [...described.keys()], ['reserved', 'waiting'])
  const hosted = sessions.map(({ id, hostId }) => ({ sessionId: id, personId: hostId, state: 'reserved' }))
  const concerned = Map.groupBy([...seats, ...hosted], ({ personId }) => personId)
  concerned.delete(actorId)
  for (const [personId, theirs] of concerned) {
    const of = (some: typeof theirs) => some.map(({ sessionId }) => described.get(sessionId)!)
    const inCalendar = of(theirs.filter(({ state }) => state === 'reserved'))
    const attachments = sessionAttachments(inCalendar, school)
    await notify(db, tools, personId, notification({ sessions: of(theirs), hasSeat: inCalendar.length > 0 }), {
      attachments,
    })
  }
}
