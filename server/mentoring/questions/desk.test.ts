import { beforeEach, describe, expect, test } from 'vitest'
import {
  claimQuestion,
  getDeskQuestion,
  listQuestionDesk,
  noteOnQuestion,
  publishQuestion,
  releaseQuestion,
  unpublishQuestion,
} from '#contract/mentoring/questions-desk.ts'
import {
  findSimilarQuestions,
  getQuestion,
  listQuestionMessages,
  listStepQuestions,
  type Question,
  setSameQuestion,
  type SimilarQuestion,
} from '#contract/mentoring/questions.ts'
import { people } from '#server/identity/tables.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { reviews } from '#server/learning/tables.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { newQuestion, write } from '#server/testing/mentoring.ts'
import { apiError, countByStatus, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { questions } from '../tables.ts'
import { questionsData } from './personal-data.store.ts'

const app = await sharedApp()
const mentor = await app.newActor('mentor')
const colleague = await app.newActor('mentor')
let course: Awaited<ReturnType<typeof newCourseWithTasks>>
let stepId: number
let learner: TestActor
beforeEach(async () => {
  course = await newCourseWithTasks(app, [2])
  stepId = course.stepIds[0]!
  learner = await newMember(app, [course.courseId])
})
const desk = (query: object = {}, actor = mentor) =>
  app.load(actor, listQuestionDesk, { query: { courseId: course.courseId, ...query } })
const titlesOf = ({ items }: { items: Question[] }) => items.map(({ title }) => title)
const publication = { title: 'Why is the last item missing?', question: 'My loop skips it.', answer: 'Use `<=`.' }

async function published(changes: object = {}) {
  const { questionId } = await newQuestion(app, learner, stepId)
  await write(app, mentor, questionId, 'Use <=.')
  await app.load(mentor, publishQuestion, { params: { questionId }, body: { ...publication, ...changes } })
  return questionId
}

describe('the queue', () => {
  test('is ordered by promise, page by page, without my own and answered questions', async () => {
    for (const title of ['First?', 'Second?', 'Third?', 'Done?']) await newQuestion(app, learner, stepId, { title })
    const [first] = await app.db
      .select()
      .from(questions)
      .where(eq(questions.title, 'Third?'))
      .orderBy(sql`id desc`)
    await app.db
      .update(questions)
      .set({ promisedAt: sql`promised_at - interval '1 hour'` })
      .where(eq(questions.id, first!.id))
    const { items } = await desk()
    await write(app, mentor, items.find(({ title }: Question) => title === 'Done?').questionId, 'Yes')
    expect(titlesOf(await desk())).toEqual(['Third?', 'First?', 'Second?'])
    const page = await desk({ size: 2 })
    expect(titlesOf(await desk({ size: 2, after: page.next }))).toEqual(['Second?'])
    expect(titlesOf(await desk({ state: 'answered' }))).toEqual(['Done?'])
    expect(titlesOf(await desk({ search: 'secon' }))).toEqual(['Second?'])
    expect(titlesOf(await desk({ search: 'meena' }))).toHaveLength(3)
    expect(titlesOf(await desk({}, learner.id === mentor.id ? mentor : colleague))).toHaveLength(3)
    expect((await desk()).courses).toContainEqual({ courseId: course.courseId, courseTitle: course.courseTitle })
  })
})

describe('a claim', () => {
  test('doesn’t send the learner’s messages to somebody who left the staff, before or after its end', async () => {
    const { questionId } = await newQuestion(app, learner, stepId)
    const left = await app.newActor('mentor')
    await app.call(left, claimQuestion, { params: { questionId } })
    await app.db.update(people).set({ role: 'learner' }).where(eq(people.id, left.id))
    const ended = { claimedUntil: sql`now() - interval '1 hour'` }
    expect((await write(app, learner, questionId, 'Hello?')).http).toBe(200)
    await app.db.update(questions).set(ended).where(eq(questions.id, questionId))
    expect((await write(app, learner, questionId, 'Anybody?')).http).toBe(200)
    expect(await app.notificationsOf(left)).toEqual([])
  })

  test('goes to one of many mentors; the others can’t answer meanwhile', async () => {
    const { questionId } = await newQuestion(app, learner, stepId)
    const params = { questionId }
    const answers = await Promise.all([mentor, colleague].map((actor) => app.call(actor, claimQuestion, { params })))
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 1 })
    const [holder, other] = answers[0]!.http === 200 ? [mentor, colleague] : [colleague, mentor]
    expect(await write(app, other, questionId, 'Mine!')).toMatchObject(apiError(409, /is answering this/))
    expect((await desk({}, other)).items[0].claim).toMatchObject({ isMine: false, name: 'Meena Devi' })
    await app.load(holder, releaseQuestion, { params })
    expect((await app.call(other, claimQuestion, { params })).http).toBe(200)
    // The learner can always write.
    expect((await write(app, learner, questionId, 'Hello?')).http).toBe(200)
    expect((await write(app, other, questionId, 'Here')).http).toBe(200)
    expect((await app.load(other, getDeskQuestion, { params })).claim).toBeNull()
    expect(await app.call(other, claimQuestion, { params })).toMatchObject(apiError(409, /already been answered/))
  })
})

