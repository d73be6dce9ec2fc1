import { expect, test } from 'vitest'
import { makeExportLink } from '#contract/kit/exports.ts'
import { getReport, type Report } from '#contract/insights/reports.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { mentorAbsences, mentorHours } from '#server/learning/promises/tables.ts'
import { certificates, enrolments, reviews, solutions, secondOpinions } from '#server/learning/tables.ts'
import { demoBookings } from '#server/membership/index.ts'
import { payments } from '#server/membership/tables.ts'
import {
  courseByHand,
  funnelByHand,
  hours,
  now,
  type Rows,
  timesByHand,
} from '#server/testing/insights/report-by-hand.ts'
import { newCourseWithTasks } from '#server/testing/learning/learning.ts'
import { newEmail, newPerson, newTransactionId } from '#server/testing/makers.ts'
import { apiError, fieldError, sharedApp } from '#server/testing/test-app.ts'
import { refreshReport } from './service.ts'

const minute = 60_000
const app = await sharedApp({ rateLimitFactor: 1000 })
app.deps.clock = () => now
const { db } = app
const admin = await app.newActor('admin')
const mentors = [await newPerson(db, { role: 'mentor' }), await newPerson(db, { role: 'mentor' })]

const load = async (range: string, courseId?: number): Promise<Report> => {
  await refreshReport(db, app.deps, range)
  return app.load(admin, getReport, { query: { range, ...(courseId && { courseId: String(courseId) }) } })
}

test('a new school has no figures until they are counted, and then empty ones', async () => {
  const before: Report = await app.load(admin, getReport)
  expect(before).toMatchObject({
    range: '30',
    from: '2026-10-20',
    until: '2026-11-18',
    isCounting: true,
    figures: null,
  })
  const { figures } = await load('30')
  expect(figures).toMatchObject({ asOf: now.toISOString(), funnel: [], reviewTimes: null })
  expect(await load('2026-11')).toMatchObject({ from: '2026-11-01', until: '2026-11-18', firstMonth: '2026-11' })
  expect(await load('all')).toMatchObject({ from: null, until: '2026-11-18' })
})

test('rejects unknown ranges, other months and unknown courses', async () => {
  for (const range of ['7', '2026-13', '2026', 'all '])
    expect(await app.call(admin, getReport, { query: { range } })).toMatchObject(fieldError('range'))
  for (const range of ['2026-12', '2019-01'])
    expect(await app.call(admin, getReport, { query: { range } })).toMatchObject(apiError(404))
  expect(await app.call(admin, getReport, { query: { courseId: '999999' } })).toMatchObject(apiError(404))
  expect(await app.call(await app.newActor('mentor'), getReport)).toMatchObject({ http: 403 })
})

const seed = Math.floor(Math.random() * 2 ** 31)
let state = seed
const random = () => ((state = (state * 1_103_515_245 + 12_345) % 2 ** 31), state / 2 ** 31)
const chance = (part: number) => random() < part
const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
/** Whole minutes, up to four months ago. */
const before = (most: number) => new Date(now.getTime() - (1 + Math.floor(random() * most * 24 * 60)) * minute)
const after = (at: Date, hours: number) =>
  new Date(Math.min(now.getTime() - minute, at.getTime() + Math.ceil(random() * hours * 60) * minute))

const courses = [await newCourseWithTasks(app, [2, 2]), await newCourseWithTasks(app, [3])]

async function newLife() {
  const createdAt = before(120)
  const [local, host] = newEmail().split('@') as [string, string]
  const role = chance(0.1) ? 'mentor' : 'learner'
  const { id: personId } = await newPerson(db, { role, createdAt, email: `${local}@${host}` })
  for (const _ of Array.from({ length: pick([0, 0, 1, 2]) })) await newDemo(`${local}+demo@${host}`, before(120))
  if (chance(0.7)) {
    const state = pick(['verified', 'verified', 'pending'] as const)
    const decided = state === 'verified' ? { decidedAt: after(createdAt, 50) } : {}
    const paid = { amountPaise: 399_00, method: 'upi', transactionId: newTransactionId() } as const
    await db.insert(payments).values({ personId, state, ...paid, ...decided })
  }
  for (const { courseId, stepIds } of courses) {
    if (chance(0.3)) continue
    await db.insert(enrolments).values({ personId, courseId, createdAt: before(100) })
    for (const stepId of stepIds) if (chance(0.6)) await newAttempts(personId, courseId, stepId)
    if (chance(0.3)) await newCertificate(personId, courseId)
  }
  if (chance(0.1)) await db.update(people).set({ deletedAt: now }).where(eq(people.id, personId))
}

let slot = 0
const newDemo = (email: string, createdAt: Date) =>
  db.insert(demoBookings).values({
    name: 'Anil',
    mobile: '9876543210',
    message: '',
    state: 'cancelled',
    demoTime: '5:00 PM - 5:30 PM',
    email,
    createdAt,
    demoDate: new Date(Date.UTC(2026, 11, 1 + (slot++ % 300))).toISOString().slice(0, 10),
  })

