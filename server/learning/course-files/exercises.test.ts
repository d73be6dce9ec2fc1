import { expect, test } from 'vitest'
import type { CourseImport } from '#contract/learning/course-files.ts'
import { getExercise } from '#contract/learning/practice.ts'
import { getProblem } from '#contract/learning/problems/problems.ts'
import { getTasks, type Task } from '#contract/learning/tasks.ts'
import { eq } from '#server/kit/db/orm.ts'
import { type CourseZipFiles, courseZips, smallCourse } from '#server/testing/learning/course-zips.ts'
import { exerciseContent } from '#server/testing/learning/exercises.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { problemSource } from '#server/testing/learning/problems.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { zipFiles } from '#server/testing/zips.ts'
import { problems } from '../lessons/tables.ts'
import { exportedEntries } from './export.service.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')
const { check, apply } = courseZips(app, () => admin)

const newCourse = async () => (await newCourseWithTasks(app, [])).courseId
async function stepNamed(courseId: number, name: string) {
  const tasks: Task[] = await app.load(admin, getTasks, { query: { courseId } })
  return tasks.flatMap(({ taskSteps }) => taskSteps).find(({ taskStepTitle }) => taskStepTitle === name)!
}

const content = exerciseContent()
const exercise: CourseZipFiles = {
  '2-1-share/exercise/exercise.json': JSON.stringify({ language: 'javascript', entry: 'add.js', seconds: 5 }),
  '2-1-share/exercise/starter/add.js': content.starter[0]!.text,
  '2-1-share/exercise/checks/visible.js': content.visibleChecks,
  '2-1-share/exercise/checks/hidden.js': content.hiddenChecks,
  'databases/shop.sql': 'create table sales (rupees int);',
}
const trials = `## fails: adds
Another sign.

\`add.js\`
\`\`\`js
export const add = (a, b) => a - b
\`\`\`
`
const last = ({ steps, taskChanges }: CourseImport) => ({ ...steps.at(-1)!, taskChanges })

test('exercises and sample databases are imported, and a new version is published only if something changed', async () => {
  const courseId = await newCourse()
  await apply(courseId, smallCourse)
  const added = await apply(courseId, { ...smallCourse, ...exercise })
  expect(last(added)).toMatchObject({
    name: 'Share it',
    outcome: 'changed',
    changes: ['Exercise added'],
    taskChanges: ['New sample database: shop'],
  })
  const { taskStepId: stepId } = await stepNamed(courseId, 'Share it')
  const read = () => app.load(admin, getExercise, { params: { stepId } })
  expect(await read()).toMatchObject({ version: 1, content, publishedBy: expect.any(String) as string })

  const same = await apply(courseId, { ...smallCourse, ...exercise })
  expect(last(same)).toMatchObject({ outcome: 'same', changes: [], taskChanges: [] })
  expect((await read()).version).toBe(1)

  const hidden = content.hiddenChecks.replace('expect: 4002', 'expect: 4003')
  const changed: CourseZipFiles = {
    ...smallCourse,
    ...exercise,
    '2-1-share/exercise/exercise.json': JSON.stringify({
      language: 'javascript',
      entry: 'add.js',
      seconds: 5,
      readOnly: ['data.json'],
    }),
    '2-1-share/exercise/starter/data.json': '[]',
    '2-1-share/exercise/checks/hidden.js': hidden,
    'databases/shop.sql': 'create table sales (paise int);',
  }
  const zip = await zipFiles(Object.entries(changed))
  const checked = await check(courseId, zip)
  expect(last(checked)).toMatchObject({
    changes: ['Exercise changed'],
    taskChanges: ['Sample database changed: shop'],
  })
  expect((await read()).version).toBe(1)
  await apply(courseId, changed)
  expect(await read()).toMatchObject({ version: 2, content: { hiddenChecks: hidden, readOnly: ['data.json'] } })

  const { 'databases/shop.sql': _, ...lessonsOnly } = { ...smallCourse, ...exercise }
  const removed = Object.fromEntries(Object.entries(lessonsOnly).filter(([path]) => !path.includes('/exercise/')))
  expect(last(await apply(courseId, removed))).toMatchObject({ changes: ['Exercise removed'], taskChanges: [] })
  expect((await read()).content).toBeNull()
})