test('a mentor sees the learner’s attempts and progress, without reviews', async () => {
  const files = { 'app.js': 'let a' }
  const solution = await newSolution(app, {
    personId: learner.id,
    courseId: course.courseId,
    stepId,
    files,
    state: 'rejected',
  })
  await app.db
    .insert(reviews)
    .values({ solutionId: solution.id, mentorId: colleague.id, verdict: 'rejected', feedback: 'A secret opinion' })
  const { questionId } = await newQuestion(app, learner, stepId, { solutionId: solution.id })
  const shown = await app.load(mentor, getDeskQuestion, { params: { questionId } })
  expect(shown).toMatchObject({
    learner: { userId: learner.id },
    place: { attempt: 1 },
    progress: { steps: 2, rejected: 1 },
    attempts: [{ attempt: 1, textSolution: 'How I did it', files: [{ path: 'app.js' }] }],
    publication: null,
  })
  expect(JSON.stringify(shown)).not.toContain('A secret opinion')
})

describe('publishing', () => {
  test('needs an answer, and shows only what the mentor wrote, without names', async () => {
    await app.db.update(people).set({ firstName: 'Zubeida' }).where(eq(people.id, learner.id))
    const { questionId } = await newQuestion(app, learner, stepId, { details: 'My private words' })
    const params = { questionId }
    expect(await app.call(mentor, publishQuestion, { params, body: publication })).toMatchObject(
      apiError(409, 'Answer this question before you publish it'),
    )
    await write(app, mentor, questionId, 'Private answer')
    await app.load(mentor, publishQuestion, { params, body: publication })
    const reader = await newMember(app, [course.courseId])
    const shown = await app.load(reader, listStepQuestions, { params: { stepId } })
    expect(shown.items).toEqual([
      { ...publication, publishedId: expect.any(Number), others: 0, hasToo: false, publishedAt: expect.any(String) },
    ])
    expect(JSON.stringify(shown)).not.toMatch(/Zubeida|Meena|private/i)
    expect((await app.load(learner, getQuestion, { params })).isPublished).toBe(true)
    expect((await app.notificationsOf(learner))[0].title).toBe(`Your question helps others: ${publication.title}`)

    await app.load(colleague, publishQuestion, { params, body: { ...publication, answer: 'Better.' } })
    expect((await app.load(reader, listStepQuestions, { params: { stepId } })).items).toMatchObject([
      { answer: 'Better.' },
    ])
    await app.load(colleague, unpublishQuestion, { params })
    expect((await app.load(reader, listStepQuestions, { params: { stepId } })).items).toEqual([])
    expect((await app.call(colleague, unpublishQuestion, { params })).http).toBe(404)
    expect((await app.auditsOf(`question ${questionId}`)).map(({ action }) => action)).toEqual([
      'question published',
      'published question changed',
      'question unpublished',
    ])
  })

  test('counts others with the same question, once each, most asked first', async () => {
    await published()
    await published({ title: 'Another one?' })
    const readers = [await newMember(app, [course.courseId]), await newMember(app, [course.courseId])]
    const list = async (actor: TestActor) => (await app.load(actor, listStepQuestions, { params: { stepId } })).items
    const older = (await list(readers[0]!)).find(({ title }: Question) => title === publication.title)
    const params = { publishedId: older.publishedId }
    const say = (actor: TestActor, hasToo: boolean) => app.load(actor, setSameQuestion, { params, body: { hasToo } })
    for (const reader of [...readers, ...readers]) await say(reader, true)
    expect((await list(readers[0]!))[0]).toMatchObject({ title: publication.title, others: 1, hasToo: true })
    expect((await list(learner))[0]).toMatchObject({ others: 2, hasToo: false })
    await say(readers[0]!, false)
    expect((await list(learner))[0]).toMatchObject({ others: 1 })
    const outsider = await newMember(app)
    expect(await app.call(outsider, setSameQuestion, { params, body: { hasToo: true } })).toMatchObject(apiError(403))
  })
})

