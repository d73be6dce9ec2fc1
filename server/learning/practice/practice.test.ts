import { expect, test } from 'vitest'
import { openStep } from '#contract/learning/lessons.ts'
import {
  type CheckResult,
  getAttemptExercise,
  getExercise,
  removeExercise,
  reportChecks,
  rerunOpenAttempts,
  runChecksAgain,
  showHint,
} from '#contract/learning/practice.ts'
import { type DecidedReview, getReview, giveVerdict, listDecided, undoVerdict } from '#contract/learning/reviews.ts'
import { getDraft, listAttempts, saveDraft } from '#contract/learning/solutions.ts'
import { runChecks } from '#engines/host/run-checks.ts'
import { connectToProcess } from '#engines/node/connect.ts'
import { desc, eq } from '#server/kit/db/orm.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { exerciseContent, publishExercise, solvedCode } from '#server/testing/learning/exercises.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { apiError, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { reviews } from '../tables.ts'
import { markRunning, reportRunner } from './queue.store.ts'
import { prepareRun, storeFailure, storeRun } from '../runner/runs.service.ts'
import { checkRuns, runners } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')
const mentor = await app.newActor('mentor')

async function newPractice(changes: object = {}) {
  const course = await newCourseWithTasks(app, [1])
  const stepId = course.stepIds[0]!
  await publishExercise(app, admin, stepId, changes)
  return { ...course, stepId, learner: await newMember(app, [course.courseId]) }
}

async function submitCode(learner: TestActor, stepId: number, text = solvedCode): Promise<number> {
  const fields = { taskStepId: stepId, checksPassed: 3 }
  const { body } = await submit(app, learner, fields, [{ name: 'add.js', content: text }])
  return body.data.solutionId
}

/** Starting an engine takes a second, so the same code is run once. */
const known = new Map<string, ReturnType<typeof runChecks>>()
function runOnce({ program, checks }: Awaited<ReturnType<typeof prepareRun>>) {
  const key = JSON.stringify([program, checks])
  const run = known.get(key) ?? runChecks(connectToProcess(program.language), program, checks, { seconds: 30 })
  known.set(key, run)
  return run
}

/** What a runner does with the newest run of an attempt, with the code of this test. */
async function performRun(solutionId: number) {
  const [row] = await app.db
    .select()
    .from(checkRuns)
    .where(eq(checkRuns.solutionId, solutionId))
    .orderBy(desc(checkRuns.id))
    .limit(1)
  if (row!.finishedAt) return null
  await markRunning(app.db, row!.id, { runnerId: null, startedAt: new Date() })
  const prepared = await prepareRun(app.db, app.deps, row!)
  const run = await runOnce(prepared)
  return { prepared, run, store: () => storeRun(app.db, app.deps, prepared, run, 'node') }
}

const attemptsOf = async (learner: TestActor, stepId: number) => app.load(learner, listAttempts, { params: { stepId } })

test('learners get the visible checks; what is hidden stays hidden', async () => {
  const { stepId, learner } = await newPractice()
  const { exercise, checkProgress } = await app.load(learner, openStep, { params: { stepId } })
  expect(exercise).toMatchObject({ version: 1, entry: 'add.js', hiddenChecks: 2, starter: [{ path: 'add.js' }] })
  expect(exercise!.checks.map((check: { name: string }) => check.name)).toEqual([
    'adds',
    'adds more',
    'adds negative numbers',
  ])
  expect(checkProgress).toEqual([])
  expect(JSON.stringify(exercise)).not.toContain('4002')
})

test('the code is part of the draft, and a save without it leaves it as it is', async () => {
  const { stepId, learner } = await newPractice()
  const save = (version: number, fields: object) =>
    app.call(learner, saveDraft, { params: { stepId }, body: { text: 'a', version, ...fields } })
  await save(0, { code: [{ path: 'add.js', text: 'mine' }] })
  await save(1, { text: 'b' })
  const read = () => app.load(learner, getDraft, { params: { stepId } })
  expect(await read()).toMatchObject({ text: 'b', code: [{ path: 'add.js', text: 'mine' }] })
  await save(2, { code: null })
  expect((await read()).code).toBeNull()
  const outside = await save(3, { code: [{ path: '../add.js', text: '' }] })
  expect(outside).toMatchObject(fieldError('code.0.path', 'Use a simple path such as src/rupees.js'))
})

