import { describe, expect, test } from 'vitest'
import { keyOf } from '#contract/learning/lesson-text.ts'
import { prepareLesson } from '#contract/learning/prepare-lesson.ts'
import {
  answerQuiz,
  discardLessonDraft,
  getLessonChange,
  getLessonEditor,
  getLessonVersion,
  listLessonVersions,
  openStep,
  publishLesson,
  saveLessonDraft,
  saveReading,
  searchLessons,
} from '#contract/learning/lessons.ts'
import { editTask } from '#contract/learning/tasks.ts'
import { sql } from '#server/kit/db/orm.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { lessonContent, publishNewLesson, quizQuestion } from '#server/testing/learning/lessons.ts'
import { countQueries } from '#server/testing/queries.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')

const at = (stepId: number) => ({ params: { stepId } })
const open = (actor: TestActor, stepId: number) => app.call(actor, openStep, at(stepId))
const save = (stepId: number, version: number, changes: object = {}) =>
  app.call(admin, saveLessonDraft, { ...at(stepId), body: { version, content: lessonContent(changes) } })
const publish = (stepId: number, version: number, note = '') =>
  app.call(admin, publishLesson, { ...at(stepId), body: { version, note } })

const publishNew = (stepId: number, changes: object = {}, note = '') =>
  publishNewLesson(app, admin, stepId, changes, note)

async function newLesson() {
  const course = await newCourseWithTasks(app, [2, 1])
  const [first, second] = course.stepIds as [number, number]
  await publishNew(first)
  return { ...course, first, second, learner: await newMember(app, [course.courseId]) }
}

describe('a step page', () => {
  test('has the lesson, the outline and the state of the work', async () => {
    const { courseId, first, second, learner } = await newLesson()
    await newSolution(app, { personId: learner.id, courseId, stepId: second, state: 'rejected' })
    const page = await open(learner, first)
    expect(page.body.data).toMatchObject({
      course: { courseId, progress: { steps: 3, rejected: 1 }, isReadOnly: false },
      step: {
        taskStepId: first,
        taskStepTitle: 'Count paise',
        instructions: lessonContent().instructions,
        hasLesson: true,
      },
      lesson: { version: 1, contents: [{ heading: 'Why paise', anchor: 'why-paise', level: 1 }], minutes: 1 },
      instructions: await prepareLesson(lessonContent().instructions),
      reading: null,
      quizAnswers: [],
      reader: learner.id,
      modelSolution: null,
      outline: [{ steps: [{ stepId: first, state: 4, percentRead: 0 }, { state: 0 }] }, { steps: [{ state: 4 }] }],
    })
    // Parsed and highlighted here, so that the browser needs neither parser nor highlighter.
    expect(page.body.data.lesson?.document).toEqual(await prepareLesson(lessonContent().lesson))
  })

  test('takes a fixed number of queries', async () => {
    const small = await newLesson()
    const large = await newCourseWithTasks(app, [20, 20, 20])
    for (const stepId of large.stepIds.slice(0, 10)) await publishNew(stepId)
    const learner = await newMember(app, [large.courseId])
    for (const stepId of large.stepIds.slice(0, 20))
      await newSolution(app, { personId: learner.id, courseId: large.courseId, stepId })
    await open(small.learner, small.first)
    await open(learner, large.stepIds[0]!)
    const few = await countQueries(() => open(small.learner, small.first))
    expect(await countQueries(() => open(learner, large.stepIds[0]!))).toBe(few)
    expect(few).toBe(6)
  })

  test('is closed without access; what was submitted stays readable without the lesson', async () => {
    const { courseId, first, second } = await newLesson()
    expect(await open(await newMember(app), first)).toMatchObject({ http: 403 })
    const former = await newMember(app, [courseId], { endsInDays: -1 })
    expect(await open(former, first)).toMatchObject({ http: 403 })
    await newSolution(app, { personId: former.id, courseId, stepId: first })
    expect((await open(former, first)).body.data).toMatchObject({
      course: { isReadOnly: true },
      lesson: null,
      step: { instructions: '', hasLesson: false, attempts: 1 },
      outline: [{ steps: [{ stepId: first }] }],
    })
    expect(await open(former, second)).toMatchObject({ http: 404 })
    expect(await open(former, 999_999)).toMatchObject({ http: 404 })
  })
})

