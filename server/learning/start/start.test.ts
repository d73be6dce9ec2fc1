import { beforeAll, expect, test } from 'vitest'
import {
  type CourseCard,
  deleteCourse,
  editCourse,
  getCourse,
  listAllCourses,
  listListedCourses,
  restoreCourse,
  type StaffCourse,
} from '#contract/catalogue/courses.ts'
import { createUserCourse, getAllCourses } from '#contract/learning/enrolments.ts'
import { enrolMany } from '#contract/learning/group-enrolments.ts'
import { getMySnapshot } from '#contract/learning/performance.ts'
import { getStartLesson, getStartProgress, saveStartProgress } from '#contract/learning/start.ts'
import { listStartLessons, type StartLesson } from '#contract/catalogue/start-lessons.ts'
import { uploadTaskFiles } from '#contract/learning/tasks.ts'
import { courses } from '#server/catalogue/tables.ts'
import { stepsOfCourses } from '#server/insights/reports/store.ts'
import { eq } from '#server/kit/db/orm.ts'
import { formOf } from '#server/testing/forms.ts'
import { publishExercise } from '#server/testing/learning/exercises.ts'
import { enrol, newCourseWithTasks } from '#server/testing/learning/learning.ts'
import { newStartPath } from '#server/testing/learning/start.ts'
import { testApp } from '#server/testing/test-app.ts'
import { steps } from '../tables.ts'

const app = await testApp()
const admin = await app.newActor('admin')
let courseId: number
let path: number[]
beforeAll(async () => {
  const made = await newStartPath(app, admin, 3)
  courseId = made.courseId
  path = made.stepIds
  return app.close
})

const open = (number: number | string) => app.call(null, getStartLesson, { params: { number } })
const code = (text: string) => [{ path: 'hello.js', text }]
const at = (minute: number) => `2026-11-18T10:0${minute}:00.000Z`
const done = (stepId: number, minute = 1, text = 'mine') => ({
  stepId,
  code: code(text),
  savedAt: at(minute),
  passedAt: at(minute),
})

test('everyone reads the lessons of the path, in order', async () => {
  expect(await app.load(null, listStartLessons)).toMatchObject([
    { number: 1, stepId: path[0], name: 'Lesson 1', minutes: 6, effort: 'about 5 minutes', summary: 'Exact money.' },
    { number: 2, name: 'Lesson 2' },
    { number: 3, name: 'Lesson 3' },
  ])
  expect((await open(1)).body.data).toMatchObject({
    number: 1,
    total: 3,
    stepId: path[0],
    stepName: 'Lesson 1',
    previous: null,
    next: { number: 2, name: 'Lesson 2' },
    exercise: null,
  })
  expect((await open(3)).body.data).toMatchObject({ previous: { number: 2 }, next: null })
  for (const number of [0, 4, 999_999]) expect([400, 404]).toContain((await open(number)).http)
})

test('a step without a published lesson, or that was removed, isn’t on the path', async () => {
  await app.db.update(steps).set({ archivedAt: new Date() }).where(eq(steps.id, path[1]!))
  expect((await app.load(null, listStartLessons)).map(({ name }: StartLesson) => name)).toEqual([
    'Lesson 1',
    'Lesson 3',
  ])
  await app.db.update(steps).set({ archivedAt: null, lessonVersion: null }).where(eq(steps.id, path[1]!))
  expect(await app.load(null, listStartLessons)).toHaveLength(2)
  await app.db.update(steps).set({ lessonVersion: 1 }).where(eq(steps.id, path[1]!))
  expect(await app.load(null, listStartLessons)).toHaveLength(3)
})

test('the exercise comes without its hidden checks', async () => {
  await publishExercise(app, admin, path[2]!)
  const { body } = await open(3)
  expect(body.data.exercise).toMatchObject({ entry: 'add.js', hiddenChecks: 2, checks: [{}, {}, {}] })
  expect(JSON.stringify(body)).not.toContain('adds large numbers')
})

test('materials open for everyone at the lesson they belong to', async () => {
  const file = { name: 'shop.txt', content: 'rice' }
  const attach = (fields: object) =>
    app.load(admin, uploadTaskFiles, { body: formOf({ taskStepId: path[0]!, ...fields }, 'files', file) })
  const [material] = await attach({})
  const [solution] = await attach({ role: 'solution' })
  const url = `/start/1/${material!.stepFileId}/shop.txt`
  expect((await open(1)).body.data.materials).toMatchObject([{ name: 'shop.txt', url }])
  expect(await app.app.inject(url)).toMatchObject({ statusCode: 200, body: 'rice' })
  for (const closed of [`/start/2/${material!.stepFileId}/shop.txt`, `/start/1/${solution!.stepFileId}/shop.txt`]) {
    expect((await app.app.inject(closed)).statusCode).toBe(404)
  }
})