async function newAttempts(personId: number, courseId: number, stepId: number) {
  for (const [index, last] of (chance(0.3) ? [false, true] : [true]).entries()) {
    const verdict = last ? pick(['approved', 'approved', 'rejected', null] as const) : ('rejected' as const)
    const submittedAt = before(60)
    const rest = { attempt: index + 1, textSolution: 'x', promisedAt: after(submittedAt, 60) }
    const [{ id: solutionId } = { id: 0 }] = await db
      .insert(solutions)
      .values({ personId, courseId, stepId, state: verdict ?? 'submitted', submittedAt, ...rest })
      .returning()
    if (verdict === null && chance(0.5)) continue
    const [mentorId, createdAt] = [pick(mentors).id, after(submittedAt, 90)]
    const undone = verdict === null ? { undoneAt: now, undoneBy: mentorId } : {}
    const review = {
      solutionId,
      mentorId,
      verdict: verdict ?? 'approved',
      feedback: 'Why',
      createdAt,
      ...undone,
    } as const
    const [{ id: reviewId } = { id: 0 }] = await db.insert(reviews).values(review).returning()
    if (verdict === 'approved' && chance(0.2))
      await db.insert(secondOpinions).values({
        solutionId,
        reviewId,
        kind: 'appeal',
        reason: 'It works',
        promisedAt: now,
        mentorId: mentors[1]!.id,
        verdict,
        feedback: 'Yes',
        decidedAt: createdAt,
      })
  }
}

let certified = 900_000
const newCertificate = (personId: number, courseId: number) =>
  db.insert(certificates).values({
    code: `T-${personId}-${courseId}`,
    personId,
    courseId,
    learnerName: 'A',
    courseTitle: 'B',
    work: [],
    credential: {},
    statusPosition: certified++,
    issuedAt: now,
    ...(chance(0.3) && { revokedAt: now, revokedReason: 'No' }),
  })

async function fillSchool() {
  const open = { startsAt: '10:00', endsAt: '13:30' }
  await db
    .insert(mentorHours)
    .values([
      ...[1, 2, 3, 5].map((weekday) => ({ personId: mentors[0]!.id, weekday, ...open })),
      ...[3, 6].map((weekday) => ({ personId: mentors[1]!.id, weekday, startsAt: '12:15', endsAt: '18:00' })),
    ])
  const { firstDay, lastDay } = hours.first
  await db.insert(mentorAbsences).values({ personId: mentors[0]!.id, firstDay, lastDay })
  for (const _ of Array.from({ length: 25 })) await newLife()
  for (const _ of Array.from({ length: 5 })) await newDemo(newEmail(), before(120))
}

const readAll = async (): Promise<Rows> => ({
  people: await db.select().from(people),
  demos: await db.select().from(demoBookings),
  payments: await db.select().from(payments),
  enrolments: await db.select().from(enrolments),
  solutions: await db.select().from(solutions),
  reviews: await db.select().from(reviews),
  certificates: await db.select().from(certificates),
  opinions: await db.select().from(secondOpinions),
})

test(`figures equal a count of all rows in a random school (seed ${seed})`, async () => {
  await fillSchool()
  const rows = await readAll()
  app.deps.clock = () => new Date(now.getTime() + 60 * minute)
  for (const range of ['30', '90', 'all', '2026-10']) {
    for (const course of courses) {
      const { figures } = await load(range, course.courseId)
      expect(figures!.funnel).toEqual(funnelByHand(rows, range))
      expect(figures!.course).toMatchObject(courseByHand(rows, range, course))
      expect(figures!.course!.reviewTimes).toEqual(timesByHand(rows, range, course.courseId))
      expect(figures!.reviewTimes).toEqual(timesByHand(rows, range))
    }
  }
})

test('exports what the page shows, also a range that nobody opened', async () => {
  const csv = async (list: string, filter: Record<string, string>) => {
    const { url } = await app.load(admin, makeExportLink, { body: { list, filter } })
    return (await app.app.inject({ url })).body.trim().split('\r\n')
  }
  const { funnel, courses: shown } = (await load('all')).figures!
  expect(await csv('funnel', { range: 'all' })).toHaveLength(funnel.length + 1)
  const { courseId, title } = shown[0]!
  const steps = await csv('course-steps', { range: '2026-09', courseId: String(courseId) })
  expect(steps).toHaveLength(2 + courses.find((course) => course.courseId === courseId)!.stepIds.length)
  expect(steps[1]).toMatch(new RegExp(`^${title},,No step passed yet,`))
  expect((await csv('review-times', { range: 'all' }))[1]).toMatch(/^All courses,\d+,/)
  const refused = { body: { list: 'funnel', filter: { range: '7' } } }
  expect(await app.call(admin, makeExportLink, refused)).toMatchObject(fieldError('filter'))
})