describe('reading', () => {
  const save = (actor: TestActor, stepId: number, changes: object) => {
    const body = { version: 1, block: 1, blockKey: 'abc', percent: 10, ...changes }
    return app.call(actor, saveReading, { ...at(stepId), body })
  }
  /** Over the last hour. */
  const read = async (actor: TestActor, stepId: number, changes: object) => {
    await save(actor, stepId, { ...changes, percent: 0 })
    await app.db.execute(
      sql`update lesson_readings set updated_at = now() - interval '1 hour' where step_id = ${stepId}`,
    )
    return save(actor, stepId, changes)
  }
  const readingOf = async (actor: TestActor, stepId: number) => (await open(actor, stepId)).body.data.reading

  test('continues where the learner stopped, and never loses the furthest point', async () => {
    const { first, learner } = await newLesson()
    await read(learner, first, { block: 7, blockKey: 'seven', percent: 80 })
    await read(learner, first, { block: 3, blockKey: 'three', percent: 40 })
    expect(await readingOf(learner, first)).toMatchObject({ version: 1, block: 3, blockKey: 'three', percent: 80 })
  })

  test('a jump to the end is not reading, however often it is sent', async () => {
    const { first, learner } = await newLesson()
    await publishNew(first, { lesson: 'word '.repeat(2000) }, 'Longer')
    for (let attempt = 0; attempt < 3; attempt++) {
      const answer = await save(learner, first, { version: 2, block: 9, percent: 100 })
      expect(answer.body.data.percent).toBeLessThan(5)
    }
    expect((await read(learner, first, { version: 2, percent: 100 })).body.data).toEqual({ percent: 100 })
  })

  test('starts anew with a new version, and shows what changed since', async () => {
    const { first, learner } = await newLesson()
    await read(learner, first, { percent: 100 })
    await publishNew(first, { lesson: 'Shorter.' }, 'Shorter')
    expect((await open(learner, first)).body.data).toMatchObject({
      lesson: { version: 2, note: 'Shorter' },
      reading: { version: 1 },
    })
    await read(learner, first, { version: 2, percent: 5 })
    const change = await app.call(learner, getLessonChange, { ...at(first), query: { since: 1 } })
    expect(change.body.data).toMatchObject({
      from: { version: 1, text: lessonContent().lesson, instructions: lessonContent().instructions },
      to: { version: 2, text: 'Shorter.' },
    })
    const missing = await app.call(learner, getLessonChange, { ...at(first), query: { since: 9 } })
    expect(missing).toMatchObject({ http: 404 })
    expect(await readingOf(learner, first)).toMatchObject({ version: 2, percent: 5 })
  })

  test('refuses versions that do not exist and people who may not read the lesson', async () => {
    const { first, learner } = await newLesson()
    expect(await read(learner, first, { version: 9 })).toMatchObject({ http: 404 })
    expect(await read(learner, first, { percent: 101 })).toMatchObject({ http: 400 })
    expect(await read(await newMember(app), first, {})).toMatchObject({ http: 403 })
  })
})

describe('a quiz', () => {
  const answer = (actor: TestActor, stepId: number, quizKey: string, option: number) =>
    app.call(actor, answerQuiz, { params: { stepId, quizKey }, body: { option } })

  test('keeps the newest answer, the first outcome and the number of tries', async () => {
    const { first, learner } = await newLesson()
    const key = keyOf(quizQuestion)
    expect((await answer(learner, first, key, 0)).body.data).toMatchObject({ isRight: false, tries: 1 })
    await answer(learner, first, key, 1)
    expect((await open(learner, first)).body.data.quizAnswers).toMatchObject([
      { quizKey: key, option: 1, isRight: true, wasRightAtFirst: false, tries: 2 },
    ])
  })
})

