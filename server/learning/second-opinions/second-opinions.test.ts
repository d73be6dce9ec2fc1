import { expect, test } from 'vitest'
import { addComment, claimReview, getReview, listDecided, undoVerdict } from '#contract/learning/reviews.ts'
import {
  askForSecondOpinion,
  claimSecondOpinion,
  getAgreement,
  getSecondOpinion,
  giveSecondOpinion,
  listSecondOpinions,
  withdrawAppeal,
} from '#contract/learning/second-opinions.ts'
import { listAttempts } from '#contract/learning/solutions.ts'
import { people } from '#server/identity/tables.ts'
import { and, eq, ne } from '#server/kit/db/orm.ts'
import { writeSettings } from '#server/site/index.ts'
import { minutesAfter, noon, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { apiError, type TestActor } from '#server/testing/test-app.ts'
import { emailOutcomes } from '../verdicts/service.ts'
import { learningData } from '../personal-data.store.ts'
import { certificates, reviews, secondOpinions } from '../tables.ts'
import { isSampled } from './rules.ts'

const desk = await reviewDesk()
// Somebody who could give a second opinion.
await desk.newMentor('Vani Rao')
const feedback = 'Sunheri rounds the wrong way'
const remark = 'Chandan would count paise here'

const ask = (learner: TestActor, solutionId: number, reason = 'Line 3 rounds correctly') =>
  desk.on(learner, askForSecondOpinion, solutionId, { reason })
const decideOn = (actor: TestActor, opinionId: number, verdict: string, words = '') =>
  desk.call(actor, giveSecondOpinion, { params: { opinionId }, body: { verdict, feedback: words } })
const opinionOf = async (solutionId: number) =>
  (await desk.db.select().from(secondOpinions).where(eq(secondOpinions.solutionId, solutionId)))[0]!

/** An attempt that Tara rejected with feedback and a comment. */
async function rejectedWork(steps = 1) {
  const tara = await desk.newMentor('Tara Sunderlal')
  const work = await desk.newWork({ steps })
  await desk.on(tara, addComment, work.solutionId, { body: remark })
  await desk.decide(tara, work.solutionId, 'rejected', feedback)
  return { ...work, tara }
}

async function appealedWork(steps = 1) {
  const work = await rejectedWork(steps)
  expect((await ask(work.learner, work.solutionId)).http).toBe(200)
  return { ...work, opinionId: (await opinionOf(work.solutionId)).id }
}

test('the review shows what the second mentor decided, to both and to admins', async () => {
  const { solutionId, opinionId, tara } = await appealedWork()
  const [ravi, uma] = [await desk.newMentor('Ravi Iyer'), await desk.newMentor('Uma Nair', 'admin')]
  const shownTo = async (reader: TestActor) => (await desk.on(reader, getReview, solutionId)).body.data.secondOpinions
  expect(await shownTo(tara)).toEqual([])
  await decideOn(ravi, opinionId, 'approved', 'Rounded well')
  const shown = [
    {
      mentor: 'Ravi Iyer',
      verdict: 'approved',
      feedback: 'Rounded well',
      agrees: false,
      decidedAt: noon.toISOString(),
    },
  ]
  for (const reader of [tara, ravi, uma]) expect(await shownTo(reader)).toEqual(shown)
  expect(await shownTo(await desk.newMentor('Meena Das'))).toEqual([])
})

test('while a second opinion is open, no call tells another mentor the first verdict', async () => {
  const { solutionId, opinionId, tara } = await appealedWork()
  for (const reader of [await desk.newMentor('Ravi Iyer'), await desk.newMentor('Uma Nair', 'admin')]) {
    const params = { opinionId }
    const answers = [
      await desk.call(reader, getSecondOpinion, { params }),
      await desk.call(reader, listSecondOpinions),
      await desk.on(reader, getReview, solutionId),
      await desk.call(reader, listDecided),
      // Refusals don't tell either.
      await desk.on(reader, claimReview, solutionId),
      await desk.decide(reader, solutionId, 'approved'),
      await desk.on(reader, addComment, solutionId, { body: 'Hm' }),
    ]
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 200, 409, 409, 409])
    for (const { body } of answers) {
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`Sunderlal|${feedback}|${remark}|rejected`))
    }
    expect(answers[0]!.body.data).toMatchObject({ reason: 'Line 3 rounds correctly', current: { review: null } })
    expect(answers[1]!.body.data.items).toContainEqual(expect.objectContaining({ opinionId }))
  }
  // The first mentor knows it already, and can't decide again.
  expect((await desk.on(tara, getReview, solutionId)).body.data.current.review).toMatchObject({ feedback })
  expect((await desk.call(tara, listSecondOpinions)).body.data.items).not.toContainEqual(
    expect.objectContaining({ opinionId }),
  )
  expect(await decideOn(tara, opinionId, 'approved')).toMatchObject(apiError(403, /reviewed this attempt/))
})