test('notes are for mentors only, and nobody reads those about their own question', async () => {
  const { questionId } = await newQuestion(app, learner, stepId)
  const params = { questionId }
  const note = (actor: TestActor) =>
    app.call(actor, noteOnQuestion, { params, body: { body: 'She skipped the quiz.' } })
  await note(mentor)
  expect((await app.load(colleague, getDeskQuestion, { params })).notes).toMatchObject([{ isMine: false }])
  expect((await app.load(learner, listQuestionMessages, { params })).items).toHaveLength(1)
  expect(await questionsData.collect(app.db, learner.id)).toMatchObject({
    asked: expect.arrayContaining([
      expect.objectContaining({ ourNotes: [expect.objectContaining({ note: 'She skipped the quiz.' })] }),
    ]),
  })
  await app.db.update(questions).set({ personId: mentor.id }).where(eq(questions.id, questionId))
  expect((await app.load(mentor, getDeskQuestion, { params })).notes).toEqual([])
  expect(await note(mentor)).toMatchObject(apiError(403, 'This is your own question. A colleague will answer it.'))
})

describe('similar questions', () => {
  const similar = async (actor: TestActor, text: string) =>
    (await app.load(actor, findSimilarQuestions, { params: { stepId }, query: { text } })) as SimilarQuestion[]

  test('are published ones of the step and my own, also open ones', async () => {
    await published()
    const reader = await newMember(app, [course.courseId])
    expect(await similar(reader, 'The last item of my list is missing')).toMatchObject([
      { kind: 'published', title: publication.title },
    ])
    // A typing error, and half of a sentence.
    expect(await similar(reader, 'why is teh last itm misin')).toHaveLength(1)
    expect(await similar(reader, 'How do I connect to a database?')).toEqual([])
    const other = { stepId: course.stepIds[1]! }
    expect(await app.load(reader, findSimilarQuestions, { params: other, query: { text: publication.title } })).toEqual(
      [],
    )

    const { questionId } = await newQuestion(app, reader, stepId, { title: 'Where does the semicolon go?' })
    const mine = { kind: 'mine', questionId }
    expect(await similar(reader, 'Where does a semicolon go')).toMatchObject([{ ...mine, state: 'open' }])
    await write(app, mentor, questionId, 'At the end.')
    expect(await similar(reader, 'Where does a semicolon go')).toMatchObject([{ ...mine, state: 'answered' }])
    expect(await similar(learner, 'Where does a semicolon go')).toEqual([])
  })
})
