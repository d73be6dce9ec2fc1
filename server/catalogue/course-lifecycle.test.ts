import { dayMs } from '#contract/kit/durations.ts'
import { eq } from '#server/kit/db/orm.ts'
import { describe, expect, test } from 'vitest'
import {
  changeCourseImage,
  createCourse,
  deleteCourse,
  editCourse,
  getCourse,
  listAllCourses,
  listDeletedCourses,
  listListedCourses,
  restoreCourse,
} from '#contract/catalogue/courses.ts'
import { courses } from './tables.ts'
import { enrolments } from '#server/learning/tables.ts'
import { formOf, png } from '#server/testing/forms.ts'
import { fieldError, sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')

const form = (fields: object, image: Buffer | null = png) =>
  formOf(fields, 'image', ...(image ? [{ name: 'course.png', content: image }] : []))
const course = { courseTitle: 'Rust for the Curious', courseDescription: 'From ownership to a small server.' }
const create = (body: FormData, actor = admin) => app.call(actor, createCourse, { body })
const coursesNow = async () => (await app.load(admin, listAllCourses)).length

describe('a new course', () => {
  test('has its picture, is hidden and writes an audit entry', async () => {
    const answer = await create(form({ ...course, userId: String(admin.id) }))
    expect(answer).toMatchObject({ http: 200, body: { status: 1, data: { ...course, isListed: false } } })
    const { courseId, imagePath } = answer.body.data
    const picture = await app.app.inject(imagePath)
    expect(picture.statusCode).toBe(200)
    expect(picture.rawPayload.equals(png)).toBe(true)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const listed = (await app.load(null, listListedCourses)) as { courseId: number }[]
    expect(listed.map((course) => course.courseId)).not.toContain(courseId)
    expect(await app.auditsOf(`course ${courseId}`)).toMatchObject([{ actorId: admin.id, action: 'course created' }])
  })

  test.each([
    [{ ...course, courseTitle: ' ' }, png, 'courseTitle'],
    [course, Buffer.from('<svg onload="alert(1)"/>'), 'image'],
  ])('rejects %o and creates nothing', async (fields, image, field) => {
    const before = await coursesNow()
    expect(await create(form(fields, image))).toMatchObject(fieldError(field))
    expect(await coursesNow()).toBe(before)
  })
})

describe('a course', () => {
  const newCourse = async () => (await create(form(course))).body.data as { courseId: number; imagePath: string }

  test('stores a trainer and a numbered syllabus', async () => {
    const { courseId } = await newCourse()
    const trainer = { name: 'Meera Joshi', role: 'Teacher', experience: '12 years', image: 'team-1' }
    const week = { title: 'Ownership', topics: ['Moves', 'Borrows'], build: 'A word counter', icon: 'code' }
    await app.call(admin, editCourse, { params: { courseId }, body: { trainer, syllabus: [week, week] } })
    expect(await app.load(null, getCourse, { params: { courseId } })).toMatchObject({
      trainer,
      weeks: 2,
      syllabus: [
        { ...week, week: 1 },
        { ...week, week: 2 },
      ],
    })
  })

  test('changes only the given fields and writes an audit entry', async () => {
    const { courseId } = await newCourse()
    const body = { courseTitle: ' New title ', rupeesPerWeek: 599 }
    const changed = { ...course, courseTitle: 'New title', rupeesPerWeek: 599 }
    expect(await app.load(admin, editCourse, { params: { courseId }, body })).toMatchObject(changed)
    expect((await app.load(null, getCourse, { params: { courseId } })).courseTitle).toBe('New title')
    expect((await app.auditsOf(`course ${courseId}`))[1]).toMatchObject({
      actorId: admin.id,
      action: 'course edited',
      before: { courseTitle: course.courseTitle },
      after: { courseTitle: 'New title' },
    })
  })

  test('keeps its page when it is hidden', async () => {
    const { courseId } = await newCourse()
    const ids = (list: { courseId: number }[]) => list.map((course) => course.courseId)
    for (const isListed of [true, false]) {
      await app.call(admin, editCourse, { params: { courseId }, body: { isListed } })
      expect(ids(await app.load(null, listListedCourses)).includes(courseId)).toBe(isListed)
      expect(ids(await app.load(admin, listAllCourses))).toContain(courseId)
      expect((await app.call(null, getCourse, { params: { courseId } })).http).toBe(200)
    }
  })

  test.each([
    [{ rupeesPerWeek: -1 }, 'rupeesPerWeek'],
    [{ syllabus: [{ title: '', topics: [], build: '', icon: 'code' }] }, 'syllabus.0.title'],
    [{ trainer: { name: 'A', role: '', experience: '', image: '../secret' } }, 'trainer.image'],
  ])('rejects the edit %o and changes nothing', async (body, field) => {
    const { courseId } = await newCourse()
    const before = await app.load(null, getCourse, { params: { courseId } })
    expect(await app.call(admin, editCourse, { params: { courseId }, body })).toMatchObject(fieldError(field))
    expect(await app.load(null, getCourse, { params: { courseId } })).toEqual(before)
  })

  test('replaces the picture', async () => {
    const { courseId, imagePath } = await newCourse()
    const answer = await app.call(admin, changeCourseImage, { params: { courseId }, body: form({}) })
    expect(answer.body.data.imagePath).toMatch(/^\/pictures\//)
    expect(answer.body.data.imagePath).not.toBe(imagePath)
    expect((await app.call(admin, changeCourseImage, { params: { courseId }, body: form({}, null) })).http).toBe(400)
    expect((await app.call(admin, changeCourseImage, { params: { courseId: 98_765 }, body: form({}) })).http).toBe(404)
  })

  test('is deleted at once without learners', async () => {
    const { courseId } = await newCourse()
    expect((await app.call(admin, deleteCourse, { params: { courseId } })).http).toBe(200)
    expect((await app.call(null, getCourse, { params: { courseId } })).http).toBe(404)
    expect((await app.call(admin, deleteCourse, { params: { courseId } })).http).toBe(404)
    expect((await app.call(admin, editCourse, { params: { courseId }, body: { courseTitle: 'X' } })).http).toBe(404)
  })

  test('needs its title to be deleted with learners, who stay enrolled', async () => {
    const { courseId } = await newCourse()
    const learner = await app.newActor('learner')
    await app.db.insert(enrolments).values({ personId: learner.id, courseId })
    for (const query of [{}, { courseTitle: 'Rust' }]) {
      expect(await app.call(admin, deleteCourse, { params: { courseId }, query })).toMatchObject(
        fieldError('courseTitle', expect.stringContaining(course.courseTitle), 409),
      )
    }
    const query = { courseTitle: ` ${course.courseTitle} ` }
    expect((await app.call(admin, deleteCourse, { params: { courseId }, query })).http).toBe(200)
    expect(await app.db.select().from(enrolments).where(eq(enrolments.courseId, courseId))).toHaveLength(1)
  })

  test('can be restored for 30 days, once', async () => {
    const { courseId } = await newCourse()
    const deletedCourse = async () => {
      const { data } = (await app.call(admin, listDeletedCourses)).body
      return data.find((deleted: { courseId: number }) => deleted.courseId === courseId)
    }
    const restore = () => app.call(admin, restoreCourse, { params: { courseId } })
    expect((await restore()).http).toBe(404)
    await app.call(admin, deleteCourse, { params: { courseId } })
    expect(await deletedCourse()).toMatchObject({ courseTitle: course.courseTitle, enrolledCount: 0 })
    expect((await restore()).body.data).toMatchObject({ courseId, ...course })
    expect((await app.call(null, getCourse, { params: { courseId } })).http).toBe(200)
    expect(await deletedCourse()).toBeUndefined()
    expect((await restore()).http).toBe(404)

    const longAgo = new Date(Date.now() - 31 * dayMs)
    await app.db.update(courses).set({ archivedAt: longAgo }).where(eq(courses.id, courseId))
    expect(await deletedCourse()).toBeUndefined()
    expect(await restore()).toMatchObject({ http: 409, body: { message: 'It was deleted more than 30 days ago' } })
    const actions = (await app.auditsOf(`course ${courseId}`)).map(({ action }) => action)
    expect(actions).toEqual(['course created', 'course archived', 'course restored'])
  })
})