test('the path is in no list of courses, and nobody enrols in it', async () => {
  const learner = await app.newActor('learner')
  const idsOf = (cards: CourseCard[]) => cards.map((card) => card.courseId)
  expect(idsOf(await app.load(null, listListedCourses))).not.toContain(courseId)
  expect(idsOf(await app.load(null, getAllCourses))).not.toContain(courseId)
  expect(idsOf(await app.load(learner, getAllCourses))).not.toContain(courseId)
  expect((await stepsOfCourses(app.db)).map((step) => step.courseId)).not.toContain(courseId)
  expect(await app.call(learner, getCourse, { params: { courseId } })).toMatchObject({ http: 404 })
  expect(await app.call(admin, createUserCourse, { body: { courseId, userId: learner.id } })).toMatchObject({
    http: 404,
  })
  expect(await app.call(admin, enrolMany, { body: { courseId, userIds: [learner.id] } })).toMatchObject({ http: 404 })
})

test('staff find it, can’t list it, and close and reopen it', async () => {
  const all = await app.load(admin, listAllCourses)
  expect(all.find((course: StaffCourse) => course.courseId === courseId)).toMatchObject({
    isStart: true,
    isListed: false,
  })
  expect(await app.call(admin, getCourse, { params: { courseId } })).toMatchObject({ http: 200 })
  expect(await app.call(admin, editCourse, { params: { courseId }, body: { isListed: true } })).toMatchObject({
    http: 400,
    body: { fields: { isListed: 'The beginners’ path can’t be listed as a course' } },
  })
  await app.load(admin, deleteCourse, { params: { courseId } })
  expect(await app.load(null, listStartLessons)).toEqual([])
  expect((await open(1)).http).toBe(404)
  await app.load(admin, restoreCourse, { params: { courseId } })
  expect(await app.load(null, listStartLessons)).toHaveLength(3)
})

test('there is one path at most', async () => {
  const other = await newCourseWithTasks(app, [1])
  const second = app.db.update(courses).set({ isStart: true }).where(eq(courses.id, other.courseId))
  await expect(second).rejects.toMatchObject({ cause: { constraint: 'courses_start' } })
})

test('two devices merge in either order without losing anything', async () => {
  const [first, second] = path as [number, number]
  const phone = [done(first, 1, 'phone'), { stepId: second, code: code('newer'), savedAt: at(5) }]
  const laptop = [{ stepId: first, code: code('laptop'), savedAt: at(4) }, done(second, 3, 'older')]
  const expected = [
    { stepId: first, code: code('laptop'), savedAt: at(4), passedAt: at(1) },
    { stepId: second, code: code('newer'), savedAt: at(5), passedAt: at(3) },
  ]
  for (const order of [
    [phone, laptop],
    [laptop, phone],
  ]) {
    const learner = await app.newActor('learner')
    for (const lessons of order) await app.load(learner, saveStartProgress, { body: { lessons } })
    // A retry changes nothing.
    expect(await app.load(learner, saveStartProgress, { body: { lessons: order[1]! } })).toEqual(expected)
    expect(await app.load(learner, getStartProgress)).toEqual(expected)
  }
  const both = await app.newActor('learner')
  await Promise.all([phone, laptop].map((lessons) => app.load(both, saveStartProgress, { body: { lessons } })))
  expect(await app.load(both, getStartProgress)).toEqual(expected)
})

test('progress needs no subscription, belongs to one person, and is bounded', async () => {
  const learner = await app.newActor('learner')
  const save = (lessons: object[]) => app.call(learner, saveStartProgress, { body: { lessons } })
  const stepId = path[0]!
  expect(await save([{ ...done(stepId), code: code('x'.repeat(10_001)) }])).toMatchObject({
    http: 400,
    body: { fields: { 'lessons.0.code': 'At most 10,000 characters of code' } },
  })
  expect(await save([done(stepId), done(stepId)])).toMatchObject({
    http: 400,
    body: { fields: { lessons: 'Send each lesson once' } },
  })
  expect(await save(Array.from({ length: 31 }, (_, index) => done(index + 1)))).toMatchObject({ http: 400 })
  expect(await app.load(learner, getStartProgress)).toEqual([])

  // A step of another course, and a clock that is ahead.
  const other = await newCourseWithTasks(app, [1])
  const ahead = { ...done(stepId), savedAt: '2099-01-01T00:00:00.000Z' }
  const saved = (await save([ahead, done(other.stepIds[0]!)])).body.data
  expect(saved).toHaveLength(1)
  expect(Date.parse(saved[0].savedAt)).toBeLessThanOrEqual(Date.now())
  expect(await app.load(await app.newActor('learner'), getStartProgress)).toEqual([])
})

test('the dashboard of somebody without a course says where they are on the path', async () => {
  const learner = await app.newActor('learner')
  const start = async () => (await app.load(learner, getMySnapshot)).start
  expect(await start()).toEqual({
    hasBegun: false,
    done: 0,
    total: 3,
    next: { number: 1, name: 'Lesson 1', minutes: 6 },
  })
  await app.load(learner, saveStartProgress, { body: { lessons: [done(path[0]!), done(path[1]!)] } })
  expect(await start()).toMatchObject({ hasBegun: true, done: 2, next: { number: 3 } })
  await app.load(learner, saveStartProgress, { body: { lessons: [done(path[2]!)] } })
  expect(await start()).toMatchObject({ done: 3, next: null })
  const other = await newCourseWithTasks(app, [1])
  await enrol(app, learner.id, [other.courseId])
  expect(await start()).toBeNull()
})
