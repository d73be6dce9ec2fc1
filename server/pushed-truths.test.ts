import { afterAll, expect, test } from 'vitest'
import { saveStudyPlan } from '#contract/learning/study/plan.ts'
import { saveMyHours } from '#contract/learning/mentors.ts'
import { listMyPayments, rejectPayments, subscribeUser } from '#contract/membership/payments.ts'
import { saveEmailPreferences } from '#contract/notifications/preferences.ts'
import { savePush } from '#contract/notifications/push.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { pushWorkDue } from './learning/promises/work-due.service.ts'
import { createLessonCache } from './learning/lessons/structure.store.ts'
import { countStudyDay } from './learning/study-days/store.ts'
import { sendStudyReminders } from './learning/study-plans/reminders.service.ts'
import { newCourseWithTasks, newMember, newSolution } from './testing/learning/learning.ts'
import { newTransactionId } from './testing/makers.ts'
import { startPushService } from './testing/notifications/push-service.ts'
import { newDevice, sendPushes } from './testing/notifications/pushes.ts'
import { sharedApp } from './testing/test-app.ts'

const app = await sharedApp()
const service = await startPushService()
afterAll(service.close)

// A Wednesday.
const india = (time: string) => new Date(`2026-11-18T${time}:00+05:30`)
const moveTo = (now: Date) => void (app.deps.clock = () => now)
const minutesLater = (minutes: number, now: Date) => new Date(now.getTime() + minutes * 60_000)

type Device = Awaited<ReturnType<typeof newDevice>>
const messages = ({ received }: Device) => received.map(({ message: { title, body, link } }) => ({ title, body, link }))

async function newStaff(role: 'admin' | 'mentor') {
  const actor = await app.newActor(role)
  return { actor, device: await newDevice(app, service, actor) }
}

test('a payment is pushed to those who check it, unless somebody did so or they no longer may', async () => {
  moveTo(india('12:00'))
  const [checker, former, mentor] = [await newStaff('admin'), await newStaff('admin'), await newStaff('mentor')]
  const renew = async () => {
    const payer = await app.newActor('learner')
    await app.call(payer, subscribeUser, { body: { amount: '499', transactionId: newTransactionId() } })
    return (await app.load(payer, listMyPayments)).payments[0].paymentId as number
  }
  const [, decided] = [await renew(), await renew()]
  await app.call(checker.actor, rejectPayments, { body: { paymentIds: [decided], reason: 'No money arrived' } })
  await app.db.update(people).set({ role: 'learner' }).where(eq(people.id, former.actor.id))
  expect(await sendPushes(app, india('12:01'))).toEqual([])
  const waiting = {
    title: 'A payment of ₹499 is waiting',
    body: 'Check it and verify it. The learner expects it within 5-10 minutes.',
    link: '/admin/payments',
  }
  expect([checker, former, mentor].map(({ device }) => messages(device))).toEqual([[waiting], [], []])
})

test('each morning mentors learn what is due, unless they are away or nothing is', async () => {
  const now = india('09:30')
  moveTo(now)
  const [mentor, away] = [await newStaff('mentor'), await newStaff('mentor')]
  const absences = [{ firstDay: '2026-11-18', lastDay: '2026-11-19' }]
  const hours = [{ weekday: 3, startsAt: '10:00', endsAt: '18:00' }]
  await app.call(away.actor, saveMyHours, { body: { hours, absences } })
  await pushWorkDue(app.db, app.deps)
  await sendPushes(app, now)
  expect(messages(mentor.device)).toEqual([])

  const { courseId, stepIds } = await newCourseWithTasks(app, [2])
  const learner = await newMember(app, [courseId], { endsInDays: 3000 })
  const submit = (stepId: number, promisedAt: Date) =>
    newSolution(app, { personId: learner.id, courseId, stepId, submittedAt: minutesLater(-60, now), promisedAt })
  await submit(stepIds[0]!, minutesLater(120, now))
  await submit(stepIds[1]!, minutesLater(-5, now))
  await pushWorkDue(app.db, app.deps)
  await sendPushes(app, now)
  const due = {
    title: '1 review is due in the next 24 hours',
    body: '1 review is already late.',
    link: '/admin/reviews',
  }
  expect([mentor, away].map(({ device }) => messages(device))).toEqual([[due], []])
})

test('a study reminder is pushed also without its email, and not to somebody who has studied by then', async () => {
  const { courseId } = await newCourseWithTasks(app, [1])
  moveTo(india('06:00'))
  const newStudent = async () => {
    const actor = await newMember(app, [courseId], { endsInDays: 3000 })
    const device = await newDevice(app, service, actor)
    await app.call(actor, saveStudyPlan, { body: { weekdays: [3], time: '05:30' } })
    return { actor, device }
  }
  const [studied, noEmails] = [await newStudent(), await newStudent()]
  const emails = { reviews: true, answers: true, reminders: true, messages: true, study: false }
  await app.call(noEmails.actor, saveEmailPreferences, { body: emails })
  await app.call(noEmails.actor, savePush, { body: { study: true } })
  await sendStudyReminders(app.db, app.deps, createLessonCache())
  await sendPushes(app, india('06:00'))
  await countStudyDay(app.db, studied.actor.id, india('06:30'))
  await sendPushes(app, india('07:00'))
  expect([studied, noEmails].map(({ device }) => messages(device).map(({ title }) => title))).toEqual([
    [],
    ['Study time: Step 1'],
  ])
})
