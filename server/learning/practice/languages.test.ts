import { expect, test } from 'vitest'
import { openStep } from '#contract/learning/lessons.ts'
import { getAttemptExercise } from '#contract/learning/practice.ts'
import { Settings } from '#contract/site/settings.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { publishExercise } from '#server/testing/learning/exercises.ts'
import { writeSettings } from '#server/site/index.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { prepareRun } from '../runner/runs.service.ts'
import { checkRuns } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')
const mentor = await app.newActor('mentor')

const check = (name: string, sum: number) =>
  `{ name: '${name}', hint: 'Use +.', call: 'addUp', args: [[${sum}, 0]], expect: ${sum} },`

test('an exercise in two languages is checked in the one that was submitted', async () => {
  const { courseId, stepIds } = await newCourseWithTasks(app, [1])
  const stepId = stepIds[0]!
  const starter = [
    { path: 'add.js', text: 'export const addUp = () => 0\n' },
    { path: 'add.py', text: 'def add_up(values):\n    return 0\n' },
    { path: 'data.json', text: '{}\n' },
  ]
  const content = {
    also: [{ language: 'python', entry: 'add.py' }],
    starter,
    visibleChecks: `export default [${check('adds', 1)}${check('adds more', 2)}${check('adds a lot', 3)}]`,
    hiddenChecks: `export default [${check('adds four', 4)}${check('adds five', 5)}]`,
  }
  expect((await publishExercise(app, admin, stepId, content)).http).toBe(200)
  const learner = await newMember(app, [courseId])
  const { exercise } = await app.load(learner, openStep, { params: { stepId } })
  expect(exercise).toMatchObject({ language: 'javascript', also: [{ language: 'python', entry: 'add.py' }] })
  expect([exercise!.checks[0]!.run, exercise!.also[0]!.checks[0]!.run]).toEqual(['addUp([1, 0])', 'add_up([1, 0])'])

  const code = { name: 'add.py', content: 'def add_up(values):\n    return sum(values)\n' }
  const { body } = await submit(app, learner, { taskStepId: stepId }, [code])
  const { solutionId } = body.data
  const [run] = await app.db.select().from(checkRuns).where(eq(checkRuns.solutionId, solutionId))
  const { program, checks } = await prepareRun(app.db, app.deps, run!)
  expect(program).toMatchObject({ language: 'python', entry: 'add.py' })
  expect(program.files.map(({ path }) => path)).toEqual(['add.py', 'data.json'])
  expect(checks[0]!.run).toBe('add_up([1, 0])')
  const forMentor = await app.load(mentor, getAttemptExercise, { params: { solutionId } })
  expect(forMentor).toMatchObject({ language: 'python', entry: 'add.py' })
})

test('a project may have more files than learners may upload elsewhere, and they may be its own', async () => {
  const { courseId, stepIds } = await newCourseWithTasks(app, [2])
  const [stepId, otherId] = stepIds as [number, number]
  const health = (name: string, status: number) =>
    `{ name: '${name}', hint: 'Answer.', steps: [{ request: 'GET /', pick: 'status' }], expect: ${status} },`
  const published = await publishExercise(app, admin, stepId, {
    language: 'project',
    entry: 'src/app.js',
    project: { app: 'src/app.js' },
    starter: [{ path: 'src/app.js', text: '' }],
    visibleChecks: `export default [${health('a', 200)}${health('b', 201)}${health('c', 202)}]`,
    hiddenChecks: `export default [${health('d', 203)}${health('e', 204)}]`,
  })
  expect(published.http).toBe(200)
  const { submission: usual } = Settings.parse({})
  await writeSettings(app.db, { submission: { ...usual, maxFiles: 10 } }, null)
  const learner = await newMember(app, [courseId])
  const names = ['src/app.js', ...Array.from({ length: 14 }, (_, index) => `src/routes/r${index}.js`)]
  const files = names.map((name) => ({ name, content: `// ${name}\n` }))
  const { body } = await submit(app, learner, { taskStepId: stepId }, files)
  const [run] = await app.db.select().from(checkRuns).where(eq(checkRuns.solutionId, body.data.solutionId))
  const { program } = await prepareRun(app.db, app.deps, run!)
  expect(program.files.map(({ path }) => path).toSorted()).toEqual(names.toSorted())
  const refused = await submit(app, learner, { taskStepId: otherId, textSolution: 'Many files' }, files)
  expect(refused).toMatchObject({ http: 400, body: { fields: { files: 'At most 10 files' } } })
  await writeSettings(app.db, { submission: usual }, null)
})
