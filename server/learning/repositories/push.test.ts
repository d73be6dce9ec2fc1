import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { getCommitsToReview, getMyCommits } from '#contract/learning/commits.ts'
import { giveVerdict } from '#contract/learning/reviews.ts'
import { listAttempts } from '#contract/learning/solutions.ts'
import { solvedCode } from '#server/testing/learning/exercises.ts'
import { cloneStep, newStepToPush } from '#server/testing/learning/git-learner.ts'
import { withRunner } from '#server/testing/learning/test-runner.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 100 })

const attemptsAt = (learner: TestActor, stepId: number) => app.load(learner, listAttempts, { params: { stepId } })
/** What Git printed for the learner, without its padding. */
const printed = ({ output }: { output: string }) => [...output.matchAll(/^remote: (.*?) *$/gm)].map(([, line]) => line)

async function sendBack(learner: TestActor, stepId: number) {
  const [{ solutionId }] = await attemptsAt(learner, stepId)
  const body = { verdict: 'rejected', feedback: 'Add them' }
  await app.load(await app.newActor('mentor'), giveVerdict, { params: { solutionId }, body })
}

test('a learner clones a step, pushes, reads the results, fixes it and pushes again', async () => {
  const { courseId, stepId, newLearner } = await newStepToPush(app, { approvedByChecks: true })
  const learner = await newLearner()
  const work = await cloneStep(app, learner, stepId)
  expect(await work.read('add.js')).toBe('export const add = (a, b) => 0\n')
  const link = `http://localhost:3000/dashboard/tasks/${courseId}/steps/${stepId}`
  expect(await work.read('README.md')).toContain(link)

  await withRunner(app, async () => {
    const head = await work.commit({ 'add.js': 'export const add = (a, b) => a * b\n' }, 'Multiply')
    const first = await work.push()
    expect(printed(first).filter((line) => !line!.startsWith('The checks are'))).toEqual([
      'This is attempt 1.',
      '1 of 5 checks pass.',
      '  ✗ adds',
      '      Expected 3, got 2',
      '  ✗ adds negative numbers',
      '      Expected -3, got 2',
      '  ✗ adds large numbers (hidden)',
      '      Hint: Use +.',
      '  ✗ adds nothing (hidden)',
      '      Hint: Use +.',
      expect.stringMatching(/^A mentor reviews it by \w{3} \d+ \w{3}, /),
      link,
    ])
    expect(first.code).toBe(0)
    expect(await attemptsAt(learner, stepId)).toMatchObject([
      { attempt: 1, commit: head, files: [{ path: 'add.js' }], checkRun: { passed: 1, total: 5 } },
    ])

    // As over the page, the next attempt waits for the review of this one.
    await work.commit({ 'add.js': solvedCode, 'notes.md': 'I multiplied first.\n' }, 'Add')
    const tooEarly = await work.push()
    expect(printed(tooEarly)).toEqual(['Your last solution is still waiting for review'])
    expect(tooEarly.output).toContain('[remote rejected] main -> main (Your last solution is still waiting for review)')
    await sendBack(learner, stepId)

    const second = await work.push()
    expect(printed(second)).toEqual(expect.arrayContaining(['All 5 checks pass.', 'This step is approved.']))
    expect(await attemptsAt(learner, stepId)).toMatchObject([
      { attempt: 2, state: 'approved', files: [{ path: 'add.js' }, { path: 'notes.md' }] },
      { attempt: 1 },
    ])
  })
})

const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1')

test('an attempt has the commits that are new in it, each with what it changed', async () => {
  const { stepId, newLearner } = await newStepToPush(app)
  const learner = await newLearner()
  const mentor = await app.newActor('mentor')
  const work = await cloneStep(app, learner, stepId)
  await work.commit({ 'add.js': solvedCode }, 'Add')
  const older = await work.commit({ 'notes.md': 'नोट्स\n', 'logo.png': png }, 'Take notes\n\nIn Hindi.')
  await work.push()
  const [attempt] = await attemptsAt(learner, stepId)
  const params = { solutionId: attempt.solutionId }
  const shown = await app.load(mentor, getCommitsToReview, { params })
  expect(shown).toMatchObject({
    older: 0,
    commits: [
      {
        hash: older,
        message: 'Take notes\n\nIn Hindi.',
        files: [
          { path: 'logo.png', change: 'added', isShown: false, after: null },
          { path: 'notes.md', change: 'added', isShown: true, before: null, after: 'नोट्स\n' },
        ],
      },
      {
        message: 'Add',
        files: [{ path: 'add.js', change: 'changed', before: 'export const add = (a, b) => 0\n', after: solvedCode }],
      },
    ],
  })
  expect(shown.commits[0].parent).toBe(shown.commits[1].hash)
  expect(await app.load(learner, getMyCommits, { params })).toEqual(shown)

  await sendBack(learner, stepId)
  await work.commit({ 'notes.md': 'Notes\n' }, 'In English')
  await work.push()
  const [next] = await attemptsAt(learner, stepId)
  const { commits } = await app.load(mentor, getCommitsToReview, { params: { solutionId: next.solutionId } })
  expect(commits).toMatchObject([{ message: 'In English', parent: older }])
})