test('code is submitted with its folders, and the next attempt starts from it until a draft is saved', async () => {
  const starter = [
    { path: 'src/add.js', text: 'export const add = (a, b) => 0\n' },
    { path: 'README.md', text: 'Add two numbers.\n' },
  ]
  const { stepId, learner } = await newPractice({ entry: 'src/add.js', starter })
  const code = { name: 'src/add.js', content: solvedCode }
  const { body } = await submit(app, learner, { taskStepId: stepId }, [code, { name: 'notes.txt', content: 'Mine' }])
  const { solutionId } = body.data
  const [attempt] = await attemptsOf(learner, stepId)
  expect(attempt!.files.map(({ path }: { path: string }) => path)).toEqual(['src/add.js', 'notes.txt'])
  expect((await performRun(solutionId))!.run.results.every(({ outcome }) => outcome === 'passed')).toBe(true)
  await app.load(mentor, giveVerdict, { params: { solutionId }, body: { verdict: 'rejected', feedback: 'Explain it' } })

  const read = () => app.load(learner, getDraft, { params: { stepId } })
  expect((await read()).code).toEqual([{ path: 'src/add.js', text: solvedCode }])
  await app.load(learner, saveDraft, { params: { stepId }, body: { text: '', version: 0, code: null } })
  expect((await read()).code).toBeNull()
})

test('failures of a check are counted, and the mentor sees them and the hint', async () => {
  const { stepId, learner } = await newPractice()
  const report = (isPassed: boolean, name = 'adds') =>
    app.call(learner, reportChecks, { params: { stepId }, body: { results: [{ name, isPassed }] } })
  await report(false)
  await report(false)
  await report(false, 'adds large numbers')
  await app.call(learner, showHint, { params: { stepId }, body: { name: 'adds' } })
  const { body } = await report(true)
  const expected = [{ name: 'adds', failures: 2, isPassed: true, hintShownAt: expect.any(String) as string }]
  expect(body.data).toEqual(expected)
  expect((await app.load(learner, openStep, { params: { stepId } })).checkProgress).toEqual(expected)
})

test('a submission is checked once, with the code that was submitted', async () => {
  const { stepId, learner } = await newPractice()
  const code = 'export const add = (a, b) => (a > 1000 ? 0 : Math.abs(a) + Math.abs(b))'
  const solutionId = await submitCode(learner, stepId, code)
  expect((await attemptsOf(learner, stepId))[0]!.checkRun).toMatchObject({ state: 'unavailable', claimedPassed: 3 })
  await reportRunner(app.db, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', new Date())
  expect((await attemptsOf(learner, stepId))[0]!.checkRun!.state).toBe('queued')

  const [first, second] = [await performRun(solutionId), await performRun(solutionId)]
  expect([await first!.store(), await second!.store()]).toEqual([true, false])
  expect(await performRun(solutionId)).toBeNull()
  const { checkRun } = (await app.load(mentor, getReview, { params: { solutionId } })).current
  expect(checkRun).toMatchObject({ state: 'done', passed: 3, total: 5, engine: 'node', exerciseVersion: 1 })
  const outcomes = checkRun!.results.map((one: CheckResult) => `${one.outcome}${one.isHidden ? ' hidden' : ''}`)
  expect(outcomes).toEqual(['passed', 'passed', 'failed', 'failed hidden', 'passed hidden'])
  expect(checkRun!.results[3]!.expected).toBe('4002')
  const shown = (await attemptsOf(learner, stepId))[0]!.checkRun!
  expect(shown.results[2]).toMatchObject({ expected: '-3', actual: '3' })
  // Of a hidden check, learners see its name and its hint.
  expect(shown.results[3]).toEqual({
    name: 'adds large numbers',
    isHidden: true,
    outcome: 'failed',
    hint: expect.stringMatching(/./) as string,
    expected: null,
    actual: null,
    failure: null,
  })
})

test('passing all checks approves a step that says so, once; the audit log names the checks', async () => {
  const { stepId, learner } = await newPractice({ approvedByChecks: true })
  const solutionId = await submitCode(learner, stepId)
  const performed = await performRun(solutionId)
  await Promise.all([performed!.store(), performed!.store()])
  const [attempt] = await attemptsOf(learner, stepId)
  expect(attempt).toMatchObject({ state: 'approved', review: { verdict: 'approved', mentor: 'Automatic checks' } })
  const told = await app.notificationsTo(learner.id)
  expect(told.filter(({ title }) => title.startsWith('Approved:'))).toHaveLength(1)
  const entries = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `solution ${solutionId}`))
  expect(entries).toMatchObject([{ action: 'approved by checks', actorId: null, after: { decidedBy: 'checks' } }])

  const listed = async () => {
    const { items } = await app.load(mentor, listDecided, { query: { size: 100 } })
    return items.find((row: DecidedReview) => row.solutionId === solutionId)
  }
  const byChecks = { mentor: 'Automatic checks', isAutomatic: true, isMine: false, checks: { passed: 5, total: 5 } }
  expect(await listed()).toMatchObject({ ...byChecks, undoUntil: expect.any(String) as string })
  await app.load(mentor, undoVerdict, { params: { solutionId } })
  expect((await attemptsOf(learner, stepId))[0]!.state).toBe('submitted')
  expect(await listed()).toBeUndefined()
  const { undone } = await app.load(mentor, getReview, { params: { solutionId } })
  expect(undone).toMatchObject([{ mentor: 'Automatic checks' }])
})