test('an approved appeal replaces the verdict and finishes the course', async () => {
  const { solutionId, opinionId, learner, tara, stepIds } = await appealedWork()
  const ravi = await desk.newMentor('Ravi Iyer')
  const decided = await decideOn(ravi, opinionId, 'approved', 'It rounds correctly')
  expect(decided.body.data).toEqual({
    agrees: false,
    first: { mentor: 'Tara Sunderlal', verdict: 'rejected', feedback },
  })
  const [attempt] = await desk.load(learner, listAttempts, { params: { stepId: stepIds[0] } })
  expect(attempt).toMatchObject({
    state: 'approved',
    review: { verdict: 'approved', mentor: 'Ravi Iyer' },
    secondOpinion: { verdict: 'approved', feedback: 'It rounds correctly' },
  })
  expect((await desk.on(ravi, getReview, solutionId)).body.data.undone).toMatchObject([
    { verdict: 'rejected', feedback },
  ])
  expect(await desk.db.select().from(certificates).where(eq(certificates.personId, learner.id))).toHaveLength(1)
  expect((await desk.notificationsTo(tara.id)).at(-1)).toMatchObject({
    title: expect.stringContaining('different verdict'),
  })
  expect((await desk.notificationsTo(learner.id)).map(({ title }) => title)).toEqual([
    'Changes needed: Step 1',
    'Approved: Step 1',
    expect.stringContaining('You’ve completed'),
  ])
  expect(await decideOn(ravi, opinionId, 'rejected', 'No')).toMatchObject(apiError(409, /already given/))
})

test('a confirmed rejection stays, and the learner can submit again but not ask again', async () => {
  const { solutionId, opinionId, learner, stepIds } = await appealedWork()
  expect(await submit(desk, learner, { taskStepId: stepIds[0]! })).toMatchObject(apiError(409, /second opinion/))
  const ravi = await desk.newMentor('Ravi Iyer')
  expect(await decideOn(ravi, opinionId, 'rejected')).toMatchObject({ http: 400 })
  expect((await decideOn(ravi, opinionId, 'rejected', 'Use whole paise')).body.data.agrees).toBe(true)
  expect((await desk.notificationsTo(learner.id)).at(-1)).toMatchObject({
    title: 'Second opinion: changes needed in Step 1',
    body: expect.stringContaining('Use whole paise'),
  })
  expect(await ask(learner, solutionId)).toMatchObject(apiError(409, /already asked/))
  expect((await submit(desk, learner, { taskStepId: stepIds[0]! })).http).toBe(200)
})

test('only a mentor’s rejection of the newest attempt can be appealed, once, and withdrawn', async () => {
  const waiting = await desk.newWork()
  expect(await ask(waiting.learner, waiting.solutionId)).toMatchObject(apiError(409, /asks for changes/))
  const { learner, solutionId, stepIds } = await rejectedWork()
  expect(await ask(waiting.learner, solutionId)).toMatchObject({ http: 404 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(learner, solutionId)))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect((await desk.on(learner, withdrawAppeal, solutionId)).http).toBe(200)
  expect(await desk.on(learner, withdrawAppeal, solutionId)).toMatchObject(apiError(409, /no open request/))
  expect((await submit(desk, learner, { taskStepId: stepIds[0]! })).http).toBe(200)
  expect(await ask(learner, solutionId)).toMatchObject(apiError(409, /submitted this step again/))
})

test('an undone verdict takes its appeal with it, a decided one can’t be undone', async () => {
  const undone = await appealedWork()
  expect((await desk.on(undone.tara, undoVerdict, undone.solutionId)).http).toBe(200)
  expect(await desk.db.$count(secondOpinions, eq(secondOpinions.solutionId, undone.solutionId))).toBe(0)
  const decided = await appealedWork()
  await decideOn(await desk.newMentor('Ravi Iyer'), decided.opinionId, 'rejected', 'Use whole paise')
  expect(await desk.on(decided.tara, undoVerdict, decided.solutionId)).toMatchObject(apiError(409, /second opinion/))
})

test('one mentor claims it at a time', async () => {
  const { opinionId } = await appealedWork()
  const [ravi, uma] = [await desk.newMentor('Ravi Iyer'), await desk.newMentor('Uma Nair')]
  const claim = (actor: TestActor) => desk.call(actor, claimSecondOpinion, { params: { opinionId } })
  expect((await claim(ravi)).body.data).toMatchObject({ isMine: true, until: minutesAfter(30).toISOString() })
  expect(await claim(uma)).toMatchObject(apiError(409, /Ravi Iyer is reviewing/))
  expect(await decideOn(uma, opinionId, 'approved')).toMatchObject(apiError(409, /Ravi Iyer is reviewing/))
})