test('trials of the checks are kept for the next export, and publish no version', async () => {
  const courseId = await newCourse()
  await apply(courseId, { ...smallCourse, ...exercise })
  const path = '2-1-share/exercise/trials.md'
  const added = await apply(courseId, { ...smallCourse, ...exercise, [path]: trials })
  expect(last(added)).toMatchObject({ outcome: 'changed', changes: ['Trials of the checks changed'] })
  const { taskStepId: stepId } = await stepNamed(courseId, 'Share it')
  expect((await app.load(admin, getExercise, { params: { stepId } })).version).toBe(1)
  const exported = async () =>
    (await exportedEntries(app.db, courseId)).flatMap((entry) =>
      entry.path.endsWith('/trials.md') && 'text' in entry ? entry.text : [],
    )
  expect(await exported()).toEqual([trials])

  const huge = { ...smallCourse, ...exercise, [path]: '-'.repeat(200_001) }
  const { problems } = await check(courseId, await zipFiles(Object.entries(huge)))
  expect(problems).toEqual([{ path, line: null, message: 'Trials are a text of at most 200000 characters.' }])
  await apply(courseId, { ...smallCourse, ...exercise })
  expect(await exported()).toEqual([])
})

test('a problem that moves to another step keeps what learners did', async () => {
  const courseId = await newCourse()
  await apply(courseId, { ...smallCourse, '1-1-paise/problems/01-add-up.md': problemSource })
  const problemOf = async (name: string) => {
    const { taskStepId: stepId } = await stepNamed(courseId, name)
    const found = await app.db.select({ id: problems.id }).from(problems).where(eq(problems.stepId, stepId))
    return found.map(({ id }) => id)
  }
  const before = await problemOf('Count paise')
  expect(before).toHaveLength(1)

  const moved = { ...smallCourse, '2-1-share/problems/03-add-up.md': problemSource }
  const { steps } = await apply(courseId, moved)
  expect(steps.map(({ changes }) => changes)).toEqual([
    ['Problem moved to another step: Add two numbers'],
    [],
    ['Problem moved here: Add two numbers'],
  ])
  expect(await problemOf('Share it')).toEqual(before)
  expect(await problemOf('Count paise')).toEqual([])
  const learner = await newMember(app, [courseId])
  const params = { problemId: before[0]! }
  expect((await app.load(learner, getProblem, { params })).name).toBe('Add two numbers')

  const doubled = { ...moved, '1-1-paise/problems/01-add-up.md': problemSource }
  expect((await apply(courseId, doubled)).steps[0]!.changes).toEqual(['Problem added: Add two numbers'])
  expect(await problemOf('Share it')).toEqual(before)
})

test('exercises and sample databases have problems with file and line', async () => {
  const courseId = await newCourse()
  const broken: CourseZipFiles = {
    ...smallCourse,
    ...exercise,
    '1-1-paise/exercise/checks/visible.js': 'export default []',
    '1-2-split/exercise/exercise.json': '{',
    '2-1-share/exercise/starter/add file.js': '',
    '2-1-share/exercise/checks/visible.js': content.visibleChecks.replace('expect: 4', 'expect: 2 + 2'),
    'databases/My Shop.sql': 'select 1',
  }
  const { problems } = await check(courseId, await zipFiles(Object.entries(broken)))
  expect(problems).toEqual([
    { path: '1-1-paise/exercise/exercise.json', line: null, message: 'This exercise has no exercise.json.' },
    { path: '1-2-split/exercise/exercise.json', line: null, message: 'This is not valid JSON.' },
    {
      path: '2-1-share/exercise/starter/add file.js',
      line: null,
      message: 'Use a simple path such as src/rupees.js',
    },
    {
      path: '2-1-share/exercise/checks/visible.js',
      line: 3,
      message: 'Write the expected value out: texts, numbers, lists, objects, Map, Set or Date.',
    },
    { path: '2-1-share/exercise/exercise.json', line: null, message: 'Write 5 to 15 checks; there are 4.' },
    {
      path: 'databases/My Shop.sql',
      line: null,
      message: 'Name it with small letters, digits and hyphens, such as databases/shop.sql.',
    },
  ])
})