test.each([
  ['a hidden check that fails', 'export const add = (a, b) => (a > 100 ? 0 : a + b)', true],
  ['a program that can’t start', 'export const add = (', true],
  ['a step that mentors approve', solvedCode, false],
])('nothing is approved for %s; the lesson is known only if all checks passed', async (_, code, approvedByChecks) => {
  const { stepId, learner } = await newPractice({ approvedByChecks })
  const performed = await performRun(await submitCode(learner, stepId, code))
  await performed!.store()
  expect((await attemptsOf(learner, stepId))[0]!.state).toBe('submitted')
  const { isKnown, outline } = await app.load(learner, openStep, { params: { stepId } })
  expect([isKnown, outline[0]!.steps[0]!.percentRead]).toEqual(code === solvedCode ? [true, 100] : [false, 0])
})

test('the checks don’t change the verdict of a mentor who was faster', async () => {
  const { stepId, learner } = await newPractice({ approvedByChecks: true })
  const solutionId = await submitCode(learner, stepId)
  const performed = await performRun(solutionId)
  const body = { verdict: 'rejected', feedback: 'Explain it' } as const
  await app.load(mentor, giveVerdict, { params: { solutionId }, body })
  await performed!.store()
  expect((await attemptsOf(learner, stepId))[0]).toMatchObject({ state: 'rejected', checkRun: { state: 'done' } })
  expect(await app.db.select().from(reviews).where(eq(reviews.solutionId, solutionId))).toHaveLength(1)
})

test('mentors get every check of an exercise to run it in their browser, but not for their own work', async () => {
  const { courseId, stepId, learner } = await newPractice()
  const solutionId = await submitCode(learner, stepId)
  const read = (actor: TestActor) => app.call(actor, getAttemptExercise, { params: { solutionId } })
  const { data } = (await read(mentor)).body
  expect(data).toMatchObject({ version: 1, language: 'javascript', entry: 'add.js', database: '' })
  expect(data.checks.map(({ name, isHidden }: { name: string; isHidden: boolean }) => [name, isHidden])).toEqual([
    ['adds', false],
    ['adds more', false],
    ['adds negative numbers', false],
    ['adds large numbers', true],
    ['adds nothing', true],
  ])
  const colleague = await app.newActor('mentor')
  const own = await newSolution(app, { personId: colleague.id, courseId, stepId })
  const refused = await app.call(colleague, getAttemptExercise, { params: { solutionId: own.id } })
  expect(refused).toMatchObject(apiError(403, 'You can’t review your own work'))
  await app.call(admin, removeExercise, { params: { stepId } })
  expect(await read(mentor)).toMatchObject(apiError(409, 'This step has no exercise'))
  expect((await app.load(mentor, getReview, { params: { solutionId } })).hasExercise).toBe(false)
})

