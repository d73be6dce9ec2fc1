import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getOverview, type Overview, type OverviewWeek } from '#contract/insights/overview.ts'
import { bugs } from '#server/community/tables.ts'
import { people } from '#server/identity/tables.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { reviews, solutions } from '#server/learning/tables.ts'
import { accessEntries, payments } from '#server/membership/tables.ts'
import { recountFigures } from '#server/testing/figures.ts'
import { newCourseWithTasks, newSolution } from '#server/testing/learning/learning.ts'
import { newPerson, newTransactionId } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const hourMs = 3_600_000
const now = new Date('2026-11-18T06:30:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs)
// Monday at midnight in India, eleven weeks before this week.
const weeksFrom = Date.parse('2026-08-31T00:00:00+05:30')
const weekMs = 7 * 24 * hourMs

const app = await sharedApp({ rateLimitFactor: 1000 })
app.deps.clock = () => now
const admin = await app.newActor('admin')
const { courseId, stepIds } = await newCourseWithTasks(app, [4])

const hours = fc.integer({ min: -200, max: 13 * 7 * 24 })
const Life = fc.record({
  joined: hours,
  role: fc.constantFrom('learner', 'learner', 'mentor'),
  isDeleted: fc.boolean(),
  ends: fc.option(hours),
  paid: fc.option(fc.record({ at: hours, rupees: fc.integer({ min: 1, max: 999 }), isVerified: fc.boolean() })),
  work: fc.array(
    fc.record({
      at: hours,
      reviewedAfter: fc.option(fc.double({ min: 0.1, max: 99, noNaN: true })),
      isUndone: fc.boolean(),
    }),
    {
      maxLength: 4,
    },
  ),
})
type Life = typeof Life extends fc.Arbitrary<infer Value> ? Value : never

async function live({ joined, role, isDeleted, ends, paid, work }: Life) {
  const { id: personId } = await newPerson(app.db, { role, createdAt: hoursAgo(joined) })
  if (ends !== null)
    await app.db
      .insert(accessEntries)
      .values({ personId, startsAt: new Date(0), endsAt: hoursAgo(ends), reason: 'A test' })
  if (paid) {
    const decision = paid.isVerified ? { state: 'verified' as const, decidedAt: hoursAgo(paid.at) } : {}
    const amount = { amountPaise: paid.rupees * 100, method: 'upi' as const, transactionId: newTransactionId() }
    await app.db.insert(payments).values({ personId, ...amount, ...decision })
  }
  for (const [place, { at, reviewedAfter, isUndone }] of work.entries()) {
    const state = reviewedAfter === null || isUndone ? 'submitted' : 'approved'
    const { id: solutionId } = await newSolution(app, {
      personId,
      courseId,
      stepId: stepIds[place]!,
      submittedAt: hoursAgo(at),
      state,
    })
    if (reviewedAfter === null) continue
    const createdAt = new Date(hoursAgo(at).getTime() + reviewedAfter * hourMs)
    const undone = isUndone ? { undoneAt: createdAt, undoneBy: admin.id } : {}
    await app.db.insert(reviews).values({ solutionId, mentorId: admin.id, verdict: 'approved', createdAt, ...undone })
  }
  if (isDeleted) await app.db.update(people).set({ deletedAt: now }).where(eq(people.id, personId))
}

const weekOf = (at: Date) => Math.floor((at.getTime() - weeksFrom) / weekMs)

function median(numbers: number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined ? null : (low + high!) / 2
}

/** From all rows, one by one. */
async function countedByHand() {
  const [everybody, paid, work, verdicts] = [
    await app.db.select().from(people),
    await app.db.select().from(payments),
    await app.db.select().from(solutions),
    await app.db.select().from(reviews),
  ]
  const learners = everybody.filter(({ role, deletedAt }) => role === 'learner' && deletedAt === null)
  const submittedAt = new Map(work.map(({ id, submittedAt: at }) => [id, at.getTime()]))
  const inWeek = (week: number, until: Date) => (at: Date | null) => at !== null && weekOf(at) === week && at < until
  const week = (index: number, until = new Date(8.64e15)) => {
    const isIn = inWeek(index, until)
    const waits = verdicts
      .filter(({ createdAt, undoneAt }) => undoneAt === null && isIn(createdAt))
      .map(({ solutionId, createdAt }) => (createdAt.getTime() - submittedAt.get(solutionId)!) / hourMs)
    const verified = paid.filter(({ state, decidedAt }) => state === 'verified' && isIn(decidedAt))
    return {
      registrations: learners.filter(({ createdAt }) => isIn(createdAt)).length,
      submissions: work.filter(({ submittedAt: at }) => isIn(at)).length,
      medianHoursToReview: rounded(median(waits)),
      verifiedRupees: verified.reduce((sum, { amountPaise }) => sum + amountPaise / 100, 0),
    }
  }
  const ends = learners.flatMap(({ accessEndsAt }) => accessEndsAt ?? [])
  return {
    weeks: Array.from({ length: 12 }, (_, index) => week(index)),
    lastWeekSoFar: week(10, hoursAgo(7 * 24)),
    learners: learners.length,
    active: ends.filter((end) => end > now).length,
    endings: ends.filter(
      (end) => end >= new Date('2026-11-11T00:00:00+05:30') && end < new Date('2026-11-25T00:00:00+05:30'),
    ).length,
  }
}

const rounded = (hours: number | null) => (hours === null ? null : Math.round(hours * 1e4) / 1e4)

/** In the shape of the count by hand. */
async function prepared() {
  await recountFigures(app)
  const { figures }: Overview = await app.load(admin, getOverview)
  const week = ({ registrations, submissions, medianHoursToReview, verifiedRupees }: OverviewWeek) => ({
    registrations,
    submissions,
    medianHoursToReview: rounded(medianHoursToReview),
    verifiedRupees,
  })
  return {
    weeks: figures!.weeks.map(week),
    lastWeekSoFar: week(figures!.lastWeekSoFar),
    learners: figures!.people!.learners,
    active: figures!.people!.active,
    endings: figures!.endings!.reduce((sum, { count }) => sum + count, 0),
  }
}

test('prepares the figures that a count of all rows gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Life, { minLength: 3, maxLength: 8 }), async (lives) => {
      for (const life of lives) await live(life)
      expect(await prepared()).toEqual(await countedByHand())
    }),
    { numRuns: 6, endOnFailure: true },
  )
})

test('counts a long list again only after a minute, but always shows its oldest entry', async () => {
  const add = (days: number, count: number) =>
    app.db.execute(sql`insert into bugs (person_id, title, steps, created_at)
      select ${admin.id}, 'Long list', 'None', ${hoursAgo(days * 24).toISOString()}::timestamptz from generate_series(1, ${count}::int)`)
  const bugsOf = async () => (await app.load(admin, getOverview)).waiting.bugs
  const short = await bugsOf()
  await add(500, 1_001)
  expect(await bugsOf()).toEqual({ count: 1_001, oldest: hoursAgo(500 * 24).toISOString() })
  await app.db.delete(bugs).where(eq(bugs.title, 'Long list'))
  expect(await bugsOf()).toEqual({ count: 1_001, oldest: short.oldest })
  app.deps.clock = () => new Date(now.getTime() + 60_000)
  expect(await bugsOf()).toEqual(short)
  app.deps.clock = () => now
})