test('a force-push removes nothing that was submitted, and the same commit is the same attempt', async () => {
  const { stepId, newLearner } = await newStepToPush(app)
  const learner = await newLearner()
  const work = await cloneStep(app, learner, stepId)
  const first = await work.commit({ 'add.js': 'export const add = () => 1\n' }, 'One')
  await work.push()
  await sendBack(learner, stepId)
  await work.git('reset', '--hard', '--quiet', 'HEAD~1')
  await work.commit({ 'add.js': solvedCode }, 'Another way')
  const refused = await work.push()
  expect(refused.output).toContain('non-fast-forward')
  expect((await work.push('--force', 'origin', 'main')).code).toBe(0)
  await sendBack(learner, stepId)
  expect(await attemptsAt(learner, stepId)).toHaveLength(2)

  const again = await work.push('--force', 'origin', `${first}:main`)
  expect(printed(again)).toEqual(expect.arrayContaining(['This commit is attempt 1 already.']))
  expect(await attemptsAt(learner, stepId)).toHaveLength(2)
  // On another computer.
  const other = await cloneStep(app, learner, stepId)
  expect((await other.git('rev-parse', 'HEAD')).output.trim()).toBe(first)
  const refs = (await other.git('ls-remote', 'origin')).output
  expect(refs.match(/refs\/attempts\/\d+/g)).toEqual(['refs/attempts/1', 'refs/attempts/2'])
})

const sum = (name: string, value: number) =>
  `{ name: '${name}', hint: 'Use +.', call: 'addUp', args: [[${value}, 0]], expect: ${value} },`

test('files that can’t be changed and those of other languages are no part of an attempt', async () => {
  const { stepId, newLearner } = await newStepToPush(app, {
    starter: [
      { path: 'add.js', text: 'export const addUp = () => 0\n' },
      { path: 'add.py', text: 'def add_up(values):\n    return 0\n' },
      { path: 'data.json', text: '{}\n' },
    ],
    also: [{ language: 'python', entry: 'add.py' }],
    readOnly: ['data.json'],
    visibleChecks: `export default [${sum('adds', 1)}${sum('adds more', 2)}${sum('adds a lot', 3)}]`,
    hiddenChecks: `export default [${sum('adds four', 4)}${sum('adds five', 5)}]`,
  })
  const learner = await newLearner()
  const work = await cloneStep(app, learner, stepId)
  await work.commit({ 'add.py': 'def add_up(values):\n    return sum(values)\n', 'data.json': '[]\n' })
  const pushed = await work.push()
  expect(printed(pushed)).toContain('data.json can’t be changed, so your version isn’t used.')
  expect(printed(pushed)).toContain('The checks can’t run right now. We’ll run them as soon as we can.')
  expect(await attemptsAt(learner, stepId)).toMatchObject([{ files: [{ path: 'add.py' }] }])
})

test('a push that Git sends in parts arrives, and one that is too large is refused in one sentence', async () => {
  const { stepId, newLearner } = await newStepToPush(app)
  const learner = await newLearner()
  const work = await cloneStep(app, learner, stepId)
  const picture = (bytes: number) => Buffer.concat([png, randomBytes(bytes)])
  await work.commit({ 'logo.png': picture(11_000_000) })
  const refused = await work.push()
  expect(printed(refused)).toEqual(['A file can have at most 10 MB, in every commit.'])
  await work.git('reset', '--hard', '--quiet', 'origin/main')
  await work.commit(Object.fromEntries([1, 2, 3].map((at) => [`logo-${at}.png`, picture(8_000_000)])))
  expect(printed(await work.push())).toEqual(['A push can have at most 20 MB.'])
  await work.git('reset', '--hard', '--quiet', 'origin/main')

  await work.commit({ 'add.js': solvedCode, 'logo.png': picture(3_000_000) })
  expect((await work.push()).code).toBe(0)
  expect(await attemptsAt(learner, stepId)).toMatchObject([{ files: [{ path: 'add.js' }, { path: 'logo.png' }] }])
})

test('an older Git works too', async () => {
  const { stepId, newLearner } = await newStepToPush(app)
  const work = await cloneStep(app, await newLearner(), stepId)
  await work.commit({ 'add.js': solvedCode })
  const old = ['-c', 'protocol.version=0']
  expect((await work.git(...old, 'push', 'origin', 'main')).code).toBe(0)
  const cloned = await work.git(...old, 'clone', '--quiet', work.address, 'again')
  expect(cloned).toEqual({ code: 0, output: '' })
})