test('new checks leave old results alone and can be run on open attempts', async () => {
  const { stepId, learner } = await newPractice()
  const solutionId = await submitCode(learner, stepId)
  await (await performRun(solutionId))!.store()
  const hiddenChecks = exerciseContent().hiddenChecks.replace('expect: 4002', 'expect: 4003')
  await publishExercise(app, admin, stepId, { hiddenChecks }, 1)
  const runOf = async () => (await app.load(mentor, getReview, { params: { solutionId } })).current.checkRun!
  const before = await runOf()
  expect(before).toMatchObject({ exerciseVersion: 1, passed: 5 })

  expect(await app.load(admin, rerunOpenAttempts, { params: { stepId } })).toEqual({ queued: 1 })
  expect(await app.load(admin, rerunOpenAttempts, { params: { stepId } })).toEqual({ queued: 0 })
  await (await performRun(solutionId))!.store()
  const after = await runOf()
  expect(after).toMatchObject({ exerciseVersion: 2, passed: 4 })
  expect(after.checksHash).not.toBe(before.checksHash)
  const stored = await app.db.select().from(checkRuns).where(eq(checkRuns.id, before.runId))
  expect(stored).toMatchObject([{ passed: 5, checksHash: before.checksHash }])
  const change = app.db.update(checkRuns).set({ passed: 0 }).where(eq(checkRuns.id, before.runId))
  await expect(change).rejects.toMatchObject({
    cause: { message: 'The result of a check run never changes; run the checks again' },
  })
})

test('a mentor can run the checks again, also after our own failure; without a runner the result stays visible', async () => {
  const { stepId, learner } = await newPractice()
  const solutionId = await submitCode(learner, stepId)
  const performed = await performRun(solutionId)
  expect(await storeFailure(app.db, app.deps, performed!.prepared.run.id, 'node')).toBe(true)
  const again = await app.load(mentor, runChecksAgain, { params: { solutionId } })
  const twice = await app.load(mentor, runChecksAgain, { params: { solutionId } })
  expect(again).toMatchObject({ state: 'queued', runId: twice.runId })
  await (await performRun(solutionId))!.store()
  expect((await attemptsOf(learner, stepId))[0]!.checkRun).toMatchObject({ state: 'done', passed: 5 })
  await app.db.delete(runners)
  expect(await app.load(mentor, runChecksAgain, { params: { solutionId } })).toMatchObject({ state: 'unavailable' })
  expect((await attemptsOf(learner, stepId))[0]!.checkRun).toMatchObject({ state: 'done', passed: 5 })
})

test('an exercise that can’t be used is refused with its line, and a second tab doesn’t overwrite', async () => {
  const { stepId } = await newPractice()
  const save = (changes: object, version = 1) => publishExercise(app, admin, stepId, changes, version)
  const broken = 'export default [\n  { name: 1 },\n]'
  expect(await save({ visibleChecks: broken })).toMatchObject(fieldError('content.visibleChecks', /^Line 2:/))
  const one = exerciseContent().hiddenChecks.split('\n').toSpliced(2, 1).join('\n')
  const tooFew = fieldError('content.hiddenChecks', 'Write 5 to 15 checks; there are 4.')
  expect(await save({ hiddenChecks: one })).toMatchObject(tooFew)
  expect(await save({ starter: [] })).toMatchObject(fieldError('content.starter', 'Add a file'))
  expect(await save({}, 0)).toMatchObject(
    apiError(409, 'This exercise was changed by somebody else or in another tab.'),
  )
  expect((await app.load(admin, getExercise, { params: { stepId } })).version).toBe(1)
})

test('a step without its exercise is submitted without checks; earlier results stay', async () => {
  const { stepId, learner } = await newPractice()
  const first = await submitCode(learner, stepId)
  await (await performRun(first))!.store()
  await app.call(mentor, giveVerdict, { params: { solutionId: first }, body: { verdict: 'rejected', feedback: 'No' } })
  await app.call(admin, removeExercise, { params: { stepId } })
  await submitCode(learner, stepId)
  const [second, earlier] = await attemptsOf(learner, stepId)
  expect([second!.checkRun, earlier!.checkRun?.passed]).toEqual([null, 5])
  expect((await app.load(learner, openStep, { params: { stepId } })).exercise).toBeNull()
})
