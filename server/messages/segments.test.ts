import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { parseSegment } from '#contract/messages/segments.ts'
import { people, sessions } from '#server/identity/tables.ts'
import { asc } from '#server/kit/db/orm.ts'
import { enrolments, reviews, solutions, secondOpinions } from '#server/learning/tables.ts'
import { accessEntries, payments } from '#server/membership/tables.ts'
import { seats } from '#server/mentoring/sessions/tables.ts'
import { batchMembers } from '#server/learning/due-dates/tables.ts'
import { newBatch } from '#server/testing/learning/batches.ts'
import { newCourseWithTasks } from '#server/testing/learning/learning.ts'
import { newPerson, newTransactionId } from '#server/testing/makers.ts'
import { newSession } from '#server/testing/mentoring/sessions.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { countSegment, isInSegment, segmentPage } from './segments.store.ts'

const app = await sharedApp()
const { db } = app
const now = new Date()
const seed = Math.floor(Math.random() * 2 ** 31)

/** The same school for the same seed. */
let state = seed
const random = () => ((state = (state * 1_103_515_245 + 12_345) % 2 ** 31), state / 2 ** 31)
const chance = (part: number) => random() < part
const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
/** Never on the edge of a day. */
const daysAgo = (days: number) => new Date(now.getTime() - (days + 0.5) * dayMs)
const someDaysAgo = () => daysAgo(pick([0, 1, 3, 5, 8, 12, 20, 40]))

const course = await newCourseWithTasks(app, [4])
const other = await newCourseWithTasks(app, [1])
const host = await newPerson(db, { role: 'mentor' })
const batchId = await newBatch(app, { courseId: course.courseId })
const session = await newSession(app, { hostId: host.id, startsInMinutes: -600, capacity: 500 })

async function newRandomPerson() {
  const role = chance(0.1) ? 'mentor' : 'learner'
  const createdAt = daysAgo(pick([2, 9, 50]))
  const { id: personId } = await newPerson(db, { role, createdAt, emailConfirmedAt: chance(0.7) ? createdAt : null })
  if (chance(0.7)) {
    const [startsAt, endsAt] = [daysAgo(60), daysAgo(pick([20, 2, -3, -6, -20, -60]))]
    await db.insert(accessEntries).values({ personId, startsAt, endsAt, reason: 'A test', createdAt: someDaysAgo() })
  }
  for (const _ of Array.from({ length: pick([0, 1, 1, 2]) })) {
    const state = pick(['pending', 'verified', 'verified', 'rejected'] as const)
    const decided = state === 'pending' ? {} : { decidedAt: someDaysAgo(), reason: state === 'rejected' ? 'No' : null }
    const amountPaise = pick([199_00, 399_00, 499_00])
    const payment = { personId, amountPaise, state, method: 'upi', transactionId: newTransactionId() } as const
    await db.insert(payments).values({ ...payment, ...decided, couponPaise: 0 })
  }
  if (chance(0.6)) {
    const expiresAt = daysAgo(-30)
    await db
      .insert(sessions)
      .values({ personId, tokenHash: Buffer.from(`${personId}`), device: 'x', expiresAt, lastSeenAt: someDaysAgo() })
  }
  for (const { courseId } of [course, other])
    if (chance(0.5)) await db.insert(enrolments).values({ personId, courseId, createdAt: someDaysAgo() })
  if (chance(0.4)) {
    const joining = { batchId, courseId: course.courseId, personId, joinedAt: daysAgo(9) }
    await db.insert(batchMembers).values({ ...joining, leftAt: chance(0.3) ? now : null })
  }
  for (const stepId of course.stepIds) if (chance(0.3)) await submitRandom(personId, stepId)
  if (chance(0.3)) {
    const state = pick(['reserved', 'waiting', 'released'] as const)
    const joinedAt = state === 'reserved' && chance(0.5) ? now : null
    const reservedAt = state === 'reserved' ? now : null
    await db.insert(seats).values({ sessionId: session.id, personId, state, askedAt: now, reservedAt, joinedAt })
  }
  const gone = pick(['', '', '', '', '', '', '', 'blocked_at = now()', 'blocked_at = now(), deleted_at = now()'])
  if (gone) await app.asOwner(`update people set ${gone} where id = ${personId}`)
}

async function submitRandom(personId: number, stepId: number) {
  const state = pick(['submitted', 'approved', 'rejected', 'rejected'] as const)
  const submission = { personId, stepId, courseId: course.courseId, attempt: 1, textSolution: 'x', state }
  const [row] = await db
    .insert(solutions)
    .values({ ...submission, submittedAt: someDaysAgo() })
    .returning()
  if (state === 'submitted') return
  const createdAt = new Date(row!.submittedAt.getTime() + 60_000)
  const review = { solutionId: row!.id, mentorId: host.id, verdict: state, feedback: 'Why', createdAt }
  const [{ id: reviewId } = { id: 0 }] = await db.insert(reviews).values(review).returning()
  if (chance(0.2))
    await db.insert(secondOpinions).values({ solutionId: row!.id, reviewId, kind: 'sample', promisedAt: now })
}

for (const _ of Array.from({ length: 80 })) await newRandomPerson()
const everybody = await db.select().from(people).orderBy(asc(people.id))
const rows = {
  payments: await db.select().from(payments),
  members: await db.select().from(batchMembers),
  sessions: await db.select().from(sessions),
  access: await db.select().from(accessEntries),
  enrolments: await db.select().from(enrolments),
  solutions: await db.select().from(solutions),
  reviews: await db.select().from(reviews),
  opinions: await db.select().from(secondOpinions),
  seats: await db.select().from(seats),
}

