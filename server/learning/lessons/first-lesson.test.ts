import { expect, test } from 'vitest'
import { getCourse, listListedCourses, type PublicCourse } from '#contract/catalogue/courses.ts'
import { getFirstLesson } from '#contract/learning/lessons.ts'
import { type StepFile, uploadTaskFiles } from '#contract/learning/tasks.ts'
import { courses } from '#server/catalogue/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { formOf } from '#server/testing/forms.ts'
import { newCourseWithTasks } from '#server/testing/learning/learning.ts'
import { lessonContent, publishNewLesson } from '#server/testing/learning/lessons.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { steps } from '../tables.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')

async function attach(taskStepId: number, fields: object = {}): Promise<number> {
  const file = { name: 'paise.js', content: 'let paise = 200' }
  const [stored]: StepFile[] = await app.load(admin, uploadTaskFiles, {
    body: formOf({ taskStepId, ...fields }, 'files', file),
  })
  return stored!.stepFileId
}

async function newListedCourse() {
  const { courseId, stepIds } = await newCourseWithTasks(app, [2, 1])
  const [first, second] = stepIds as [number, number]
  await publishNewLesson(app, admin, first)
  await app.db.update(courses).set({ isListed: true }).where(eq(courses.id, courseId))
  return { courseId, first, second }
}

const visit = (courseId: number) => app.call(null, getFirstLesson, { params: { courseId } })
const unlist = (courseId: number) => app.db.update(courses).set({ isListed: false }).where(eq(courses.id, courseId))
const pathOf = (courseId: number, stepFileId: number | string) =>
  `/courses/${courseId}/first-lesson/${stepFileId}/paise.js`
const statusOf = async (courseId: number, stepFileId: number | string) =>
  (await app.app.inject(pathOf(courseId, stepFileId))).statusCode

test('the first lesson of a listed course is open to visitors, without the rest', async () => {
  const { courseId, first } = await newListedCourse()
  const cardOf = async () => {
    const cards: PublicCourse[] = await app.load(null, listListedCourses)
    const { hasFirstLesson } = await app.load(null, getCourse, { params: { courseId } })
    return { card: cards.find((course) => course.courseId === courseId)?.hasFirstLesson, hasFirstLesson }
  }
  expect((await visit(courseId)).body.data).toMatchObject({
    stepName: 'Count paise',
    lesson: { text: lessonContent().lesson },
    outline: [{ steps: ['Count paise', expect.any(String)] }, { steps: [expect.any(String)] }],
  })
  expect(await cardOf()).toEqual({ card: true, hasFirstLesson: true })

  await app.db.update(steps).set({ archivedAt: new Date() }).where(eq(steps.id, first))
  expect(await visit(courseId)).toMatchObject({ http: 404 })
  expect(await cardOf()).toEqual({ card: false, hasFirstLesson: false })

  await app.db.update(steps).set({ archivedAt: null }).where(eq(steps.id, first))
  await unlist(courseId)
  expect(await visit(courseId)).toMatchObject({ http: 404 })
  expect(await cardOf()).toEqual({ card: undefined, hasFirstLesson: false })
})

test('visitors download the materials of the first lesson and nothing else', async () => {
  const { courseId, first, second } = await newListedCourse()
  const other = await newListedCourse()
  const material = await attach(first)
  const solution = await attach(first, { role: 'solution' })
  const later = await attach(second)

  const { materials } = (await visit(courseId)).body.data
  expect(materials).toMatchObject([{ name: 'paise.js', url: pathOf(courseId, material) }])
  const download = await app.app.inject(pathOf(courseId, material))
  expect(download).toMatchObject({ statusCode: 200, body: 'let paise = 200' })
  expect(download.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  for (const closed of [solution, later, 999_999, 0, 'x', '1%2F..']) {
    expect(await statusOf(courseId, closed)).toBe(404)
  }
  expect(await statusOf(other.courseId, material)).toBe(404)

  await app.db.update(steps).set({ archivedAt: new Date() }).where(eq(steps.id, first))
  expect(await statusOf(courseId, material)).toBe(404)
  await app.db.update(steps).set({ archivedAt: null }).where(eq(steps.id, first))
  expect(await statusOf(courseId, material)).toBe(200)
  await unlist(courseId)
  expect(await statusOf(courseId, material)).toBe(404)
})
