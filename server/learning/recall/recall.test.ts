import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { keyOf } from '#contract/learning/lesson-text.ts'
import { answerQuiz } from '#contract/learning/lessons.ts'
import { maxPracticeItems, type PracticeItem } from '#contract/learning/study/recall.ts'
import { saveStartProgress } from '#contract/learning/start.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { daysAfter, indiaDate } from '#server/kit/india.ts'
import { publishExercise } from '#server/testing/learning/exercises.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { publishNewLesson } from '#server/testing/learning/lessons.ts'
import { practiceAnswer, sendAnswer, sittingOf } from '#server/testing/learning/practice-answers.ts'
import { newStartPath } from '#server/testing/learning/start.ts'
import { countQueries } from '#server/testing/queries.ts'
import { testApp, type TestActor } from '#server/testing/test-app.ts'
import { lessonReadings } from '../tables.ts'
import { practiceAnswers } from './tables.ts'

const app = await testApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')
let course: Awaited<ReturnType<typeof newCourseWithTasks>>
let now = new Date()
app.deps.clock = () => now

const questions = ['What is a paisa?', 'What is a rupee?'] as const
const quiz = (question: string) =>
  `\`\`\`quiz\n${question}\n- [ ] Wrong :: Because of this.\n- [x] Right :: **Yes**.\n\`\`\``
const sample = '```js run\nconst paise = 200\nconsole.log(paise / 100) // → 2\n```'
const text = (name: string) => [name, ...questions.map((one) => quiz(`${one} ${name}`)), sample].join('\n\n')
const quizKey = (name: string, at: 0 | 1) => keyOf(`${questions[at]} ${name}`)

beforeAll(async () => {
  course = await newCourseWithTasks(app, [2, 2])
  for (const [index, stepId] of course.stepIds.entries()) {
    await publishNewLesson(app, admin, stepId, { lesson: text(`L${index}`) })
  }
  return app.close
})

const later = (days: number) => void (now = new Date(now.getTime() + days * dayMs))
const read = (learner: TestActor, stepId: number, percent = 100) =>
  app.db
    .insert(lessonReadings)
    .values({ personId: learner.id, stepId, lessonVersion: 1, block: 0, blockKey: '', percent, updatedAt: now })
const steps = () => course.stepIds as [number, number, number, number]
const where = (items: PracticeItem[]) => items.map(({ stepId, itemKey }) => `${stepId} ${itemKey.split(':')[0]}`)
const answersOf = (learner: TestActor) =>
  app.db.select().from(practiceAnswers).where(eq(practiceAnswers.personId, learner.id))

test('asks only what was reached, from the next day on, without the answers', async () => {
  const [first, second, third] = steps()
  const learner = await newMember(app, [course.courseId])
  expect(await sittingOf(app, learner)).toMatchObject({ items: [], waiting: 0, answeredToday: 0, comesBackOn: null })
  await read(learner, first)
  await read(learner, second, 30)
  await app.call(learner, answerQuiz, { params: { stepId: third, quizKey: quizKey('L2', 1) }, body: { option: 1 } })
  // A submission that nobody has approved says nothing yet.
  await newSolution(app, { personId: learner.id, courseId: course.courseId, stepId: steps()[3] })
  const tomorrow = daysAfter(indiaDate(now), 1)
  expect(await sittingOf(app, learner)).toMatchObject({ items: [], comesBackOn: tomorrow })
  later(1)
  const sitting = await sittingOf(app, learner)
  expect(where(sitting.items).toSorted()).toEqual(
    [`${first} output`, `${first} quiz`, `${first} quiz`, `${third} quiz`].toSorted(),
  )
  expect(sitting.items.find(({ stepId }) => stepId === third)).toMatchObject({
    itemKey: `quiz:${quizKey('L2', 1)}`,
    isNew: true,
    lesson: { name: 'Count paise', courseTitle: course.courseTitle, startNumber: null },
  })
  expect(sitting.items.find(({ kind }) => kind === 'output')).toMatchObject({
    code: 'const paise = 200\nconsole.log(paise / 100)',
    line: 2,
  })
  const sent = JSON.stringify(sitting)
  for (const secret of ['isRight', 'Because of this', '"output":', 'explanation']) expect(sent).not.toContain(secret)
  expect(await countQueries(() => sittingOf(app, learner))).toBeLessThanOrEqual(2)
  // Somebody else has reached nothing of it.
  expect((await sittingOf(app, await newMember(app, [course.courseId]))).items).toEqual([])
})

