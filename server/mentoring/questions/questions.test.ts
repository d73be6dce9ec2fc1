import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { keyOf } from '#contract/learning/lesson-text.ts'
import {
  askQuestion,
  getQuestion,
  listMyQuestions,
  listQuestionMessages,
  listStepQuestions,
  type Question,
  resolveQuestion,
} from '#contract/mentoring/questions.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { emailPreferences } from '#server/notifications/tables.ts'
import { formOf, png } from '#server/testing/forms.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { publishNewLesson } from '#server/testing/learning/lessons.ts'
import { ask, newQuestion, storeQuestion, write } from '#server/testing/mentoring.ts'
import { apiError, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { questions } from '../tables.ts'
import { resolveQuiet } from '#server/threads/index.ts'

const app = await sharedApp()
const mentor = await app.newActor('mentor')
const admin = await app.newActor('admin')
const { courseId, stepIds } = await newCourseWithTasks(app, [2])
const stepId = stepIds[0]!
let learner: TestActor
let stranger: TestActor
beforeEach(async () => {
  learner = await newMember(app, [courseId])
  stranger = await newMember(app, [courseId])
})
const load = (questionId: number, actor = learner) => app.load(actor, getQuestion, { params: { questionId } })

test('a learner asks about a step and sees by when we answer', async () => {
  const { body } = await ask(app, learner, stepId, { details: 'I expected **three** prices.' })
  const asked: Question = body.data
  expect(asked).toMatchObject({
    title: 'Why is the last price missing?',
    state: 'open',
    stepName: 'Step 1',
    messages: 1,
  })
  const hours = (Date.parse(asked.promisedAt) - Date.parse(asked.askedAt)) / 3_600_000
  expect(hours).toBeGreaterThan(0)
  expect(hours).toBeLessThanOrEqual(72)
  expect((await app.load(learner, listMyQuestions)).items).toMatchObject([{ questionId: asked.questionId }])
  expect(await load(asked.questionId)).toMatchObject({ mayWrite: true, isPublished: false })
  const { questionId } = asked
  const { items } = await app.load(learner, listQuestionMessages, { params: { questionId } })
  expect(items).toMatchObject([{ body: 'I expected **three** prices.', isMine: true, isTeacher: false }])
})

test('a question that waited on the phone shows when it was written', async () => {
  const headers = { 'written-ago': '7200' }
  const body = { title: 'Asked on the train' }
  const { body: asked } = await app.call(learner, askQuestion, {
    params: { stepId },
    body: formOf(body, 'pictures'),
    headers,
  })
  const { questionId, askedAt } = asked.data
  const { items } = await app.load(learner, listQuestionMessages, { params: { questionId } })
  expect(Date.parse(askedAt) - Date.parse(items[0].writtenAt)).toBeCloseTo(7_200_000, -3)
})

describe('on a line', () => {
  test('of submitted code, the lines are quoted as they were', async () => {
    const files = { 'src/bill.js': 'const a = 1\nconst b = 2\nreturn a\n', 'data.bin': 'x' }
    const solution = await newSolution(app, { personId: learner.id, courseId, stepId, files })
    const { id: solutionId, fileIds } = solution
    const place = { solutionId, fileId: fileIds['src/bill.js']!, line: 3 }
    expect((await newQuestion(app, learner, stepId, place)).place).toEqual({
      solutionId,
      attempt: 1,
      path: 'src/bill.js',
      sample: null,
      line: 3,
      quote: 'const a = 1\nconst b = 2\nreturn a\n',
      quoteFrom: 1,
    })
    expect(await ask(app, learner, stepId, { ...place, line: 9 })).toMatchObject(fieldError('line', /fewer lines/))
    expect(await ask(app, learner, stepId, { ...place, fileId: crypto.randomUUID() })).toMatchObject(
      fieldError('fileId', /not part of the attempt/),
    )
    expect(await ask(app, stranger, stepId, place)).toMatchObject(fieldError('solutionId', /wasn’t found/))
    expect(await ask(app, learner, stepIds[1]!, place)).toMatchObject(fieldError('solutionId', /wasn’t found/))
  })

  test('of a lesson’s code sample, it is found by its text', async () => {
    const code = 'const prices = [40, 35]\nfor (const price of prices) {\n  total += price\n}'
    await publishNewLesson(app, admin, stepIds[1]!, { lesson: `Add up.\n\n\`\`\`js run\n${code}\n\`\`\`` })
    const place = { lessonVersion: 1, sampleKey: keyOf(code), line: 3 }
    const asked = await newQuestion(app, learner, stepIds[1]!, place)
    expect(asked.place).toMatchObject({ sample: 1, line: 3, quote: code, quoteFrom: 1, solutionId: null })
    expect(await ask(app, learner, stepIds[1]!, { ...place, sampleKey: 'other' })).toMatchObject(
      fieldError('sampleKey', /has changed/),
    )
  })
})

test('an answer is shown, notified and emailed; the learner’s reply reopens the question', async () => {
  const { questionId, promisedAt } = await newQuestion(app, learner, stepId)
  const answer = await write(app, mentor, questionId, 'The loop stops *before* the last one.', {
    name: 'a.png',
    content: png,
  })
  expect(answer.body.data).toMatchObject({ isTeacher: true, pictures: [{ name: 'a.png' }] })
  expect(await load(questionId)).toMatchObject({ state: 'answered', answeredAt: expect.any(String) })
  expect((await app.notificationsOf(learner))[0]).toMatchObject({
    title: 'Meena Devi answered: Why is the last price missing?',
    body: 'The loop stops *before* the last one.',
    link: `/dashboard/questions/${questionId}`,
  })
  const [email] = await app.emailsTo(learner.email)
  expect(email).toMatchObject({ subject: 'Answered: Why is the last price missing?' })
  expect(email!.text).toContain(`/dashboard/questions/${questionId}`)

  await write(app, learner, questionId, 'How do I include it?')
  const reopened = await load(questionId)
  expect(reopened).toMatchObject({ state: 'open', messages: 3 })
  expect(reopened.promisedAt >= promisedAt).toBe(true)
  expect((await app.notificationsOf(mentor))[0]).toMatchObject({
    title: 'Meena Devi replied: Why is the last price missing?',
    link: `/admin/questions/${questionId}`,
  })
  // Only an answer notifies the learner.
  expect(await app.notificationsOf(learner)).toHaveLength(1)
})

test('pictures open for the learner and mentors only', async () => {
  const { body } = await ask(app, learner, stepId, {}, { name: 'error.png', content: png })
  const { questionId } = body.data
  const pictureFor = async (actor: TestActor) =>
    (await app.load(actor, listQuestionMessages, { params: { questionId } })).items[0].pictures[0].url as string
  for (const actor of [learner, mentor]) {
    const opened = await app.app.inject({ url: await pictureFor(actor) })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/png'])
  }
  const tooMany = Array.from({ length: 5 }, (_, index) => ({ name: `${index}.png`, content: png }))
  expect((await ask(app, learner, stepId, {}, ...tooMany)).http).toBe(400)
  expect((await ask(app, learner, stepId, {}, { name: 'a.txt', content: 'text' })).http).toBe(400)
})

test('no email is sent to learners who switched answers off', async () => {
  await app.db.insert(emailPreferences).values({ personId: learner.id, answers: false })
  const { questionId } = await newQuestion(app, learner, stepId)
  await write(app, mentor, questionId, 'Here you are.')
  expect(await app.emailsTo(learner.email)).toEqual([])
  expect(await app.notificationsOf(learner)).toHaveLength(1)
})

test('the learner resolves a question; answered ones resolve after seven quiet days', async () => {
  const first = await newQuestion(app, learner, stepId)
  const params = { questionId: first.questionId }
  expect((await app.call(stranger, resolveQuestion, { params })).http).toBe(404)
  expect((await app.call(mentor, resolveQuestion, { params })).http).toBe(404)
  expect(await app.load(learner, resolveQuestion, { params })).toMatchObject({ state: 'resolved' })

  const [quiet, recent, open] = [
    await newQuestion(app, learner, stepId),
    await newQuestion(app, learner, stepId),
    await newQuestion(app, learner, stepId),
  ]
  for (const { questionId } of [quiet, recent]) await write(app, mentor, questionId, 'An answer')
  const longAgo = sql`now() - interval '8 days'`
  await app.db
    .update(questions)
    .set({ askedAt: longAgo, waitingSince: longAgo })
    .where(eq(questions.id, open.questionId))
  await app.db.update(questions).set({ answeredAt: longAgo }).where(eq(questions.id, quiet.questionId))
  await resolveQuiet(app.db, questions, app.deps.clock())
  const states = await Promise.all([quiet, recent, open].map(async ({ questionId }) => (await load(questionId)).state))
  expect(states).toEqual(['resolved', 'answered', 'open'])
  await write(app, learner, quiet.questionId, 'One more thing')
  expect(await load(quiet.questionId)).toMatchObject({ state: 'open' })
})

test('the promise of an open question cannot move later', async () => {
  const { questionId } = await newQuestion(app, learner, stepId)
  const later = app.db
    .update(questions)
    .set({ promisedAt: new Date(Date.now() + 100 * dayMs) })
    .where(eq(questions.id, questionId))
  await expect(later).rejects.toMatchObject({ cause: { message: expect.stringContaining('cannot move later') } })
})

test('after the access has ended, learners read their questions but can’t write', async () => {
  const former = await newMember(app, [courseId], { endsInDays: -1 })
  const questionId = await storeQuestion(app, former.id, { courseId, stepId })
  expect(await load(questionId, former)).toMatchObject({ mayWrite: false })
  expect(await app.load(former, listStepQuestions, { params: { stepId } })).toMatchObject({
    mayAsk: false,
    mine: [{ questionId }],
  })
  for (const refused of [await write(app, former, questionId, 'Hello?'), await ask(app, former, stepId)])
    expect(refused).toMatchObject(apiError(403))
  expect((await app.call(former, resolveQuestion, { params: { questionId } })).http).toBe(200)
})

test('learners of other courses can’t ask here', async () => {
  const outsider = await newMember(app)
  expect(await ask(app, outsider, stepId)).toMatchObject(apiError(403, 'Enrol in this course first'))
  const nothing = { items: [], next: null, mine: [], mayAsk: false }
  expect(await app.load(outsider, listStepQuestions, { params: { stepId } })).toEqual(nothing)
})
