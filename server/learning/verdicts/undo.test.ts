import { expect, test } from 'vitest'
import { getReview, listDecided, undoVerdict } from '#contract/learning/reviews.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newSolution } from '#server/testing/learning/learning.ts'
import { minutesAfter, noon, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { apiError, countByStatus, type TestActor } from '#server/testing/test-app.ts'
import { certificates, reviews, solutions, steps } from '../tables.ts'

const desk = await reviewDesk()

const undo = (actor: TestActor, solutionId: number) => desk.on(actor, undoVerdict, solutionId)
const stateOf = async (id: number) => (await desk.db.select().from(solutions).where(eq(solutions.id, id)))[0]!.state
const certificatesOf = (personId: number) =>
  desk.db.select().from(certificates).where(eq(certificates.personId, personId)).orderBy(certificates.id)
/** Sets the clock for one call, then back to noon. */
async function at<Answer>(moment: Date, ask: () => Promise<Answer>): Promise<Answer> {
  desk.moveTo(moment)
  const answer = await ask()
  desk.moveTo(noon)
  return answer
}

test('undoes a verdict at 9:59, audits it and claims the attempt', async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const { solutionId, courseId, courseTitle, stepIds, learner } = await desk.newWork({ steps: 2 })
  await desk.decide(asha, solutionId, 'rejected', 'Wrong window')
  const moment = minutesAfter(9 + 59 / 60)
  expect((await at(moment, () => undo(asha, solutionId))).body.data).toEqual({ feedback: 'Wrong window' })

  const { body } = await at(moment, () => desk.on(ravi, getReview, solutionId))
  expect(body.data).toMatchObject({
    state: 'submitted',
    claim: { userId: asha.id, until: minutesAfter(30, moment).toISOString() },
    current: { review: null },
    undoUntil: null,
    undone: [
      {
        verdict: 'rejected',
        feedback: 'Wrong window',
        mentor: 'Asha Rao',
        reviewedAt: noon.toISOString(),
        undoneAt: moment.toISOString(),
      },
    ],
  })
  expect(await desk.notificationsTo(learner.id)).toMatchObject([
    { title: 'Changes needed: Step 1' },
    {
      title: 'Back in review: Step 1',
      body: `Asha Rao is reviewing it again (${courseTitle}). You don’t need to do anything.`,
      link: `/dashboard/tasks/${courseId}/steps/${stepIds[0]}#feedback`,
    },
  ])
  const audits = await desk.auditsOf(`solution ${solutionId}`)
  expect(audits).toMatchObject([{ actorId: asha.id, action: 'verdict undone' }])
  // Not the feedback, which stays with the attempt, where a second opinion hides it.
  expect(audits[0]!.before).toEqual({ verdict: 'rejected', mentorId: asha.id })

  expect((await desk.decide(asha, solutionId, 'approved')).http).toBe(200)
  const decided = (await desk.load(asha, listDecided, { query: { size: 2 } })).items
  expect(decided.filter((one: { solutionId: number }) => one.solutionId === solutionId)).toMatchObject([
    { verdict: 'approved' },
  ])
  expect(await desk.db.$count(reviews, eq(reviews.solutionId, solutionId))).toBe(2)
})

test('lets only its mentor or an admin undo a verdict, never on own work', async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const admin = await desk.newMentor('Nita Shah', 'admin')
  const { solutionId, courseId, stepIds } = await desk.newWork()
  await desk.decide(asha, solutionId, 'approved')
  expect(await undo(ravi, solutionId)).toMatchObject(apiError(403, /Only the mentor who gave this verdict/))
  expect(await stateOf(solutionId)).toBe('approved')
  expect((await undo(admin, solutionId)).http).toBe(200)
  const own = await newSolution(desk, { personId: admin.id, courseId, stepId: stepIds[0]! })
  await desk.decide(asha, own.id, 'rejected', 'Once more')
  expect(await undo(admin, own.id)).toMatchObject(apiError(403, 'You can’t review your own work'))
  expect(await stateOf(own.id)).toBe('rejected')
})

test('rejects an undo without a verdict, a second undo and an unknown attempt', async () => {
  const mentor = await desk.newMentor()
  const { solutionId } = await desk.newWork()
  expect(await undo(mentor, solutionId)).toMatchObject(apiError(409, 'There is no verdict to undo'))
  await desk.decide(mentor, solutionId, 'approved')
  const twice = await Promise.all([undo(mentor, solutionId), undo(mentor, solutionId)])
  expect(countByStatus(twice)).toEqual({ 200: 1, 409: 1 })
  expect((await undo(mentor, 999_999)).http).toBe(404)
})

test("rejects an undo after the learner's next attempt", async () => {
  const mentor = await desk.newMentor()
  const { solutionId, courseId, stepIds, learner } = await desk.newWork()
  await desk.decide(mentor, solutionId, 'rejected', 'Once more')
  await newSolution(desk, { personId: learner.id, courseId, stepId: stepIds[0]!, attempt: 2 })
  expect(await undo(mentor, solutionId)).toMatchObject(
    apiError(409, 'The learner has already submitted the next attempt'),
  )
  expect(await stateOf(solutionId)).toBe('rejected')
})

test('revokes the certificate with the approval, and issues a new one with the next', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, learner } = await desk.newWork()
  await desk.decide(mentor, solutionId, 'approved')
  await undo(mentor, solutionId)
  const reason = 'The review that completed the course was undone'
  expect(await certificatesOf(learner.id)).toMatchObject([{ revokedBy: mentor.id, revokedReason: reason }])
  const { certificateCode } = (await desk.decide(mentor, solutionId, 'approved')).body.data
  expect(await certificatesOf(learner.id)).toMatchObject([
    { revokedReason: reason },
    { revokedReason: null, code: certificateCode },
  ])
})

test('keeps a certificate that is older than the verdict', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, courseId, stepIds, learner } = await desk.newWork()
  await desk.decide(mentor, solutionId, 'approved')
  const [{ taskId } = { taskId: 0 }] = await desk.db.select().from(steps).where(eq(steps.id, stepIds[0]!))
  const [added] = await desk.db.insert(steps).values({ taskId, name: 'Added later', position: 9 }).returning()
  const late = await newSolution(desk, { personId: learner.id, courseId, stepId: added!.id })
  await at(minutesAfter(60), async () => {
    expect((await desk.decide(mentor, late.id, 'approved')).body.data.certificateCode).toBeNull()
    expect((await undo(mentor, late.id)).http).toBe(200)
  })
  expect(await certificatesOf(learner.id)).toMatchObject([{ revokedAt: null }])
})