test('a share of verdicts is reviewed twice, blind, and counted as agreement', async () => {
  await writeSettings(desk.db, { secondReviewPercent: 100 }, null)
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const { solutionId, learner, courseId } = await desk.newWork({ steps: 2 })
  await desk.decide(asha, solutionId, 'approved')
  desk.moveTo(minutesAfter(10))
  await Promise.all([emailOutcomes(desk.db, desk.deps), emailOutcomes(desk.db, desk.deps)])
  desk.moveTo(noon)
  await writeSettings(desk.db, { secondReviewPercent: 0 }, null)
  const { id: opinionId } = await opinionOf(solutionId)
  const told = (await desk.notificationsTo(learner.id)).length
  await decideOn(ravi, opinionId, 'rejected', 'Name it for what it is')
  expect((await desk.on(asha, getReview, solutionId)).body.data.state).toBe('approved')
  expect(await desk.notificationsTo(learner.id)).toHaveLength(told)
  const admin = await desk.newMentor('Uma Nair', 'admin')
  const { courses, mentors } = await desk.load(admin, getAgreement)
  expect(courses).toContainEqual(expect.objectContaining({ courseId, reviewed: 1, agreed: 0 }))
  expect(mentors).toContainEqual({ userId: asha.id, name: 'Asha Rao', reviewed: 1, agreed: 0 })
})

test('an appeal replaces an open sample, and a mentor who gave an opinion on the verdict can’t decide it', async () => {
  const ravi = await desk.newMentor('Ravi Iyer')
  const sampled = async () => {
    const work = await rejectedWork()
    const [review] = await desk.db.select().from(reviews).where(eq(reviews.solutionId, work.solutionId))
    const sample = { solutionId: work.solutionId, reviewId: review!.id, kind: 'sample' as const, promisedAt: noon }
    const [row] = await desk.db.insert(secondOpinions).values(sample).returning()
    return { ...work, sampleId: row!.id }
  }
  const open = await sampled()
  await ask(open.learner, open.solutionId)
  expect(await decideOn(ravi, open.sampleId, 'approved')).toMatchObject({ http: 404 })
  expect((await decideOn(ravi, (await opinionOf(open.solutionId)).id, 'approved')).http).toBe(200)

  const decided = await sampled()
  await decideOn(ravi, decided.sampleId, 'approved')
  await ask(decided.learner, decided.solutionId)
  const [, appeal] = await desk.db
    .select()
    .from(secondOpinions)
    .where(eq(secondOpinions.solutionId, decided.solutionId))
  expect(await decideOn(ravi, appeal!.id, 'approved')).toMatchObject(apiError(403, /already given an opinion/))
  expect((await desk.call(ravi, listSecondOpinions)).body.data.items).not.toContainEqual(
    expect.objectContaining({ opinionId: appeal!.id }),
  )
  expect((await decideOn(await desk.newMentor('Uma Nair'), appeal!.id, 'approved')).http).toBe(200)
})

test('the learner’s data contains their appeal and no sample, and is deleted with the account', async () => {
  const { learner, solutionId, opinionId } = await appealedWork()
  const { reviewId } = await opinionOf(solutionId)
  await desk.db.insert(secondOpinions).values({ solutionId, reviewId, kind: 'sample', promisedAt: noon })
  const ravi = await desk.newMentor('Ravi Iyer')
  await decideOn(ravi, opinionId, 'rejected', 'Use whole paise')
  const given = { verdict: 'rejected', feedback: 'Use whole paise' }
  const { solutions } = (await learningData.collect(desk.db, learner.id)) as { solutions: object[] }
  expect(solutions).toMatchObject([
    { secondOpinion: { yourReason: 'Line 3 rounds correctly', mentor: 'Ravi Iyer', ...given } },
  ])
  expect(await learningData.collect(desk.db, ravi.id)).toMatchObject({ secondOpinionsYouGave: [given] })
  await desk.db.transaction((db) => learningData.erase(db, learner.id))
  expect(await desk.db.$count(secondOpinions, eq(secondOpinions.solutionId, solutionId))).toBe(0)
})

test('samples the given share of verdicts, always the same ones', () => {
  const chosen = (percent: number) =>
    Array.from({ length: 10_000 }, (_, id) => id).filter((id) => isSampled(id, percent))
  expect(chosen(0)).toHaveLength(0)
  expect(chosen(100)).toHaveLength(10_000)
  expect(chosen(5).length).toBeGreaterThan(420)
  expect(chosen(5).length).toBeLessThan(580)
  expect(chosen(10)).toEqual(expect.arrayContaining(chosen(5)))
})

test('staff who may only see reviews read an open one, without claiming or giving it', async () => {
  const reader = await desk.newReader()
  const { opinionId, solutionId } = await appealedWork()
  const params = { opinionId }
  expect((await desk.call(reader, getSecondOpinion, { params })).body.data).toMatchObject({ claim: null, solutionId })
  expect(await desk.call(reader, claimSecondOpinion, { params })).toMatchObject(apiError(403))
  expect(await decideOn(reader, opinionId, 'approved')).toMatchObject(apiError(403))
})

test('without another mentor the learner finds out at once, instead of waiting for nobody', async () => {
  const { learner, solutionId, tara } = await rejectedWork()
  await desk.db
    .update(people)
    .set({ blockedAt: noon })
    .where(and(ne(people.role, 'learner'), ne(people.id, tara.id)))
  expect(await ask(learner, solutionId)).toMatchObject(apiError(409, /no other mentor/))
  await desk.newMentor('Uma Nair')
  expect((await ask(learner, solutionId)).http).toBe(200)
})
