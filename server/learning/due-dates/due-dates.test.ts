import ICAL from 'ical.js'
import { afterEach, expect, test } from 'vitest'
import { setDueDate, shiftPlan } from '#contract/learning/batches.ts'
import { moveMyPlan } from '#contract/learning/study/due-dates.ts'
import { getMySnapshot, type Snapshot } from '#contract/learning/performance.ts'
import { getTasks, type PlannedCourse } from '#contract/learning/tasks.ts'
import { renewSessionFeed } from '#contract/mentoring/sessions.ts'
import { saveEmailPreferences } from '#contract/notifications/preferences.ts'
import { newBatch } from '#server/testing/learning/batches.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { addHolidays, removeHoliday } from '#contract/site/holidays.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { sendDueReminders } from './reminders.service.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const { db, deps } = app
const mentor = await app.newActor('mentor')

/** A day of November 2026 and a time in India; tasks are due on the 8th, 15th and 22nd. */
const at = (day: number, time = '10:00') =>
  void (deps.clock = () => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+05:30`))
afterEach(() => void (deps.clock = () => new Date()))

const { courseId, stepIds, taskIds } = await newCourseWithTasks(app, [1, 1, 1])

async function newPlanned(courses = { courseId }) {
  const learner = await newMember(app, [courses.courseId], { endsInDays: 3000 })
  const batchId = await newBatch(app, { courseId: courses.courseId, mentorId: mentor.id, personIds: [learner.id] })
  return { learner, batchId }
}

const submit = (actor: TestActor, index: number, state?: 'approved' | 'rejected') =>
  newSolution(app, { personId: actor.id, courseId, stepId: stepIds[index]!, ...(state && { state }) })
const planOf = async (actor: TestActor): Promise<PlannedCourse['plan']> =>
  (await app.call(actor, getTasks, { query: { courseId } })).body.courseDetails.plan
const dueOf = async (actor: TestActor): Promise<Snapshot['due']> => (await app.load(actor, getMySnapshot)).due
const move = (actor: TestActor) => app.call(actor, moveMyPlan, { params: { courseId } })

test('what is due first is on the dashboard and on the page of the course', async () => {
  at(10)
  const { learner } = await newPlanned()
  await submit(learner, 0, 'approved')
  const next = { taskTitle: 'Task 2', dueOn: '2026-11-15', isMissed: false }
  expect(await dueOf(learner)).toEqual({ courseId, ...next })
  const plan = await planOf(learner)
  expect(plan).toMatchObject({ batchName: 'November', mentor: 'Meena Devi', next, movableWeeks: null, shift: null })
  expect(plan!.dates.map(({ dueOn }) => dueOn)).toEqual(['2026-11-08', '2026-11-15', '2026-11-22'])
  for (const index of [1, 2]) await submit(learner, index)
  expect([await dueOf(learner), (await planOf(learner))!.next]).toEqual([null, null])

  const outside = await newMember(app, [courseId])
  expect([await dueOf(outside), await planOf(outside)]).toEqual([null, null])
})

test('a holiday that is entered later moves what is due on it, and nobody chooses such a day', async () => {
  at(2)
  const [{ learner, batchId }, manager] = [await newPlanned(), await app.newActor('manager')]
  const holidays = [{ name: 'Guru Nanak Jayanti', firstDay: '2026-11-14', lastDay: '2026-11-16' }]
  const added = await app.call(manager, addHolidays, { body: { holidays } })
  expect((await planOf(learner))!.dates.map(({ dueOn }) => dueOn)).toEqual(['2026-11-08', '2026-11-17', '2026-11-22'])
  const chosen = { params: { batchId, taskId: taskIds[2]! }, body: { dueOn: '2026-11-16' } }
  expect((await app.call(manager, setDueDate, chosen)).body.fields).toEqual({
    dueOn: 'We’re closed that day. The next open day is 17 Nov 2026.',
  })
  await app.load(manager, removeHoliday, { params: { holidayId: added.body.data[0].holidayId } })
})

test('after a missed date learners move their own plan, at most by four weeks', async () => {
  at(8)
  const { learner, batchId } = await newPlanned()
  const refusal = 'Your plan can’t move now: nothing is overdue, or it moved as far as it goes.'
  expect((await move(learner)).body.message).toBe(refusal)

  at(9)
  expect(await dueOf(learner)).toMatchObject({ dueOn: '2026-11-08', isMissed: true })
  // Two taps at once move it once.
  const taps = await Promise.all([move(learner), move(learner)])
  expect(taps.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await planOf(learner))!.dates.map(({ dueOn }) => dueOn)).toEqual(['2026-11-15', '2026-11-22', '2026-11-29'])

  // What they gained stays when the batch moves, and its reason is shown.
  const body = { days: 1, reason: 'Exam week' }
  expect((await app.call(mentor, shiftPlan, { params: { batchId }, body })).http).toBe(200)
  const shifted = await planOf(learner)
  expect(shifted).toMatchObject({ shift: { days: 1, reason: 'Exam week' }, next: { dueOn: '2026-11-16' } })

  deps.clock = () => new Date('2026-12-20T04:30:00Z')
  expect(await planOf(learner)).toMatchObject({ movableWeeks: 3, next: { isMissed: true } })
  expect((await move(learner)).body.data).toEqual({ weeks: 3 })
  expect((await move(learner)).body.message).toBe(refusal)
  expect(await planOf(learner)).toMatchObject({ movableWeeks: null, next: { dueOn: '2026-12-07', isMissed: true } })

  const outside = await newMember(app, [courseId], { endsInDays: 3000 })
  expect((await move(outside)).body.message).toBe('Your week plan was not found')
})

test('the day before, learners are reminded once of what they haven’t submitted', async () => {
  at(14, '08:59')
  const [{ learner }, { learner: done }, { learner: silent }] = [
    await newPlanned(),
    await newPlanned(),
    await newPlanned(),
  ]
  const ended = await newMember(app, [courseId], { endsInDays: -3000 })
  await newBatch(app, { courseId, personIds: [ended.id] })
  await submit(done, 1)
  const preferences = { reviews: true, answers: true, reminders: false, messages: true, study: true }
  await app.load(silent, saveEmailPreferences, { body: preferences })
  const subjects = async (actor: TestActor) => (await app.emailsTo(actor.email)).map(({ subject }) => subject)

  await sendDueReminders(db, deps)
  expect(await subjects(learner)).toEqual([])
  at(14, '09:00')
  // Two instances at the same moment, and a later run.
  await Promise.all([sendDueReminders(db, deps), sendDueReminders(db, deps)])
  await sendDueReminders(db, deps)
  expect(await subjects(learner)).toEqual(['Due tomorrow: Task 2'])
  for (const actor of [done, silent, ended]) expect(await subjects(actor)).toEqual([])
})

test('the calendar has due dates as whole days, which move with the plan', async () => {
  at(9)
  const { learner } = await newPlanned()
  await submit(learner, 2)
  const { url } = await app.load(learner, renewSessionFeed)
  const events = async () => {
    const { body } = await app.app.inject({ url: url.replace(app.env.publicUrl, '') })
    const found = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    return found.map(({ summary, startDate, sequence }) => [summary, startDate.isDate, startDate.toString(), sequence])
  }
  expect(await events()).toEqual([
    ['Due: Task 1', true, '2026-11-08', 0],
    ['Due: Task 2', true, '2026-11-15', 0],
    ['Done: Task 3', true, '2026-11-22', 0],
  ])
  await move(learner)
  expect((await events())[0]).toEqual(['Due: Task 1', true, '2026-11-15', 1])
})
