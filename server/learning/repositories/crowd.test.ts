import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listAttempts } from '#contract/learning/solutions.ts'
import { asc, eq, inArray } from '#server/kit/db/orm.ts'
import { checkRuns, runners } from '#server/learning/practice/tables.ts'
import { markRunning, reportRunner } from '#server/learning/practice/queue.store.ts'
import { recoverAbandoned } from '#server/learning/runner/perform-run.service.ts'
import { files } from '#server/site/tables.ts'
import { solvedCode } from '#server/testing/learning/exercises.ts'
import { cloneStep, listeningAt, newStepToPush } from '#server/testing/learning/git-learner.ts'
import { withRunner } from '#server/testing/learning/test-runner.ts'
import { rounds } from '#server/testing/scale.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { repositories } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const attemptsAt = (learner: TestActor, stepId: number) => app.load(learner, listAttempts, { params: { stepId } })

test('many learners push at once: each is stored once, and checked in the order in which they came', async () => {
  const { stepId, newLearner } = await newStepToPush(app)
  const begin = async (number: number) => {
    const learner = await newLearner()
    const work = await cloneStep(app, learner, stepId)
    await work.commit({ 'add.js': `// ${number}\n${solvedCode}` })
    return { learner, work }
  }
  const learners: Awaited<ReturnType<typeof begin>>[] = []
  for (let number = 0; number < rounds(6, 50); number++) learners.push(await begin(number))
  const pushed = await withRunner(app, () => Promise.all(learners.map(({ work }) => work.push())))
  for (const { code, output } of pushed) {
    expect(output).toContain('All 5 checks pass.')
    expect(code).toBe(0)
  }
  const ids: number[] = []
  for (const { learner } of learners) {
    const attempts = await attemptsAt(learner, stepId)
    expect(attempts).toMatchObject([{ attempt: 1, checkRun: { state: 'done', passed: 5 } }])
    ids.push(attempts[0].solutionId)
  }
  const runs = await app.db
    .select()
    .from(checkRuns)
    .where(inArray(checkRuns.solutionId, ids))
    .orderBy(asc(checkRuns.id))
  expect(runs).toHaveLength(learners.length)
  const started = runs.map(({ startedAt }) => startedAt!.getTime())
  expect(started).toEqual(started.toSorted((a, b) => a - b))
}, 600_000)

test('of two pushes of one learner at once, one becomes the attempt and the other is told to pull', async () => {
  const { stepId, newLearner } = await newStepToPush(app)
  const learner = await newLearner()
  const places = [await cloneStep(app, learner, stepId), await cloneStep(app, learner, stepId)]
  for (const [at, place] of places.entries()) await place.commit({ 'add.js': `// ${at}\n${solvedCode}` })
  const results = await Promise.all(places.map((place) => place.push()))
  expect(results.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(results.find(({ code }) => code === 1)!.output).toMatch(
    /pushed from another place|waiting for review|fetch first/,
  )
  expect(await attemptsAt(learner, stepId)).toHaveLength(1)
})

test('a runner that is killed gives the result once, and the push that waits for it gets it', async () => {
  const { stepId, newLearner } = await newStepToPush(app)
  const learner = await newLearner()
  const work = await cloneStep(app, learner, stepId)
  await work.commit({ 'add.js': solvedCode })
  const dead = randomUUID()
  await reportRunner(app.db, dead, new Date())
  const pushing = work.push()
  const run = async () => {
    const [attempt] = await attemptsAt(learner, stepId)
    return attempt?.checkRun as { runId: number } | undefined
  }
  await expect.poll(run).toBeDefined()
  const { runId } = (await run())!
  // It began a minute ago, and its machine has been silent since.
  const longAgo = new Date(Date.now() - 60_000)
  await markRunning(app.db, runId, { runnerId: dead, startedAt: longAgo })
  await reportRunner(app.db, dead, longAgo)
  const { output, code } = await withRunner(app, async () => {
    await recoverAbandoned(app.db, app.deps)
    return pushing
  })
  expect({ output, code }).toMatchObject({ output: expect.stringContaining('All 5 checks pass.'), code: 0 })
  const [only, ...others] = await app.db
    .select()
    .from(checkRuns)
    .where(inArray(checkRuns.id, [runId]))
  expect(others).toEqual([])
  expect(only).toMatchObject({ state: 'done', passed: 5, tries: 2 })
  // Others would wait for it.
  await app.db.delete(runners)
})

/** An instance that loses all its connections when it does this with a file, and does nothing more. */
async function dyingInstance(when: 'put' | 'remove') {
  const dying = await app.another()
  const { files: store } = dying.deps
  const die = (): never => {
    dying.app.server.closeAllConnections()
    throw new Error('Killed')
  }
  const { put } = store
  if (when === 'remove') store.remove = async () => die()
  else {
    store.put = async (...args) => {
      await put(...args)
      return die()
    }
  }
  return listeningAt(dying)
}

test.each([
  ['before anything is committed', 'put', 0],
  ['right after the commit', 'remove', 1],
] as const)('an instance that is killed %s leaves the old state or the new', async (_, when, attempts) => {
  const { stepId, newLearner } = await newStepToPush(app)
  const learner = await newLearner()
  const work = await cloneStep(app, learner, stepId)
  const head = await work.commit({ 'add.js': solvedCode })
  const stored = async () => {
    const rows = await app.db.select().from(repositories).where(eq(repositories.stepId, stepId))
    const known = await app.db.select({ id: files.id }).from(files)
    return { row: rows[0]!, count: known.length, attempts: await attemptsAt(learner, stepId) }
  }
  const before = await stored()
  const there = new URL(`/git/${stepId}`, await dyingInstance(when))
  const cut = await work.push(Object.assign(there, { username: 'a', password: work.token }).href, 'main')
  expect(cut.code).not.toBe(0)
  const after = await stored()
  expect(after.attempts).toHaveLength(attempts)
  expect(after).toMatchObject(attempts === 0 ? before : { row: { head }, count: before.count + 1 })

  // On another instance it goes on from there.
  expect((await work.push()).code).toBe(0)
  const end = await stored()
  expect(end).toMatchObject({ row: { head }, count: before.count + 1, attempts: [{ commit: head }] })
  const clone = await cloneStep(app, learner, stepId)
  expect(await clone.read('add.js')).toBe(solvedCode)
})
