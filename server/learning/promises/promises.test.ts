import { expect, test } from 'vitest'
import { getOverview } from '#contract/insights/overview.ts'
import { getMySnapshot } from '#contract/learning/performance.ts'
import { listReviews, undoVerdict } from '#contract/learning/reviews.ts'
import { listAttempts } from '#contract/learning/solutions.ts'
import { addHolidays, removeHoliday } from '#contract/site/holidays.ts'
import { eq } from '#server/kit/db/orm.ts'
import { writeSettings } from '#server/site/index.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { minutesAfter, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { enrolments, reviews, solutions } from '../tables.ts'
import { refreshPace, workingDayAfter } from './service.ts'
import { mentorAbsences, mentorHours } from './tables.ts'

const desk = await reviewDesk()
/** 2026-11-16 is a Monday. */
const india = (text: string) => new Date(`${text}:00+05:30`)
const day = 24 * 60

async function submitAt(moment: Date) {
  desk.moveTo(moment)
  const { courseId, stepIds } = await newCourseWithTasks(desk, [1])
  const me = await newMember(desk, [courseId])
  // Not in their first week.
  await desk.db.update(enrolments).set({ createdAt: india('2026-01-01T10:00') })
  const { data } = (await submit(desk, me, { taskStepId: stepIds[0]! })).body
  return data as { solutionId: number; promisedAt: string }
}
const hoursBetween = (from: string | Date, to: string | Date) =>
  (new Date(to).getTime() - new Date(from).getTime()) / 3_600_000
const storedPromise = async (id: number) =>
  (await desk.db.select({ promisedAt: solutions.promisedAt }).from(solutions).where(eq(solutions.id, id)))[0]!
    .promisedAt

test('promises a review within a working day while little is known, and stores it', async () => {
  const { solutionId, promisedAt } = await submitAt(india('2026-11-16T11:00'))
  expect(new Date(promisedAt)).toEqual(india('2026-11-17T11:00'))
  expect(await storedPromise(solutionId)).toEqual(india('2026-11-17T11:00'))
})

test('never promises later than the settings allow', async () => {
  await writeSettings(desk.db, { reviewPromise: { maxHours: 6, isCompensated: true, maxDays: 7 } }, null)
  expect(new Date((await submitAt(india('2026-11-16T10:20'))).promisedAt)).toEqual(india('2026-11-16T16:00'))
  await writeSettings(desk.db, { reviewPromise: { maxHours: 72, isCompensated: true, maxDays: 7 } }, null)
})

test('learns the pace of the last 30 days, and plans with the hours and absences of mentors', async () => {
  const mentor = await desk.newMentor()
  const now = india('2026-11-16T11:00')
  // Each was reviewed an hour and a half later, in working time.
  const { solutions: attempts } = await desk.newWork({ steps: 20, submittedAt: india('2026-11-10T12:00') })
  for (const { id, submittedAt } of attempts)
    await desk.db
      .insert(reviews)
      .values({ solutionId: id, mentorId: mentor.id, verdict: 'approved', createdAt: minutesAfter(90, submittedAt) })
  await desk.db.update(solutions).set({ state: 'approved' })
  await refreshPace(desk.db, now)
  expect(new Date((await submitAt(now)).promisedAt)).toEqual(india('2026-11-16T13:00'))

  await desk.db.insert(mentorHours).values([
    { personId: mentor.id, weekday: 1, startsAt: '18:00', endsAt: '21:00' },
    { personId: mentor.id, weekday: 3, startsAt: '18:00', endsAt: '21:00' },
  ])
  await refreshPace(desk.db, now)
  expect(new Date((await submitAt(now)).promisedAt)).toEqual(india('2026-11-16T20:00'))

  await desk.db.insert(mentorAbsences).values({ personId: mentor.id, firstDay: '2026-11-15', lastDay: '2026-11-16' })
  await refreshPace(desk.db, now)
  // Two attempts are waiting by now, and mentors review one an hour.
  expect(new Date((await submitAt(now)).promisedAt)).toEqual(india('2026-11-18T21:00'))
  await desk.db.delete(mentorHours)
  await desk.db.delete(mentorAbsences)
})