describe('writing', () => {
  test('publishes the draft that was looked at, once, and keeps every version', async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app, [1])
    const stepId = stepIds[0]!
    const learner = await newMember(app, [courseId])
    await save(stepId, 0)
    expect((await open(learner, stepId)).body.data.lesson).toBeNull()
    expect(await save(stepId, 0)).toMatchObject({ http: 409 })
    await save(stepId, 1, { lesson: 'Second draft' })
    expect(await publish(stepId, 1)).toMatchObject({ http: 409 })
    const both = await Promise.all([publish(stepId, 2), publish(stepId, 2)])
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
    await publishNew(stepId, { lesson: 'Third' }, 'Clearer')
    const versions = await app.call(admin, listLessonVersions, at(stepId))
    expect(versions.body.data).toMatchObject([
      { version: 2, note: 'Clearer', words: 1 },
      { version: 1, words: 2 },
    ])
    const old = await app.call(admin, getLessonVersion, { params: { stepId, version: 1 } })
    expect(old.body.data.content).toEqual(lessonContent({ lesson: 'Second draft' }))
    await expect(app.asOwner(`update lesson_versions set lesson = 'x' where step_id = ${stepId}`)).rejects.toThrow(
      'A published lesson never changes',
    )
  })

  test('discards a draft and returns to what is published', async () => {
    const { first } = await newLesson()
    await save(first, 0, { lesson: 'Half' })
    const editor = async () => (await app.call(admin, getLessonEditor, at(first))).body.data
    expect(await editor()).toMatchObject({ draftVersion: 1, content: { lesson: 'Half' }, published: { version: 1 } })
    await app.call(admin, discardLessonDraft, at(first))
    expect(await editor()).toMatchObject({ draftVersion: 0, draftSavedAt: null, content: lessonContent() })
  })

  test('refuses to publish a lesson without name, text or instructions', async () => {
    const { stepIds } = await newCourseWithTasks(app, [1])
    await save(stepIds[0]!, 0, { name: '', lesson: ' ', instructions: '' })
    expect(await publish(stepIds[0]!, 1)).toMatchObject({
      http: 400,
      body: { fields: { name: 'Enter a name', lesson: 'Write the lesson first', instructions: 'Say what to submit' } },
    })
  })

  test('a step renamed in the task form keeps its lesson, and the history has the change', async () => {
    const { courseId, first, second, learner } = await newLesson()
    const { taskId } = (await open(learner, first)).body.data.task
    const taskSteps = [
      { taskStepId: first, taskStepTitle: 'Count coins' },
      { taskStepId: second, taskStepTitle: 'Next' },
    ]
    await app.call(admin, editTask, { params: { taskId }, body: { taskTitle: 'Money', taskSteps } })
    expect((await open(learner, first)).body.data).toMatchObject({
      course: { courseId },
      step: { taskStepTitle: 'Count coins' },
      lesson: { version: 2, document: await prepareLesson(lessonContent().lesson) },
    })
  })
})

describe('the search', () => {
  const search = async (actor: TestActor, words: string, courseId?: number) =>
    (await app.call(actor, searchLessons, { query: { words, ...(courseId && { courseId }) } })).body.data.passages

  test('finds a passage of the courses I may read, with the words marked', async () => {
    const { courseId, first, learner } = await newLesson()
    expect(await search(learner, 'zamindars anna')).toMatchObject([
      {
        courseId,
        stepId: first,
        heading: 'Why paise',
        anchor: 'why-paise',
        excerpt: ['A ', 'zamindar', ' counted ', 'annas', '.'],
      },
    ])
    expect(await search(admin, 'zamindar', courseId)).toHaveLength(1)
    expect(await search(await newMember(app), 'zamindar')).toEqual([])
    expect(await search(await newMember(app, [courseId], { endsInDays: -1 }), 'zamindar')).toEqual([])
    expect(await search(learner, 'zamindar', courseId + 1)).toEqual([])
  })

  test('corrects words that no lesson has, and says so', async () => {
    const { learner } = await newLesson()
    const { data } = (await app.call(learner, searchLessons, { query: { words: 'Zamidnar countd xq' } })).body
    expect(data).toEqual({ passages: [], correctedWords: null })
    const near = (await app.call(learner, searchLessons, { query: { words: 'zamidnar paise' } })).body.data
    expect(near).toMatchObject({ correctedWords: 'zamindar paise', passages: [{ heading: 'Why paise' }] })
  })

  test('forgets what is no longer in the lesson', async () => {
    const { courseId, first, learner } = await newLesson()
    await publishNew(first, { lesson: 'Only rupees.' })
    expect(await search(learner, 'zamindar', courseId)).toEqual([])
    expect(await search(learner, 'rupee', courseId)).toHaveLength(1)
  })
})
