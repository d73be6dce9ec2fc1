import { expect, test } from 'vitest'
import { editCourse, getCourse, listAllCourses, listListedCourses } from '#contract/catalogue/courses.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { courses } from './tables.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')

async function newCourse(): Promise<number> {
  const trainer = { name: 'A', role: 'B', experience: 'C', image: 'team-1' }
  const [row] = await app.db
    .insert(courses)
    .values({
      title: 'Old title',
      description: 'Old',
      image: '/media/course-1.svg',
      paisePerWeek: 499_00,
      trainer,
      syllabus: [],
      isListed: true,
    })
    .returning({ id: courses.id })
  return row!.id
}

test('changes only the given fields and writes an audit entry', async () => {
  const courseId = await newCourse()
  const answer = await app.call(admin, editCourse, {
    params: { courseId },
    body: { courseTitle: ' New title ', rupeesPerWeek: 599 },
  })
  expect(answer.body.data).toMatchObject({ courseTitle: 'New title', rupeesPerWeek: 599, courseDescription: 'Old' })
  expect((await app.call(null, getCourse, { params: { courseId } })).body.data.courseTitle).toBe('New title')
  const [trace] = await app.auditsOf(`course ${courseId}`)
  expect(trace).toMatchObject({
    actorId: admin.id,
    action: 'course edited',
    before: { courseTitle: 'Old title' },
    after: { courseTitle: 'New title' },
  })
})

test('keeps the page of a hidden course', async () => {
  const courseId = await newCourse()
  await app.call(admin, editCourse, { params: { courseId }, body: { isListed: false } })
  const ids = (answer: { body: { data: { courseId: number }[] } }) => answer.body.data.map((course) => course.courseId)
  expect(ids(await app.call(null, listListedCourses))).not.toContain(courseId)
  expect(ids(await app.call(admin, listAllCourses))).toContain(courseId)
  expect((await app.call(null, getCourse, { params: { courseId } })).http).toBe(200)
})

test.each([
  [{ courseTitle: '' }, 'courseTitle'],
  [{ rupeesPerWeek: -1 }, 'rupeesPerWeek'],
  [{ rupeesPerWeek: 'much' }, 'rupeesPerWeek'],
  [{ isListed: 'yes' }, 'isListed'],
  [{}, 'form'],
])('rejects %o and changes nothing', async (body, field) => {
  const courseId = await newCourse()
  const answer = await app.call(admin, editCourse, { params: { courseId }, body })
  expect(answer).toMatchObject({ http: 400, body: { fields: { [field]: expect.any(String) } } })
  expect((await app.call(null, getCourse, { params: { courseId } })).body.data.courseTitle).toBe('Old title')
})

test('returns 404 for an unknown course', async () => {
  expect((await app.call(admin, editCourse, { params: { courseId: 4711 }, body: { courseTitle: 'X' } })).http).toBe(404)
})
