import { expect, test } from 'vitest'
import { undoVerdict } from '#contract/learning/reviews.ts'
import { getMySubscription } from '#contract/membership/access.ts'
import { people } from '#server/identity/tables.ts'
import { and, asc, eq, like, sql } from '#server/kit/db/orm.ts'
import { accessEntries } from '#server/membership/tables.ts'
import { emails } from '#server/notifications/tables.ts'
import { writeSettings } from '#server/site/index.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { minutesAfter, noon, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { steps } from '../tables.ts'
import { daysDue } from '../promises/rules.ts'
import { compensate, compensateLateReviews, type LateReviewJob, lateReviewQueue } from './service.ts'
import { promiseDays } from '../promises/tables.ts'

const desk = await reviewDesk()
const two = await desk.another()
two.deps.clock = () => desk.deps.clock()
const admin = await desk.newActor('admin')
const mentor = await desk.newMentor()
const day = 24 * 60
await desk.deps.jobs.work<LateReviewJob>(lateReviewQueue, async ({ solutionId, until }) => {
  await compensate(desk.db, desk.deps, solutionId, new Date(until))
})

/** An attempt that was promised so many minutes ago. */
async function newLate(minutesLate: number) {
  desk.moveTo(noon)
  const { courseId, stepIds } = await newCourseWithTasks(desk, [1])
  const me = await newMember(desk, [courseId])
  const [stepId] = stepIds as [number]
  await desk.db.update(steps).set({ name: 'Parse rupees' }).where(eq(steps.id, stepId))
  const times = { submittedAt: minutesAfter(-minutesLate - 60), promisedAt: minutesAfter(-minutesLate) }
  const { id } = await newSolution(desk, { personId: me.id, courseId, stepId, ...times })
  return { me, solutionId: id }
}
const daysOf = async (solutionId: number) => {
  const rows = await desk.db
    .select({ day: promiseDays.day })
    .from(promiseDays)
    .where(eq(promiseDays.solutionId, solutionId))
    .orderBy(asc(promiseDays.day))
  return rows.map((row) => row.day)
}
const run = () => compensateLateReviews(desk.db, desk.deps)
const lateNotes = async (personId: number) =>
  (await desk.notificationsTo(personId)).filter(({ title }) => title.includes('ate review'))

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [day, 1],
  [day + 1, 2],
  [30 * day, 7],
])('a delay of %i minutes brings %i days', (minutes, days) => {
  expect(daysDue(noon, minutesAfter(minutes), 7)).toBe(days)
})

test('adds a day for each started day of delay, and tells the learner and the admins', async () => {
  const { me, solutionId } = await newLate(5)
  const before = (await desk.load(me, getMySubscription)).subscriptionEnds
  await run()
  await run()
  const subscription = await desk.load(me, getMySubscription)
  expect(subscription.entries.at(-1)).toMatchObject({
    days: 1,
    reason: 'The review of “Parse rupees” came later than promised',
  })
  expect(Date.parse(subscription.subscriptionEnds)).toBe(Date.parse(before) + day * 60_000)
  expect(await lateNotes(me.id)).toMatchObject([{ title: '1 day added: late review' }])
  expect(await lateNotes(admin.id)).toMatchObject([
    { title: 'Late review: Parse rupees', link: `/admin/reviews/${solutionId}` },
  ])
  const [email] = await desk.db.select().from(emails).where(eq(emails.toAddress, me.email))
  expect(email).toMatchObject({ subject: '1 day added to your access: late review' })

  desk.moveTo(minutesAfter(day))
  await run()
  expect(await daysOf(solutionId)).toEqual([1, 2])
  expect((await lateNotes(admin.id)).filter(({ link }) => link?.endsWith(`/${solutionId}`))).toHaveLength(1)

  desk.moveTo(minutesAfter(60 * day))
  await run()
  expect(await daysOf(solutionId)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('counts the delay up to a verdict that came before the job, and goes on after an undo', async () => {
  const { me, solutionId } = await newLate(5)
  await desk.decide(mentor, solutionId, 'rejected', 'Add the tests')
  await expect.poll(() => daysOf(solutionId), { timeout: 20_000 }).toEqual([1])
  // A job may run twice, and the periodic one has nothing to add after the verdict.
  desk.moveTo(minutesAfter(9))
  await compensate(desk.db, desk.deps, solutionId, noon)
  await compensate(desk.db, desk.deps, solutionId, null)
  expect(await daysOf(solutionId)).toEqual([1])
  expect((await desk.on(mentor, undoVerdict, solutionId)).http).toBe(200)
  desk.moveTo(minutesAfter(day))
  await run()
  expect(await daysOf(solutionId)).toEqual([1, 2])
  expect(await lateNotes(me.id)).toHaveLength(2)
})

test('adds nothing in time, to staff, or when the school has turned it off', async () => {
  const early = await newLate(-5)
  const staff = await newLate(day)
  await desk.db.update(people).set({ role: 'mentor' }).where(eq(people.id, staff.me.id))
  await run()
  expect([await daysOf(early.solutionId), await daysOf(staff.solutionId)]).toEqual([[], []])

  const { solutionId } = await newLate(day)
  await writeSettings(desk.db, { reviewPromise: { maxHours: 72, isCompensated: false, maxDays: 7 } }, null)
  await run()
  await compensate(desk.db, desk.deps, solutionId, null)
  expect(await daysOf(solutionId)).toEqual([])
  await writeSettings(desk.db, { reviewPromise: { maxHours: 72, isCompensated: true, maxDays: 2 } }, null)
  desk.moveTo(minutesAfter(9 * day))
  await run()
  expect(await daysOf(solutionId)).toEqual([1, 2])
  await writeSettings(desk.db, { reviewPromise: { maxHours: 72, isCompensated: true, maxDays: 7 } }, null)
})

const entriesOf = (personId: number) =>
  desk.db
    .select()
    .from(accessEntries)
    .where(and(eq(accessEntries.personId, personId), like(accessEntries.reason, 'The review of%')))
    .orderBy(asc(accessEntries.startsAt))

test('adds each day once, although two instances run the job at the same time and connections are cut', async () => {
  const late = [await newLate(5), await newLate(2 * day + 5), await newLate(2 * day + 5)]
  const cut = () =>
    desk.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'academy-jobs'
        and query like '%promise_days%' and state <> 'idle'`)
  const attempt = ({ deps }: typeof two) => compensateLateReviews(deps.db, deps).catch(() => 0)
  for (let round = 0; round < 5; round++)
    await Promise.all([attempt(desk), attempt(two), cut().catch(() => null), attempt(two), attempt(desk)])
  await run()
  for (const [index, { me, solutionId }] of late.entries()) {
    const days = index === 0 ? [1] : [1, 2, 3]
    expect(await daysOf(solutionId)).toEqual(days)
    const entries = await entriesOf(me.id)
    expect(entries).toHaveLength(days.length)
    // One after the other, without gaps or overlaps.
    for (const [place, entry] of entries.slice(1).entries()) expect(entry.startsAt).toEqual(entries[place]!.endsAt)
  }
})