test('the server decides, explains, and says when a question comes back', async () => {
  const [first] = steps()
  const learner = await newMember(app, [course.courseId])
  await read(learner, first)
  later(1)
  const sitting = await sittingOf(app, learner)
  const [one, two] = sitting.items.filter(({ kind }) => kind === 'quiz')
  const output = sitting.items.find(({ kind }) => kind === 'output')!
  const today = indiaDate(now)
  const right = await sendAnswer(app, learner, practiceAnswer(sitting, one!, { kind: 'quiz', option: 1 }))
  expect(right.body.data).toMatchObject({
    isRight: true,
    comesBackOn: daysAfter(today, 3),
    output: null,
    options: [
      { option: 0, isRight: false },
      { option: 1, isRight: true, explanation: [{ type: 'strong' }, {}] },
    ],
  })
  const unknown = await sendAnswer(app, learner, practiceAnswer(sitting, two!, { kind: 'quiz', option: null }))
  expect(unknown.body.data).toMatchObject({ isRight: false, comesBackOn: daysAfter(today, 1) })
  const typed = await sendAnswer(app, learner, practiceAnswer(sitting, output, { kind: 'output', text: ' 2 ' }))
  expect(typed.body.data).toMatchObject({ isRight: true, output: '2', options: [] })
  expect(await sittingOf(app, learner)).toMatchObject({ items: [], answeredToday: 3, comesBackOn: daysAfter(today, 1) })
  later(1)
  expect((await sittingOf(app, learner)).items).toMatchObject([{ itemKey: two!.itemKey, isNew: false }])
})

test('two devices merge, a retry changes nothing, and another person’s answers don’t count', async () => {
  const [first] = steps()
  const [phone, other] = [await newMember(app, [course.courseId]), await newMember(app, [course.courseId])]
  for (const learner of [phone, other]) await read(learner, first)
  later(1)
  const sitting = await sittingOf(app, phone)
  const item = sitting.items.find(({ kind }) => kind === 'quiz')!
  const early = practiceAnswer(sitting, item, { kind: 'quiz', option: 1 })
  later(4)
  const again = await sittingOf(app, phone)
  const late = practiceAnswer(again, item, { kind: 'quiz', option: 1 })
  // The laptop was offline: its answer arrives after the newer one of the phone.
  const newer = await sendAnswer(app, phone, late)
  const merged = await sendAnswer(app, phone, early)
  const retried = await Promise.all([late, early, late].map((body) => sendAnswer(app, phone, body)))
  expect(await answersOf(phone)).toHaveLength(2)
  expect(merged.body.data.comesBackOn).not.toBe(newer.body.data.comesBackOn)
  expect(retried.map(({ body }) => body.data.comesBackOn)).toEqual(retried.map(() => merged.body.data.comesBackOn))
  // What was answered once under an id stays, whatever a retry says.
  const changed = await sendAnswer(app, phone, { ...early, answer: { kind: 'quiz', option: 0 } })
  expect(changed.body.data).toMatchObject({ isRight: true, comesBackOn: merged.body.data.comesBackOn })
  // The same id of another person is another answer.
  const theirs = await sittingOf(app, other)
  const same = { ...practiceAnswer(theirs, item, { kind: 'quiz', option: 1 }), answerId: early.answerId }
  expect((await sendAnswer(app, other, same)).body.data).toMatchObject({ isRight: true })
  expect(await answersOf(phone)).toHaveLength(2)
  expect(await answersOf(other)).toHaveLength(1)
})

test('learners rate themselves how much they remember of a recap', async () => {
  const own = await newCourseWithTasks(app, [1])
  await publishNewLesson(app, admin, own.stepIds[0]!, { lesson: '## Recap\n\n- Paise are `whole`.\n- Decimals drift.' })
  const learner = await newMember(app, [own.courseId])
  await read(learner, own.stepIds[0]!)
  later(1)
  const sitting = await sittingOf(app, learner)
  expect(sitting.items).toMatchObject([
    { kind: 'recap', points: [[{}, { type: 'inlineCode', value: 'whole' }, {}], [{}]] },
  ])
  const [recap] = sitting.items
  const answer = practiceAnswer(sitting, recap!, { kind: 'recap', isRemembered: false })
  const today = indiaDate(now)
  expect((await sendAnswer(app, learner, answer)).body.data).toMatchObject({
    isRight: false,
    options: [],
    output: null,
  })
  expect(await sittingOf(app, learner)).toMatchObject({ items: [], comesBackOn: daysAfter(today, 1) })
  expect(await answersOf(learner)).toMatchObject([{ itemKey: recap!.itemKey, isRight: false }])
})