type Person = (typeof everybody)[number]
const of = <T extends { personId: number | null }>(person: Person, all: T[]) =>
  all.filter((row) => row.personId === person.id)
const isLearner = ({ role }: Person) => role === 'learner'
const hasAccess = (person: Person) => isLearner(person) && person.accessEndsAt !== null && person.accessEndsAt > now
const hasPending = (person: Person) => of(person, rows.payments).some(({ state }) => state === 'pending')
const planOf = (person: Person) =>
  of(person, rows.payments)
    .filter(({ state }) => state === 'verified')
    .toSorted((a, b) => b.decidedAt!.getTime() - a.decidedAt!.getTime() || b.id - a.id)[0]?.amountPaise

const lastTrace = (person: Person) =>
  Math.max(
    person.createdAt.getTime(),
    ...of(person, rows.sessions).map(({ lastSeenAt }) => lastSeenAt.getTime()),
    ...[...of(person, rows.access), ...of(person, rows.enrolments)].map(({ createdAt }) => createdAt.getTime()),
    ...of(person, rows.solutions).map(({ submittedAt }) => submittedAt.getTime()),
  )

function isRejected(person: Person, days: number) {
  const mine = of(person, rows.solutions)
  if (mine.some(({ state }) => state === 'submitted')) return false
  return mine.some(({ id, state }) => {
    const review = rows.reviews.find(({ solutionId }) => solutionId === id)
    if (state !== 'rejected' || rows.opinions.some(({ solutionId }) => solutionId === id)) return false
    return review!.createdAt < daysAgo(days - 0.5) && mine.every(({ submittedAt }) => submittedAt < review!.createdAt)
  })
}

const isUnstarted = (person: Person, days: number) =>
  of(person, rows.solutions).length === 0 &&
  of(person, rows.enrolments).some(({ createdAt }) => createdAt < daysAgo(days - 0.5))

const seatOf = (person: Person) => of(person, rows.seats).find(({ state }) => state === 'reserved')
const some = everybody.filter((_, at) => at % 4 === 0)
const isIn = (person: Person, courseId: number) => of(person, rows.enrolments).some((row) => row.courseId === courseId)

const isMember = (person: Person) => of(person, rows.members).some(({ leftAt }) => leftAt === null)

const expected: [string, (person: Person) => boolean][] = [
  ['everyone', isLearner],
  [`people:${some.map(({ id }) => id).join(',')},999999`, (person) => some.includes(person)],
  [`emails:${some.map(({ email }) => email).join(',')},nobody@example.in`, (person) => some.includes(person)],
  [`course:${course.courseId}`, (person) => isLearner(person) && isIn(person, course.courseId)],
  [`course:${other.courseId}:active`, (person) => hasAccess(person) && isIn(person, other.courseId)],
  [`batch:${batchId}`, (person) => isLearner(person) && isMember(person)],
  ['plan:399', (person) => hasAccess(person) && planOf(person) === 399_00],
  ['ending:7', (person) => hasAccess(person) && person.accessEndsAt! < daysAgo(-7.5) && !hasPending(person)],
  ['inactive:7', (person) => hasAccess(person) && lastTrace(person) < daysAgo(6.5).getTime()],
  ['inactive:14', (person) => hasAccess(person) && lastTrace(person) < daysAgo(13.5).getTime()],
  ['unverified:payment', (person) => isLearner(person) && hasPending(person)],
  ['unverified:never', (person) => isLearner(person) && person.accessEndsAt === null && !hasPending(person)],
  ['unverified:email', (person) => isLearner(person) && person.emailConfirmedAt === null],
  [`session:${session.id}`, (person) => isLearner(person) && seatOf(person) !== undefined],
  [`session:${session.id}:joined`, (person) => isLearner(person) && Boolean(seatOf(person)?.joinedAt)],
  ['rejected:4', (person) => hasAccess(person) && isRejected(person, 4)],
  ['unstarted:4', (person) => hasAccess(person) && isUnstarted(person, 4)],
]

const mayReceive = ({ blockedAt, deletedAt }: Person) => blockedAt === null && deletedAt === null

test.each(expected)(`a random school (seed ${seed}): %s`, async (text, belongs) => {
  const segment = parseSegment(text)!
  const expectedIds = everybody.filter((person) => mayReceive(person) && belongs(person)).map(({ id }) => id)
  const foundBy = (extent: 'all' | 'page') =>
    db
      .select({ id: people.id })
      .from(people)
      .where(isInSegment(segment, now, extent))
      .orderBy(asc(people.id))
  const found = await foundBy('all')
  expect(await foundBy('page')).toEqual(found)
  expect(found.map(({ id }) => id)).toEqual(expectedIds)
  expect(await countSegment(db, segment, now)).toBe(expectedIds.length)
})

test('pages have everybody once', async () => {
  const segment = { kind: 'everyone' } as const
  const ids: number[] = []
  for (let after: string | null | undefined; after !== null;) {
    const page = await segmentPage(db, segment, { size: 7, after }, now)
    ids.push(...page.items.map(({ userId }) => userId))
    after = page.next
  }
  expect(ids).toHaveLength(await countSegment(db, segment, now))
  expect(new Set(ids).size).toBe(ids.length)
})
