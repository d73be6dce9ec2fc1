import { expect, test } from 'vitest'
import { getMySnapshot, type Snapshot } from '#contract/learning/performance.ts'
import { getStudyPlan, saveStudyPlan } from '#contract/learning/study/plan.ts'
import { saveEmailPreferences } from '#contract/notifications/preferences.ts'
import { asc, eq } from '#server/kit/db/orm.ts'
import { emails } from '#server/notifications/tables.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { publishNewLesson } from '#server/testing/learning/lessons.ts'
import { decryptText } from '#server/notifications/emails.rules.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { createLessonCache } from '../lessons/structure.store.ts'
import { countStudyDay } from '../study-days/store.ts'
import { sendStudyReminders } from './reminders.service.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const { db, deps } = app
const admin = await app.newActor('admin')
const { courseId, stepIds } = await newCourseWithTasks(app, [2])
await publishNewLesson(app, admin, stepIds[0]!)

// Wednesday, a minute past 7 pm in India.
const studyTime = new Date('2026-11-18T13:31:00Z')
const minutesLater = (minutes: number) => new Date(studyTime.getTime() + minutes * 60_000)
const moveTo = (moment: Date) => void (deps.clock = () => moment)
const run = () => sendStudyReminders(db, deps, createLessonCache())
const emailsTo = ({ email }: TestActor) =>
  db.select().from(emails).where(eq(emails.toAddress, email)).orderBy(asc(emails.id))
const countEmails = async (actor: TestActor) => (await emailsTo(actor)).length

async function newStudent(plan: object = { weekdays: [3, 1], time: '19:00' }, endsInDays = 3000) {
  const learner = await newMember(app, [courseId], { endsInDays })
  expect((await app.call(learner, saveStudyPlan, { body: plan })).http).toBe(200)
  return learner
}

test('a reminder says what is next, comes once a day, and its link stops it', async () => {
  moveTo(studyTime)
  const learner = await newStudent()
  // Two instances at the same moment, and one after a crash.
  await Promise.all([run(), run()])
  await run()
  const [email, ...more] = await emailsTo(learner)
  expect(more).toEqual([])
  expect(email).toMatchObject({ subject: 'Today: Count paise' })
  expect(email!.text).toContain('Its lesson takes about 1 minute to read.')
  expect(email!.text).toContain(`/dashboard/tasks/${courseId}/steps/${stepIds[0]}`)
  const oneClick = decryptText(deps.secret, learner.email, email!.encryptedUnsubscribeUrl!)!

  moveTo(minutesLater(5 * 24 * 60))
  await run()
  expect(await countEmails(learner)).toBe(2)

  const url = oneClick.replace(app.env.publicUrl, '')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const stopped = await app.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })
  expect(stopped.statusCode).toBe(200)
  moveTo(minutesLater(7 * 24 * 60))
  await run()
  expect(await countEmails(learner)).toBe(2)
})

test('no reminder on other days, before its time, long after it, or to somebody who studied or has no access', async () => {
  moveTo(studyTime)
  const silent = [
    await newStudent({ weekdays: [1, 2, 4, 5, 6, 7], time: '19:00' }),
    await newStudent({ weekdays: [3], time: '19:02' }),
    await newStudent({ weekdays: [3], time: '16:00' }),
    await newStudent({ weekdays: [] }),
    await newStudent(undefined, -3000),
  ]
  const studied = await newStudent()
  await countStudyDay(db, studied.id, studyTime)
  const declined = await newStudent()
  const preferences = { reviews: true, answers: true, reminders: true, messages: true, study: false }
  await app.call(declined, saveEmailPreferences, { body: preferences })
  const waiting = await newStudent()
  for (const stepId of stepIds) await newSolution(app, { personId: waiting.id, courseId, stepId })
  await run()
  for (const learner of [...silent, studied, declined, waiting]) expect(await countEmails(learner)).toBe(0)
})

test('study days are offered after the first approval until they are chosen or declined; the streak can be hidden', async () => {
  moveTo(studyTime)
  const snapshotOf = (actor: TestActor): Promise<Snapshot> => app.load(actor, getMySnapshot)
  const learner = await newMember(app, [courseId], { endsInDays: 3000 })
  expect(await snapshotOf(learner)).toMatchObject({ isStudyPlanOffered: false, streak: { current: 0 } })
  await newSolution(app, { personId: learner.id, courseId, stepId: stepIds[0]!, state: 'approved' })
  await countStudyDay(db, learner.id, studyTime)
  const change = (body: object) => app.call(learner, saveStudyPlan, { body })
  await change({ showsStreak: true })
  expect(await snapshotOf(learner)).toMatchObject({ isStudyPlanOffered: true, streak: { current: 1 } })
  await change({ showsStreak: false })
  await change({ weekdays: [5, 1], time: '07:30' })
  expect(await snapshotOf(learner)).toMatchObject({ isStudyPlanOffered: false, streak: null })
  expect(await app.load(learner, getStudyPlan)).toEqual({ showsStreak: false, weekdays: [1, 5], time: '07:30' })
  for (const wrong of [{ weekdays: [0] }, { weekdays: [1, 1] }, { time: '24:00' }])
    expect((await change(wrong)).http).toBe(400)
})
