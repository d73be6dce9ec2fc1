import { expect, test } from 'vitest'
import { type AtRiskList, type AtRiskPerson, atRiskLists, listAtRisk } from '#contract/insights/at-risk.ts'
import { getOverview, type Overview } from '#contract/insights/overview.ts'
import { dayMs as day } from '#contract/kit/durations.ts'
import { makeExportLink } from '#contract/kit/exports.ts'
import type { Page } from '#contract/kit/paging.ts'
import { parseSegment } from '#contract/messages/segments.ts'
import { sessions } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { enrolments, reviews } from '#server/learning/tables.ts'
import { accessEntries, payments } from '#server/membership/tables.ts'
import { segmentPage } from '#server/messages/index.ts'
import { recountFigures } from '#server/testing/figures.ts'
import { newCourseWithTasks, newSolution } from '#server/testing/learning/learning.ts'
import { newPerson, newTransactionId } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const now = new Date('2026-11-18T06:30:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * day)
const app = await sharedApp({ rateLimitFactor: 1000 })
app.deps.clock = () => now
const { db } = app
const admin = await app.newActor('admin')
const course = await newCourseWithTasks(app, [2])
const other = await newCourseWithTasks(app, [1])

type Life = { endsIn: number; seen?: number; enrolled?: number; rejected?: number; isPaying?: boolean; name?: string }

/** A learner who joined long ago; times are in days before now. */
async function newLearner({ endsIn, seen = 40, enrolled, rejected, isPaying = false, name = 'Asha' }: Life) {
  const { id: personId } = await newPerson(db, { firstName: name, createdAt: daysAgo(100) })
  const access = { startsAt: daysAgo(90), endsAt: daysAgo(-endsIn), reason: 'A test', createdAt: daysAgo(90) }
  await db.insert(accessEntries).values({ personId, ...access })
  const session = { tokenHash: Buffer.from(`${personId}`), device: 'x', expiresAt: daysAgo(-30) }
  await db.insert(sessions).values({ personId, ...session, lastSeenAt: daysAgo(seen) })
  if (enrolled !== undefined)
    await db.insert(enrolments).values([
      { personId, courseId: course.courseId, createdAt: daysAgo(enrolled) },
      { personId, courseId: other.courseId, createdAt: daysAgo(enrolled - 1) },
    ])
  if (rejected !== undefined) await reject(personId, rejected)
  if (isPaying) {
    const amount = { amountPaise: 399_00, method: 'upi', transactionId: newTransactionId() } as const
    await db.insert(payments).values({ personId, ...amount })
  }
  return personId
}

async function reject(personId: number, days: number) {
  const [stepId, state] = [course.stepIds[1]!, 'rejected'] as const
  const submission = { personId, courseId: course.courseId, stepId, state, submittedAt: daysAgo(days + 1) } as const
  const { id: solutionId } = await newSolution(app, submission)
  await db
    .insert(reviews)
    .values({ solutionId, mentorId: admin.id, verdict: state, feedback: 'Why', createdAt: daysAgo(days) })
}

const pageOf = (query: Record<string, unknown>): Promise<Page<AtRiskPerson>> => app.load(admin, listAtRisk, { query })

async function all(list: AtRiskList, search?: string): Promise<AtRiskPerson[]> {
  const found: AtRiskPerson[] = []
  for (let after: string | null | undefined; after !== null;) {
    const page = await pageOf({ list, size: 3, ...(search && { search }), ...(after && { after }) })
    found.push(...page.items)
    after = page.next
  }
  return found
}
const idsOf = (rows: { userId: number }[]) => rows.map(({ userId }) => userId)

const ravi = await newLearner({ endsIn: 3, seen: 8, name: 'Ravi' })
const renewing = await newLearner({ endsIn: 2, seen: 1, isPaying: true })
const gone = await newLearner({ endsIn: -1 })
const rejectedOnce = await newLearner({ endsIn: 20, seen: 5, enrolled: 30, rejected: 6 })
const justRejected = await newLearner({ endsIn: 20, seen: 1, enrolled: 30, rejected: 1 })
const unstarted = await newLearner({ endsIn: 30, seen: 2, enrolled: 9 })
const longGone = await newLearner({ endsIn: 60, seen: 20 })
await newLearner({ endsIn: 60, seen: 1 })
for (const endsIn of [1, 5, 5, 6, 40]) await newLearner({ endsIn, seen: 15 })

test.each(atRiskLists)('%s lists the people a message to it reaches, whose access ends first', async (list) => {
  const listed = await all(list)
  const reached = await segmentPage(db, parseSegment(list)!, { size: 100 }, now)
  expect(new Set(idsOf(listed))).toEqual(new Set(idsOf(reached.items)))
  expect(listed).toHaveLength(reached.items.length)
  expect(listed.length).toBeGreaterThan(0)
  const ends = listed.map(({ accessEndsAt }) => accessEndsAt)
  expect(ends).toEqual(ends.toSorted())
})

test('a learner whose renewal is pending is not leaving, unless we reject it', async () => {
  expect(idsOf(await all('ending:7'))).not.toContain(renewing)
  expect(idsOf(await all('ending:7'))).toContain(ravi)
  expect(idsOf(await all('ending:7'))).not.toContain(gone)
  await db
    .update(payments)
    .set({ state: 'rejected', reason: 'Not on the statement', decidedAt: now })
    .where(eq(payments.personId, renewing))
  expect(idsOf(await all('ending:7'))).toContain(renewing)
})

test('says why a person is on the list and since when', async () => {
  const rejected = (await all('rejected:3')).find(({ userId }) => userId === rejectedOnce)
  expect(rejected).toMatchObject({
    since: daysAgo(6).toISOString(),
    course: { courseId: course.courseId, title: course.courseTitle },
    work: 'Step 2',
    lastSeenAt: daysAgo(5).toISOString(),
  })
  expect(idsOf(await all('rejected:3'))).not.toContain(justRejected)
  const started = (await all('unstarted:7')).find(({ userId }) => userId === unstarted)
  expect(started).toMatchObject({ since: daysAgo(9).toISOString(), course: { courseId: course.courseId }, work: null })
  const inactive = (await all('inactive:14')).find(({ userId }) => userId === longGone)
  expect(inactive).toMatchObject({ since: daysAgo(20).toISOString(), accessEndsAt: daysAgo(-60).toISOString() })
  expect(idsOf(await all('inactive:14'))).not.toContain(ravi)
})

test('searches within the list, and exports it', async () => {
  expect(idsOf(await all('inactive:7', 'ravi'))).toEqual([ravi])
  expect(idsOf(await all('inactive:14', 'ravi'))).toEqual([])
  expect(idsOf(await all('inactive:7', `#${ravi}`))).toEqual([ravi])
  const filter = { list: 'inactive:7', search: 'ravi' }
  const { url } = await app.load(admin, makeExportLink, { body: { list: 'at-risk', filter } })
  const { body } = await app.app.inject({ url })
  expect(body.trim().split('\r\n')[1]).toMatch(new RegExp(`^inactive:7,${ravi},Ravi Devi,.*,2026-11-10 12:00,`))
})

test('the home has the number of each list, for admins only', async () => {
  await recountFigures(app)
  const { figures }: Overview = await app.load(admin, getOverview)
  for (const { list, count } of figures!.atRisk!) expect(count).toBe((await all(list)).length)
  expect(figures!.atRisk!.map(({ list }) => list)).toEqual([...atRiskLists])
  const mentor = await app.newActor('mentor')
  expect(((await app.load(mentor, getOverview)) as Overview).figures!.atRisk).toBeNull()
  expect(await app.call(mentor, listAtRisk)).toMatchObject({ http: 403 })
})