test('refuses what was not asked, and moments that can’t be', async () => {
  const [first, second] = steps()
  const learner = await newMember(app, [course.courseId])
  const stranger = await newMember(app, [course.courseId])
  await read(learner, first)
  later(1)
  const sitting = await sittingOf(app, learner)
  const item = sitting.items.find(({ kind }) => kind === 'quiz')!
  const good = practiceAnswer(sitting, item, { kind: 'quiz', option: 1 })
  const hour = 3_600_000
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const refused: [object, number][] = [
    [{ ...good, stepId: second, itemKey: `quiz:${quizKey('L1', 0)}` }, 404],
    [{ ...good, itemKey: 'quiz:gone' }, 404],
    [{ ...good, answer: { kind: 'quiz', option: 7 } }, 404],
    [{ ...good, answer: { kind: 'exercise', isPassed: true } }, 404],
    [{ ...good, answeredAt: at(hour) }, 400],
    [{ ...good, answeredAt: at(-hour) }, 400],
    [{ ...good, token: 'forged' }, 400],
    [{ ...good, token: (await sittingOf(app, stranger)).token }, 400],
    [{ ...good, answerId: 'not-an-id' }, 400],
  ]
  for (const [body, http] of refused) expect(await sendAnswer(app, learner, body)).toMatchObject({ http })
  expect(await sendAnswer(app, stranger, good)).toMatchObject({ http: 400 })
  expect(await answersOf(learner)).toEqual([])
  await sendAnswer(app, learner, good)
  const other = sitting.items.find(({ kind, itemKey }) => kind === 'quiz' && itemKey !== item.itemKey)!
  const reused = { ...practiceAnswer(sitting, other, { kind: 'quiz', option: 1 }), answerId: good.answerId }
  expect(await sendAnswer(app, learner, reused)).toMatchObject({ http: 409 })
  later(31)
  expect(await sendAnswer(app, learner, { ...good, answerId: randomUUID() })).toMatchObject({ http: 400 })
  await expect(app.db.update(practiceAnswers).set({ isRight: true })).rejects.toMatchObject({
    cause: { message: 'practice_answers is append-only' },
  })
})

test('a question that leaves the lesson, or a course that closes, leaves practice without an error', async () => {
  const own = await newCourseWithTasks(app, [1])
  const stepId = own.stepIds[0]!
  await publishNewLesson(app, admin, stepId, { lesson: text('Old') })
  const learner = await newMember(app, [own.courseId], { endsInDays: 400 })
  await read(learner, stepId)
  later(1)
  const sitting = await sittingOf(app, learner)
  for (const item of sitting.items.filter(({ kind }) => kind === 'quiz')) {
    await sendAnswer(app, learner, practiceAnswer(sitting, item, { kind: 'quiz', option: 0 }))
  }
  await publishNewLesson(app, admin, stepId, { lesson: [quiz(`${questions[0]} Old`), quiz('A new one?')].join('\n\n') })
  later(1)
  const changed = await sittingOf(app, learner)
  const keys = changed.items.map(({ itemKey }) => itemKey)
  expect(keys.toSorted()).toEqual([`quiz:${quizKey('Old', 0)}`, `quiz:${keyOf('A new one?')}`].toSorted())
  const gone = practiceAnswer(sitting, { stepId, itemKey: `quiz:${quizKey('Old', 1)}` }, { kind: 'quiz', option: 1 })
  expect(await sendAnswer(app, learner, gone)).toMatchObject({ http: 404 })
  await app.db.update(people).set({ accessEndsAt: now }).where(eq(people.id, learner.id))
  expect(await sittingOf(app, learner)).toMatchObject({ items: [], answeredToday: 0 })
})

test('the beginners’ path is practised without a subscription, its short exercises too', async () => {
  const path = await newStartPath(app, admin, 2)
  await publishExercise(app, admin, path.stepIds[1]!)
  const learner = await app.newActor('learner')
  const passed = { stepId: path.stepIds[1]!, code: [], savedAt: now.toISOString(), passedAt: now.toISOString() }
  await app.load(learner, saveStartProgress, { body: { lessons: [passed] } })
  later(1)
  const sitting = await sittingOf(app, learner)
  expect(sitting.items.length).toBeLessThanOrEqual(maxPracticeItems)
  const exercise = sitting.items.find(({ kind }) => kind === 'exercise')!
  expect(exercise).toMatchObject({
    lesson: { startNumber: 2 },
    exercise: { entry: 'add.js', hiddenChecks: 2 },
    instructions: { blocks: [{}, {}] },
  })
  const done = await sendAnswer(app, learner, practiceAnswer(sitting, exercise, { kind: 'exercise', isPassed: true }))
  expect(done.body.data).toMatchObject({ isRight: true, output: null })
  // A new version of the exercise is another one, which wasn't solved a long time ago.
  await publishExercise(app, admin, path.stepIds[1]!, { seconds: 4 }, 1)
  const newer = (await sittingOf(app, learner)).items.find(({ kind }) => kind === 'exercise')
  expect(newer?.itemKey).toBe('exercise:2')
})
