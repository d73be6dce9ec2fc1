import { expect, test } from 'vitest'
import { giveVerdict, undoVerdict } from '#contract/learning/reviews.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, isNull, sql } from '#server/kit/db/orm.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { grantAccess } from '#server/testing/learning/learning.ts'
import { reviewDesk } from '#server/testing/learning/reviewing.ts'
import { apiError, countByStatus, type TestActor, type TestAnswer } from '#server/testing/test-app.ts'
import { certificates, reviews, solutions } from '../tables.ts'
import { rounds } from '#server/testing/scale.ts'

const desk = await reviewDesk()
const second = await desk.another()
second.deps.clock = desk.deps.clock
const asha = await desk.newMentor('Asha Rao')
const ravi = await desk.newMentor('Ravi Iyer')

const validReviews = (solutionId: number) =>
  desk.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.solutionId, solutionId), isNull(reviews.undoneAt)))
const certificatesOf = (personId: number) => desk.db.$count(certificates, eq(certificates.personId, personId))

/** Through the second instance. */
const elsewhere = (actor: TestActor, solutionId: number, body: object) =>
  second.call(actor, giveVerdict, { params: { solutionId }, body })

/** Starts each call while the person's row is locked, once the one before waits for a lock; then releases the lock. */
async function whileHeld(personId: number, acts: (() => Promise<TestAnswer>)[]): Promise<TestAnswer[]> {
  const { started } = await desk.db.transaction(async (db) => {
    await lockPerson(db, personId)
    const started: Promise<TestAnswer>[] = []
    for (const act of acts) {
      started.push(act())
      await untilWaiting(db, started.length)
    }
    // Wrapped in an object: a transaction that returned the promises would wait for them, and they for it.
    return { started }
  })
  return Promise.all(started)
}

async function untilWaiting(db: Db, count: number) {
  for (let look = 0; look < 5000; look++) {
    const { rows } = await db.execute(sql`select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    if (Number(rows[0]!['waiting']) >= count) return
  }
  throw new Error(`Fewer than ${count} wait for a lock`)
}

test.each(Array.from({ length: rounds(4, 20) }, (_, round) => round + 1))(
  'accepts either an approval or a rejection at the same moment on two instances (round %i)',
  async () => {
    const { solutionId, learner } = await desk.newWork({ steps: 2 })
    const answers = await Promise.all([
      desk.decide(asha, solutionId, 'approved'),
      elsewhere(ravi, solutionId, { verdict: 'rejected', feedback: 'Not yet' }),
    ])
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 1 })
    const [review, ...more] = await validReviews(solutionId)
    expect(more).toEqual([])
    const loser = answers[review!.verdict === 'approved' ? 1 : 0]
    expect(loser.body.message).toBe('This attempt has already been reviewed')
    const [solution] = await desk.db.select().from(solutions).where(eq(solutions.id, solutionId))
    expect(solution!.state).toBe(review!.verdict)
    expect(await desk.notificationsTo(learner.id)).toHaveLength(1)
  },
)

test('issues one certificate in twenty concurrent approvals of the last step', async () => {
  const { solutionId, learner } = await desk.newWork()
  const mentors = await Promise.all(Array.from({ length: 20 }, () => desk.newMentor()))
  const answers = await Promise.all(
    mentors.map((mentor, at) =>
      at % 2 ? elsewhere(mentor, solutionId, { verdict: 'approved' }) : desk.decide(mentor, solutionId, 'approved'),
    ),
  )
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 19 })
  expect(await certificatesOf(learner.id)).toBe(1)
  expect(await validReviews(solutionId)).toHaveLength(1)
  // The verdict and the certificate.
  expect(await desk.notificationsTo(learner.id)).toHaveLength(2)
})

test.each(Array.from({ length: rounds(3, 10) }, (_, round) => round + 1))(
  'issues one certificate when two mentors approve the last two steps at once (round %i)',
  async () => {
    const { learner, solutions } = await desk.newWork({ steps: 2 })
    // Notifications of the learner are locked, so neither verdict finishes before the other begins.
    const answers = await whileHeld(learner.id, [
      () => desk.decide(asha, solutions[0]!.id, 'approved'),
      () => elsewhere(ravi, solutions[1]!.id, { verdict: 'approved' }),
    ])
    expect(countByStatus(answers)).toEqual({ 200: 2 })
    expect(await certificatesOf(learner.id)).toBe(1)
    const codes = answers.map(({ body }) => body.data.certificateCode)
    expect(codes.filter((code) => code !== null)).toHaveLength(1)
    expect(await desk.notificationsTo(learner.id)).toHaveLength(3)
  },
)

test('rejects a submission while the rejection is being undone', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, stepIds, learner } = await desk.newWork()
  await grantAccess(desk, learner.id, 3650)
  await desk.decide(mentor, solutionId, 'rejected', 'Once more')
  // The undo waits for its mentor's row after finding no next attempt; the submission waits for the undo.
  const [undone, submitted] = await whileHeld(mentor.id, [
    () => desk.on(mentor, undoVerdict, solutionId),
    () => submit(desk, learner, { taskStepId: stepIds[0]! }),
  ])
  expect(undone!.http).toBe(200)
  expect(submitted).toMatchObject(apiError(409, 'Your last solution is still waiting for review'))
  expect(await desk.db.$count(solutions, eq(solutions.personId, learner.id))).toBe(1)
})
