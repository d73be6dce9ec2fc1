import { beforeAll, expect, test } from 'vitest'
import { getOfflineCourse, maxKeptFileBytes, type OfflineCourse } from '#contract/learning/study/offline.ts'
import { replaceStepFile, type StepFile, uploadTaskFiles } from '#contract/learning/tasks.ts'
import { addVideoLink } from '#contract/learning/videos.ts'
import { courses } from '#server/catalogue/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { files } from '#server/site/tables.ts'
import { publishExercise } from '#server/testing/learning/exercises.ts'
import { formOf } from '#server/testing/forms.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { publishNewLesson } from '#server/testing/learning/lessons.ts'
import { newProblem } from '#server/testing/learning/problems.ts'
import { apiError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { putDatabases } from '../lessons/exercises.store.ts'
import { problems } from '../lessons/tables.ts'
import { steps } from '../tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
let admin: TestActor
beforeAll(async () => {
  admin = await app.newActor('admin')
})

const read = (actor: TestActor, courseId: number): Promise<OfflineCourse> =>
  app.load(actor, getOfflineCourse, { params: { courseId } })

async function attach(stepId: number, name: string, role = 'material'): Promise<StepFile> {
  const body = formOf({ taskStepId: stepId, role }, 'files', { name, content: name })
  return (await app.load(admin, uploadTaskFiles, { body }))[0]
}

test('a course is its current pages, its files with links, and the languages that run in it', async () => {
  const { courseId, stepIds } = await newCourseWithTasks(app, [3])
  const [first, second, removed] = stepIds as [number, number, number]
  await app.db.update(steps).set({ archivedAt: new Date() }).where(eq(steps.id, removed))
  const lesson = 'Run it.\n\n```sql run\nselect 1\n```\n\n```html preview\n<p>Hi</p>\n```\n'
  await publishNewLesson(app, admin, first, { lesson })
  await publishExercise(app, admin, second, { language: 'typescript' })
  const learner = await newMember(app, [courseId])
  const small = await attach(first, 'prices.csv')
  const large = await attach(second, 'huge.csv')
  await app.db
    .update(files)
    .set({ bytes: maxKeptFileBytes + 1 })
    .where(eq(files.id, large.url.split('/')[2]!))
  await app.call(admin, addVideoLink, {
    params: { stepId: first },
    body: { title: 'Paise', url: 'https://example.org/1' },
  })

  const course = await read(learner, courseId)
  expect(course).toMatchObject({
    courseId,
    languages: ['typescript', 'sql'],
    files: [{ name: 'prices.csv', bytes: small.bytes }],
    leftOut: { videos: 1, files: 1 },
  })
  expect(course.pages).toEqual([
    '/dashboard',
    '/dashboard/my-courses',
    '/dashboard/practice',
    '/dashboard/settings',
    `/dashboard/tasks/${courseId}`,
    `/dashboard/tasks/${courseId}/steps/${first}`,
    `/dashboard/tasks/${courseId}/steps/${second}`,
  ])
  expect((await app.app.inject(course.files[0]!.url)).body).toBe('prices.csv')
  expect((await read(learner, courseId)).version).toBe(course.version)

  const problemId = await newProblem(app, second)
  const withProblem = await read(learner, courseId)
  expect(withProblem.pages.slice(-2)).toEqual([
    `/dashboard/tasks/${courseId}/problems`,
    `/dashboard/problems/${problemId}`,
  ])
  expect(withProblem.languages).toEqual(['javascript', 'typescript', 'python', 'sql'])
  expect(withProblem.pageBytes).toBeGreaterThan(course.pageBytes)
})

test('the version changes with each thing that is kept', async () => {
  const { courseId, stepIds } = await newCourseWithTasks(app, [1])
  const stepId = stepIds[0]!
  const learner = await newMember(app, [courseId])
  const file = await attach(stepId, 'prices.csv')
  const problemId = await newProblem(app, stepId)
  const changes = [
    () => publishNewLesson(app, admin, stepId),
    () => publishExercise(app, admin, stepId),
    () => putDatabases(app.db, courseId, new Map([['shop', 'create table sales (id int)']])),
    () => app.db.update(problems).set({ source: '# Another' }).where(eq(problems.id, problemId)),
    () =>
      app.call(admin, replaceStepFile, {
        params: { stepFileId: file.stepFileId },
        body: formOf({}, 'files', { name: 'prices.csv', content: 'new' }),
      }),
  ]
  const versions = [(await read(learner, courseId)).version]
  for (const change of changes) {
    await change()
    versions.push((await read(learner, courseId)).version)
  }
  expect(new Set(versions).size).toBe(changes.length + 1)
})

test('the model solution is kept once the learner’s own is approved', async () => {
  const { courseId, stepIds } = await newCourseWithTasks(app, [1])
  const stepId = stepIds[0]!
  const learner = await newMember(app, [courseId])
  await attach(stepId, 'solution.js', 'solution')
  const before = await read(learner, courseId)
  expect(before.files).toEqual([])
  await newSolution(app, { personId: learner.id, courseId, stepId, state: 'approved' })
  const after = await read(learner, courseId)
  expect(after.files).toMatchObject([{ name: 'solution.js' }])
  expect(after.version).not.toBe(before.version)
})

test('only who may read the course now may keep it', async () => {
  const { courseId } = await newCourseWithTasks(app, [1])
  const ask = (actor: TestActor | null, id = courseId) =>
    app.call(actor, getOfflineCourse, { params: { courseId: id } })
  expect(await ask(null)).toMatchObject({ http: 401 })
  expect(await ask(await newMember(app, []))).toMatchObject(apiError(403, 'Enrol in this course first'))
  expect(await ask(await newMember(app, [courseId], { endsInDays: -1 }))).toMatchObject({ http: 403 })
  const learner = await newMember(app, [courseId])
  expect(await ask(learner, 999_999)).toMatchObject({ http: 404 })
  expect(await ask(await app.newActor('mentor'))).toMatchObject({ http: 200 })
  await app.db.update(courses).set({ archivedAt: new Date() }).where(eq(courses.id, courseId))
  expect(await ask(learner)).toMatchObject(apiError(404, 'This course was not found'))
})