test('a holiday counts from the moment it is added, and moves no promise that was made before', async () => {
  const now = india('2026-11-16T17:30')
  const submitAlone = async () => {
    await desk.db.update(solutions).set({ state: 'approved' })
    await refreshPace(desk.db, now)
    return submitAt(now)
  }
  const before = await submitAlone()
  const diwali = { name: 'Diwali', firstDay: '2026-11-17', lastDay: '2026-11-18' }
  const admin = await desk.newActor('admin')
  const [{ holidayId }] = await desk.load(admin, addHolidays, { body: { holidays: [diwali] } })
  const during = await submitAt(now)
  expect(hoursBetween(before.promisedAt, during.promisedAt)).toBe(48)
  expect(await storedPromise(before.solutionId)).toEqual(new Date(before.promisedAt))
  expect((await submitAlone()).promisedAt).toBe(during.promisedAt)

  const asked = await workingDayAfter(desk.db, now)
  await desk.load(admin, removeHoliday, { params: { holidayId } })
  expect(hoursBetween(await workingDayAfter(desk.db, now), asked)).toBe(48)
  expect((await submitAlone()).promisedAt).toBe(before.promisedAt)
})

test('keeps the promise when a verdict is undone, and the database refuses to move it later', async () => {
  const { solutionId } = await desk.newWork()
  desk.moveTo(minutesAfter(0))
  const before = await storedPromise(solutionId)
  const mentor = await desk.newMentor()
  await desk.decide(mentor, solutionId, 'rejected', 'Add the tests')
  expect((await desk.on(mentor, undoVerdict, solutionId)).http).toBe(200)
  expect(await storedPromise(solutionId)).toEqual(before)
  const later = { promisedAt: minutesAfter(day, before) }
  await expect(desk.db.update(solutions).set(later).where(eq(solutions.id, solutionId))).rejects.toThrow(/Failed query/)
  expect(await storedPromise(solutionId)).toEqual(before)
})

test('returns the same promise when a submission is retried', async () => {
  const { courseId, stepIds } = await newCourseWithTasks(desk, [1])
  const me = await newMember(desk, [courseId])
  const send = () => submit(desk, me, { taskStepId: stepIds[0]! }, [], 'the-same-submission')
  const first = await send()
  desk.moveTo(minutesAfter(30))
  expect((await send()).body.data).toEqual(first.body.data)
})

test('shows the promise to the learner and orders the queue by it', async () => {
  desk.moveTo(minutesAfter(0))
  const { courseId, stepIds } = await newCourseWithTasks(desk, [2])
  const me = await newMember(desk, [courseId])
  const promised = (hours: number) => ({ promisedAt: minutesAfter(hours * 60) })
  const own = { personId: me.id, courseId }
  const late = await newSolution(desk, { ...own, stepId: stepIds[0]!, ...promised(-2), submittedAt: minutesAfter(-5) })
  const first = await newSolution(desk, { ...own, stepId: stepIds[1]!, ...promised(-3), submittedAt: minutesAfter(-4) })
  expect((await desk.load(me, getMySnapshot)).promise).toEqual({
    courseId,
    taskStepId: stepIds[1],
    promisedAt: minutesAfter(-180).toISOString(),
  })
  const [attempt] = await desk.load(me, listAttempts, { params: { stepId: stepIds[0]! } })
  expect(attempt).toMatchObject({ promisedAt: minutesAfter(-120).toISOString(), addedDays: 0 })

  const mentor = await desk.newMentor()
  const { items } = await desk.load(mentor, listReviews, { query: { courseId } })
  expect(items).toMatchObject([{ solutionId: first.id }, { solutionId: late.id, promisedAt: attempt.promisedAt }])
  const second = await desk.load(mentor, listReviews, { query: { courseId, size: 1, after: String(first.id) } })
  expect(second.items).toMatchObject([{ solutionId: late.id }])
  const { promises } = await desk.load(mentor, getOverview)
  expect(promises.late).toBeGreaterThanOrEqual(2)
})
