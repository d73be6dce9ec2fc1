import { expect, test } from 'vitest'
import { runChecksAgain } from '#contract/learning/practice.ts'
import { claimNext, claimReview, getReview, releaseReview } from '#contract/learning/reviews.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { minutesAfter, noon, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { apiError, countByStatus, type TestActor } from '#server/testing/test-app.ts'

const desk = await reviewDesk()

const claim = (actor: TestActor, solutionId: number) => desk.on(actor, claimReview, solutionId)
const release = (actor: TestActor, solutionId: number) => desk.on(actor, releaseReview, solutionId)
const next = async (actor: TestActor, body: object) =>
  (await desk.load(actor, claimNext, { body })).solutionId as number | null
const holderOf = async (reader: TestActor, solutionId: number) =>
  (await desk.on(reader, getReview, solutionId)).body.data.claim

test('claims an attempt for half an hour and renews the claim', async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const { solutionId } = await desk.newWork()
  const mine = { userId: asha.id, name: 'Asha Rao', isMine: true }
  expect((await claim(asha, solutionId)).body.data).toEqual({ ...mine, until: minutesAfter(30).toISOString() })
  expect(await claim(ravi, solutionId)).toMatchObject(
    apiError(409, 'Asha Rao is reviewing this. Try again in 30 minutes.'),
  )
  desk.moveTo(minutesAfter(29))
  expect((await claim(ravi, solutionId)).body.message).toBe('Asha Rao is reviewing this. Try again in 1 minute.')
  expect((await claim(asha, solutionId)).body.data.until).toBe(minutesAfter(59).toISOString())
  expect(await holderOf(ravi, solutionId)).toMatchObject({ userId: asha.id, isMine: false })

  desk.moveTo(minutesAfter(59))
  expect(await holderOf(ravi, solutionId)).toBeNull()
  expect((await claim(ravi, solutionId)).body.data).toMatchObject({ userId: ravi.id, isMine: true })
  expect((await claim(asha, solutionId)).http).toBe(409)
  desk.moveTo(noon)
})

test("releases only the mentor's own claim", async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const { solutionId } = await desk.newWork()
  await claim(asha, solutionId)
  expect((await release(ravi, solutionId)).http).toBe(200)
  expect(await holderOf(ravi, solutionId)).toMatchObject({ userId: asha.id })
  expect((await release(asha, solutionId)).body.data).toBeNull()
  expect(await holderOf(ravi, solutionId)).toBeNull()
  expect((await release(asha, solutionId)).http).toBe(200)
  expect((await claim(ravi, solutionId)).http).toBe(200)
})

test('rejects a claim on own, reviewed and unknown attempts', async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const { solutionId, courseId, stepIds } = await desk.newWork()
  const own = await newSolution(desk, { personId: ravi.id, courseId, stepId: stepIds[0]! })
  expect(await claim(ravi, own.id)).toMatchObject(apiError(403, 'You can’t review your own work'))
  await desk.decide(asha, solutionId, 'approved')
  expect(await claim(ravi, solutionId)).toMatchObject(apiError(409, 'This attempt has already been reviewed'))
  expect((await claim(ravi, 999_999)).http).toBe(404)
  expect((await release(ravi, 999_999)).http).toBe(404)
})

test('claims the oldest attempt that no other mentor has claimed', async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const { courseId, solutions } = await desk.newWork({ steps: 4 })
  const [first, second, third] = solutions.map(({ id }) => id)
  expect(await next(asha, { courseId })).toBe(first)
  // Asked again after a lost response, it is the same attempt.
  expect(await next(asha, { courseId })).toBe(first)
  expect(await next(ravi, { courseId })).toBe(second)
  await desk.decide(asha, first!, 'approved')
  expect(await next(asha, { courseId })).toBe(third)
  expect(await holderOf(asha, third!)).toMatchObject({ isMine: true, until: minutesAfter(30).toISOString() })
  desk.moveTo(minutesAfter(30))
  expect(await next(asha, { courseId })).toBe(second)
  desk.moveTo(noon)
  expect(await next(asha, { courseId: courseId + 999 })).toBeNull()
})

test('releases a skipped attempt, and starts again at the oldest after the last', async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const { courseId, solutions } = await desk.newWork({ steps: 3 })
  const [first, second, third] = solutions.map(({ id }) => id)
  expect(await next(asha, { courseId })).toBe(first)
  expect(await next(asha, { courseId, skip: first })).toBe(second)
  expect(await holderOf(asha, first!)).toBeNull()
  expect(await next(asha, { courseId, skip: second })).toBe(third)
  expect(await next(asha, { courseId, skip: third })).toBe(first)
  // Skipping does not release another mentor's claim.
  await claim(ravi, second!)
  expect(await next(asha, { courseId, skip: second })).toBe(third)
  expect(await holderOf(asha, second!)).toMatchObject({ userId: ravi.id })
})

test("never claims the mentor's own attempt", async () => {
  const mentor = await desk.newMentor()
  const { courseId, stepIds } = await newCourseWithTasks(desk, [1])
  const own = await newSolution(desk, { personId: mentor.id, courseId, stepId: stepIds[0]! })
  expect(await next(mentor, { courseId })).toBeNull()
  expect(await next(mentor, { courseId, skip: own.id })).toBeNull()
})

test('gives twenty concurrent mentors twenty different attempts', async () => {
  const { courseId, stepIds } = await newCourseWithTasks(desk, [20])
  const learner = await newMember(desk, [courseId])
  for (const stepId of stepIds) await newSolution(desk, { personId: learner.id, courseId, stepId })
  const mentors = await Promise.all(Array.from({ length: 20 }, () => desk.newMentor()))
  const taken = await Promise.all(mentors.map((mentor) => next(mentor, { courseId })))
  expect(taken).not.toContain(null)
  expect(new Set(taken).size).toBe(20)
  expect(await next(await desk.newMentor(), { courseId })).toBeNull()
})

test('gives one attempt to one of ten concurrent mentors', async () => {
  const { solutionId } = await desk.newWork()
  const mentors = await Promise.all(Array.from({ length: 10 }, () => desk.newMentor()))
  const answers = await Promise.all(mentors.map((mentor) => claim(mentor, solutionId)))
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 9 })
})

test('lets staff who may only see reviews read an attempt, without claiming or changing it', async () => {
  const reader = await desk.newReader()
  const { solutionId } = await desk.newWork()
  expect((await desk.on(reader, getReview, solutionId)).body.data).toMatchObject({ claim: null, state: 'submitted' })
  for (const act of [claimReview, releaseReview, runChecksAgain])
    expect(await desk.on(reader, act, solutionId)).toMatchObject(apiError(403))
  expect(await desk.decide(reader, solutionId, 'approved')).toMatchObject(apiError(403))
  expect(await holderOf(reader, solutionId)).toBeNull()
})
