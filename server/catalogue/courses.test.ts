import { expect, test } from 'vitest'
import { CourseFacts, getCourse, listListedCourses } from '#contract/catalogue/courses.ts'
import { enrolments } from '#server/learning/tables.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { courses } from './tables.ts'

const course = {
  subtitle: 'Tables that hold up',
  description: 'From the first table to a restored backup.',
  image: '/media/course-7.svg',
  paisePerWeek: 749_00,
  trainer: { name: 'Meera Joshi', role: 'Teacher', experience: '12 years', image: 'team-1' },
  syllabus: [
    { week: 1, title: 'Tables', topics: ['Types', 'Keys'], build: 'A ledger', icon: 'data' as const },
    { week: 2, title: 'Queries', topics: ['Joins', 'Windows'], build: 'A report', icon: 'code' as const },
  ],
}

const app = await sharedApp()
await app.db.insert(courses).values([
  { ...course, id: 3, title: 'Third', isListed: true },
  { ...course, id: 1, title: 'First', isListed: true },
  { ...course, id: 2, title: 'Not listed' },
  { ...course, id: 4, title: 'Archived', isListed: true, archivedAt: new Date() },
])

const details = (courseId: unknown) => app.call(null, getCourse, { params: { courseId } })

test('lists the public courses by ID', async () => {
  expect(await app.load(null, listListedCourses)).toEqual([
    {
      courseId: 1,
      courseTitle: 'First',
      subtitle: course.subtitle,
      courseDescription: course.description,
      imagePath: '/media/course-7.svg',
      rupeesPerWeek: 749,
      weeks: 2,
      hasFirstLesson: false,
      facts: CourseFacts.parse({}),
    },
    expect.objectContaining({ courseId: 3, courseTitle: 'Third' }),
  ])
})

test('shows the details of a hidden course', async () => {
  expect((await details(2)).body.data).toMatchObject({
    courseTitle: 'Not listed',
    weeks: 2,
    trainer: course.trainer,
    syllabus: course.syllabus,
  })
})

test('shows only the number of enrolled learners', async () => {
  expect((await details(1)).body.data.enrolledCount).toBe(0)
  const [one, two] = [await app.newActor('learner'), await app.newActor('learner')]
  await app.db.insert(enrolments).values([
    { personId: one.id, courseId: 1 },
    { personId: two.id, courseId: 1 },
  ])
  expect((await details(1)).body.data.enrolledCount).toBe(2)
  await app.db.delete(enrolments)
  expect((await details(1)).body.data.enrolledCount).toBe(0)
})

test.each([4])('returns 404 for course %s', async (courseId) => {
  expect(await details(courseId)).toMatchObject({ http: 404, body: { status: 0, code: 'not_found' } })
})
