import { expect, onTestFinished, test } from 'vitest'
import { revokeCertificate } from '#contract/learning/certificates.ts'
import { undoVerdict } from '#contract/learning/reviews.ts'
import { deleteTask } from '#contract/learning/tasks.ts'
import { saveEmailPreferences } from '#contract/notifications/preferences.ts'
import { subscribePush } from '#contract/notifications/push.ts'
import { pushes } from '#server/notifications/tables.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { minutesAfter, noon, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { startPushService } from '#server/testing/notifications/push-service.ts'
import { issueMissingCertificates } from '../certificates/service.ts'
import { emailOutcomes } from './service.ts'

const desk = await reviewDesk()

const emailsTo = ({ email }: { email: string }) => desk.emailsTo(email)

/** Runs the job as the schedule would, the given minutes after the verdicts. */
async function sendOutcomes(minutes = 10) {
  desk.moveTo(minutesAfter(minutes))
  await emailOutcomes(desk.db, desk.deps)
  desk.moveTo(noon)
}

test('emails a rejection with feedback and a link once it can no longer be undone', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, courseId, courseTitle, stepIds, learner } = await desk.newWork({ steps: 2 })
  await desk.decide(mentor, solutionId, 'rejected', 'The form does not check the email.')
  await sendOutcomes(9)
  expect(await emailsTo(learner)).toEqual([])
  await sendOutcomes()
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
  await sendOutcomes()
  expect(await emailsTo(learner)).toEqual([])
  await desk.decide(mentor, solutionId, 'approved')
  await sendOutcomes()
  expect((await emailsTo(learner)).map(({ subject }) => subject)).toEqual(['Approved: Step 1'])
})

test('pushes a verdict when it can no longer be undone', async () => {
  const service = await startPushService()
  onTestFinished(service.close)
  const mentor = await desk.newMentor()
  const { solutionId, learner } = await desk.newWork({ steps: 2 })
  await desk.call(learner, subscribePush, { body: service.newDevice().subscription })
  await desk.decide(mentor, solutionId, 'approved')
  const pushed = () => desk.db.select({ link: pushes.link }).from(pushes)
  await sendOutcomes(9)
  expect(await pushed()).toEqual([])
  await sendOutcomes()
  expect(await pushed()).toEqual([{ link: expect.stringContaining('#feedback') }])
})

test('emails the certificate after the last approval, unless it was revoked', async () => {
  const mentor = await desk.newMentor()
  const [valid, revoked] = [await desk.newWork(), await desk.newWork()]
  const code = (await desk.decide(mentor, valid.solutionId, 'approved', 'Clean work')).body.data.certificateCode
  const other = (await desk.decide(mentor, revoked.solutionId, 'approved')).body.data.certificateCode
  const admin = await desk.newMentor('Nita Shah', 'admin')
  await desk.call(admin, revokeCertificate, { params: { code: other }, body: { reason: 'Not their own work' } })
  await sendOutcomes()
  const [verdict, certificate] = await emailsTo(valid.learner)
  expect(verdict!.text).toContain('Clean work')
  expect(certificate!.subject).toContain('Certificate ready: Course')
  expect(certificate!.text).toContain(valid.courseTitle)
  expect(certificate!.text).toContain('1 step reviewed by a mentor.')
  expect(certificate!.text).toContain(`${desk.env.publicUrl}/certificate/${code}`)
  expect((await emailsTo(revoked.learner)).map(({ subject }) => subject)).toEqual(['Approved: Step 1'])
})

test('sends nothing twice when instances run the job at the same time, and again', async () => {
  const mentor = await desk.newMentor()
  const works = [await desk.newWork(), await desk.newWork(), await desk.newWork()]
  for (const { solutionId } of works) await desk.decide(mentor, solutionId, 'approved')
  desk.moveTo(minutesAfter(10))
  await Promise.all([1, 2, 3].map(() => emailOutcomes(desk.db, desk.deps)))
  await sendOutcomes()
  for (const { learner } of works) expect(await emailsTo(learner)).toHaveLength(2)
})

test('a verdict that can’t be emailed doesn’t hold up the others, and is emailed later', async () => {
  const mentor = await desk.newMentor()
  const [broken, fine] = [await desk.newWork(), await desk.newWork()]
  for (const { solutionId } of [broken, fine]) await desk.decide(mentor, solutionId, 'approved')
  await desk.asOwner(`
    create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
    create trigger refuse_one before insert on emails for each row
      when (new.to_address = '${broken.learner.email}') execute function refuse_one()`)
  await expect(sendOutcomes()).rejects.toThrow('some verdicts were not emailed')
  expect([await emailsTo(broken.learner), await emailsTo(fine.learner)].map(({ length }) => length)).toEqual([0, 2])
  await desk.asOwner('drop trigger refuse_one on emails')
  await sendOutcomes()
  expect(await emailsTo(broken.learner)).toHaveLength(2)
})

test('sends no email to learners who turned review emails off', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, learner } = await desk.newWork()
  await desk.call(learner, saveEmailPreferences, {
    body: { reviews: false, answers: true, reminders: true, messages: true },
  })
  await desk.decide(mentor, solutionId, 'approved')
  await sendOutcomes()
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
