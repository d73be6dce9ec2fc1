import { expect, test } from 'vitest'
import { revokeCertificate } from '#contract/learning/certificates.ts'
import { undoVerdict } from '#contract/learning/reviews.ts'
import { deleteTask } from '#contract/learning/tasks.ts'
import { saveEmailPreferences } from '#contract/notifications/preferences.ts'
import { sql } from '#server/kit/db/orm.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { minutesAfter, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { issueMissingCertificates } from '../certificates/service.ts'
import { emailOutcome, type Outcome, outcomeQueue } from './outcome-emails.service.ts'

const desk = await reviewDesk()

const emailsTo = ({ email }: { email: string }) => desk.emailsTo(email)

/** The queued email job of this attempt, and when it is due. */
async function waiting(solutionId: number) {
  const { rows } = await desk.db.execute<{ data: Outcome; start_after: string }>(
    sql`select data, start_after from pgboss.job where name = ${outcomeQueue}
      and (data ->> 'solutionId')::bigint = ${solutionId} order by created_on`,
  )
  return rows.map(({ data, start_after }) => ({ outcome: data, from: new Date(start_after) }))
}
/** Runs the job as the queue would. */
async function sendOutcomes(solutionId: number) {
  for (const { outcome } of await waiting(solutionId)) await emailOutcome(desk.db, desk.deps, outcome)
}

test('emails a rejection with feedback and a link once it can no longer be undone', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, courseId, courseTitle, stepIds, learner } = await desk.newWork({ steps: 2 })
  await desk.decide(mentor, solutionId, 'rejected', 'The form does not check the email.')
  expect(await emailsTo(learner)).toEqual([])
  expect((await waiting(solutionId)).map(({ from }) => from)).toEqual([minutesAfter(10)])
  await sendOutcomes(solutionId)
  const [email, ...more] = await emailsTo(learner)
  expect(more).toEqual([])
  expect(email!.subject).toBe('Changes needed: Step 1')
  expect(email!.text).toContain(`Asha Rao asks for changes to “Step 1” in ${courseTitle}.`)
  expect(email!.text).toContain('The form does not check the email.')
  expect(email!.text).toContain(`${desk.env.publicUrl}/dashboard/tasks/${courseId}/steps/${stepIds[0]}#feedback`)
})

test('emails the final verdict, not one that was undone', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, learner } = await desk.newWork({ steps: 2 })
  await desk.decide(mentor, solutionId, 'rejected', 'Wrong window')
  await desk.on(mentor, undoVerdict, solutionId)
  await sendOutcomes(solutionId)
  expect(await emailsTo(learner)).toEqual([])
  await desk.decide(mentor, solutionId, 'approved')
  await sendOutcomes(solutionId)
  expect((await emailsTo(learner)).map(({ subject }) => subject)).toEqual(['Approved: Step 1'])
})

test('emails the certificate after the last approval, unless it was revoked', async () => {
  const mentor = await desk.newMentor()
  const [valid, revoked] = [await desk.newWork(), await desk.newWork()]
  const code = (await desk.decide(mentor, valid.solutionId, 'approved', 'Clean work')).body.data.certificateCode
  const other = (await desk.decide(mentor, revoked.solutionId, 'approved')).body.data.certificateCode
  const admin = await desk.newMentor('Nita Shah', 'admin')
  await desk.call(admin, revokeCertificate, { params: { code: other }, body: { reason: 'Not their own work' } })
  await sendOutcomes(valid.solutionId)
  await sendOutcomes(revoked.solutionId)
  const [verdict, certificate] = await emailsTo(valid.learner)
  expect(verdict!.text).toContain('Clean work')
  expect(certificate!.subject).toContain('Certificate ready: Course')
  expect(certificate!.text).toContain(valid.courseTitle)
  expect(certificate!.text).toContain(`${desk.env.publicUrl}/certificate/${code}`)
  expect((await emailsTo(revoked.learner)).map(({ subject }) => subject)).toEqual(['Approved: Step 1'])
})

test('sends nothing twice when the job runs again', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, learner } = await desk.newWork()
  await desk.decide(mentor, solutionId, 'approved')
  await sendOutcomes(solutionId)
  const first = await emailsTo(learner)
  expect(first).toHaveLength(2)
  await sendOutcomes(solutionId)
  expect(await emailsTo(learner)).toEqual(first)
})

test('sends no email to learners who turned review emails off', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, learner } = await desk.newWork()
  await desk.call(learner, saveEmailPreferences, { body: { reviews: false, answers: true, reminders: true } })
  await desk.decide(mentor, solutionId, 'approved')
  await sendOutcomes(solutionId)
  expect(await emailsTo(learner)).toEqual([])
  expect(await desk.notificationsTo(learner.id)).toHaveLength(2)
})

test('emails the certificate of a course that a removed task completed', async () => {
  const { courseId, courseTitle, taskIds, stepIds } = await newCourseWithTasks(desk, [1, 1])
  const learner = await newMember(desk, [courseId])
  await newSolution(desk, { personId: learner.id, courseId, stepId: stepIds[0]!, state: 'approved' })
  const admin = await desk.newMentor('Nita Shah', 'admin')
  await desk.call(admin, deleteTask, { params: { taskId: taskIds[1] } })
  await issueMissingCertificates(desk.db, desk.deps, courseId)
  await issueMissingCertificates(desk.db, desk.deps, courseId)
  expect((await emailsTo(learner)).map(({ text }) => text)).toEqual([expect.stringContaining(courseTitle)])
})
