import { renewSessionFeed } from '#contract/mentoring/sessions.ts'
import { newSeat, newSession, secretLink, sessionDraft } from '../mentoring/sessions.ts'
import { type Give, onlyThisMentor, own, owned, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

let made = 0
/** Another time for each session: nobody hosts two at once. */
const nextStart = () => (7 * 24 + made++) * 60
const nextDay = () => new Date(Date.UTC(2099, 0, 3 + made++)).toISOString().slice(0, 10)

/** A session hosted by the mentor, in which the owner has a seat. */
async function ownersSession(world: World, startsInMinutes = nextStart()) {
  const { id } = await newSession(world, { hostId: world.mentor.id, startsInMinutes })
  await newSeat(world, id, world.owner.id)
  return { params: { sessionId: id } }
}

const newOne: Give = async (world) => ({
  params: { sessionId: (await newSession(world, { hostId: world.mentor.id, startsInMinutes: nextStart() })).id },
})

/** Learners see no names of each other, and nobody gets the meeting link but by joining. */
const hidesLink = { hides: secretLink }

const { date: _date, time, weeks: _weeks, ...details } = sessionDraft(0)

/** Mentors manage what they host, admins everything. */
const hostAndAdmin = { ...onlyThisMentor, admin: 'done' } as const

export const sessions: Rows = {
  listMySessions: own(undefined, { ...hidesLink, isAlike: true }),
  getNextSession: own(undefined, { ...hidesLink, isAlike: true }),
  getMyAttendance: own(undefined, { isAlike: true }),
  reserveSeat: [
    // The host needs no seat.
    own(newOne, { ...hidesLink, outcomes: { mentor: 409 } }),
    own((world) => ownersSession(world), {
      ...hidesLink,
      about: 'in which the owner has a seat',
      outcomes: { mentor: 409 },
    }),
  ],
  releaseSeat: own((world) => ownersSession(world), hidesLink),
  joinSession: [
    owned({ owner: 'done', other: 403, mentor: 'done', admin: 'done' }, (world) => ownersSession(world, 5)),
    owned({ owner: 409, other: 403, mentor: 409, admin: 409 }, (world) => ownersSession(world), {
      about: 'before it opens',
    }),
  ],
  getSessionFeed: own(async ({ call, owner }) => {
    await call(owner, renewSessionFeed)
    return {}
  }),
  renewSessionFeed: own(),
  getNextPublicSession: shared(undefined, hidesLink),
  listUpcomingSessions: shared(undefined, hidesLink),

  listSessionDesk: shared(undefined, hidesLink),
  listHolidaySessions: shared(undefined, hidesLink),
  getSessionDesk: owned(hostAndAdmin, (world) => ownersSession(world), hidesLink),
  listSeats: owned(hostAndAdmin, (world) => ownersSession(world), hidesLink),
  listAttendance: shared(undefined, hidesLink),
  // Mentors can only name themselves as the host; here it is the mentor.
  scheduleSession: shared(({ mentor }) => ({ body: sessionDraft(mentor.id, { date: nextDay() }) }), hidesLink),
  editSession: owned(hostAndAdmin, async (world) => ({
    ...(await ownersSession(world)),
    body: { ...details, hostId: world.mentor.id, scope: 'one' },
  })),
  moveSession: owned(hostAndAdmin, async (world) => ({
    ...(await ownersSession(world)),
    body: { date: nextDay(), time, scope: 'one' },
  })),
  cancelSession: owned(hostAndAdmin, async (world) => ({
    ...(await ownersSession(world)),
    body: { reason: 'I’m ill', scope: 'one' },
  })),
  saveRecording: owned(hostAndAdmin, async (world) => ({
    ...(await ownersSession(world, -5)),
    body: { recordingLink: 'https://videos.example.in/3', notes: 'Joins' },
  })),
}
