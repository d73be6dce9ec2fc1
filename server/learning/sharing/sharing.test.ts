import { expect, test } from 'vitest'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import {
  hideSharedSolution,
  listSharedSolutions,
  shareSolution,
  unshareSolution,
} from '#contract/learning/attempts/sharing.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { desc, eq } from '#server/kit/db/orm.ts'
import { publishExercise, solvedCode } from '#server/testing/learning/exercises.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { apiError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { learningData } from '../personal-data.store.ts'
import { solutions } from '../tables.ts'
import { sharedSolutions } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const [admin, mentor] = [await app.newActor('admin'), await app.newActor('mentor')]
const { courseId, stepIds } = await newCourseWithTasks(app, [1])
const stepId = stepIds[0]!
await publishExercise(app, admin, stepId)
const params = { stepId }

/** A learner whose solution was approved. */
async function finisher(code = solvedCode) {
  const learner = await newMember(app, [courseId])
  const { id } = await newSolution(app, {
    personId: learner.id,
    courseId,
    stepId,
    state: 'approved',
    files: { 'add.js': code, 'notes.txt': 'Not part of the exercise' },
  })
  return { learner, solutionId: id }
}
const share = (learner: TestActor, isNamed = false) => app.call(learner, shareSolution, { params, body: { isNamed } })
const seenBy = async (reader: TestActor) =>
  (await app.call(reader, listSharedSolutions, { params })).body.data as ReplyOf<typeof listSharedSolutions>
const authors = async (reader: TestActor) =>
  (await seenBy(reader)).approaches.flatMap(({ label, solutions: list }) =>
    list.map(({ author, lines }) => [label, author, lines] as const),
  )

const loop = `export const add = (a, b) => {
  let sum = a
  for (let n = 0; n < b; n += 1) sum += 1
  return sum
}
`

test('others who finished a step see what is shared by consent, shortest first, at most three per approach', async () => {
  const reader = await finisher()
  expect(await seenBy(reader.learner)).toEqual({
    approaches: [],
    own: { isShared: false, isNamed: false, hiddenReason: null },
  })
  const named = await finisher(loop)
  expect((await share(named.learner, true)).body.data).toMatchObject({ isShared: true, isNamed: true })
  for (const extra of ['\n// 1\n', '\n\n', '', '\n// 1\n// 2\n']) {
    const { learner } = await finisher(solvedCode + extra)
    await share(learner)
  }
  const name = 'Meena Devi'
  expect(await authors(reader.learner)).toEqual([
    ['step by step, without a loop', null, 1],
    ['step by step, without a loop', null, 1],
    ['step by step, without a loop', null, 2],
    ['with a loop', name, 5],
  ])
  const { approaches } = await seenBy(reader.learner)
  expect(approaches[0]!.count).toBe(4)
  // Only the files of the exercise; and nobody meets their own.
  expect(approaches[1]!.solutions[0]!.files).toEqual([{ path: 'add.js', text: loop }])
  expect((await authors(named.learner)).some(([, author]) => author === name)).toBe(false)

  // Without an approved solution of one's own: neither reading nor sharing.
  const beginner = await newMember(app, [courseId])
  await newSolution(app, { personId: beginner.id, courseId, stepId, state: 'rejected', files: { 'add.js': loop } })
  const refusal = apiError(403, 'You’ll see other solutions once yours is approved')
  expect(await app.call(beginner, listSharedSolutions, { params })).toMatchObject(refusal)
  expect(await share(beginner)).toMatchObject(refusal)

  // Taken back, it is gone at once, with its code; so is one whose approval was undone.
  await app.call(named.learner, unshareSolution, { params })
  expect((await authors(reader.learner)).map(([label]) => label)).not.toContain('with a loop')
  const [row] = await app.db.select().from(sharedSolutions).where(eq(sharedSolutions.solutionId, named.solutionId))
  expect(row).toMatchObject({ isShared: false, isNamed: false, code: [] })
  await share(named.learner)
  expect(await authors(reader.learner)).toContainEqual(['with a loop', null, 5])
  await app.db.update(solutions).set({ state: 'submitted' }).where(eq(solutions.id, named.solutionId))
  expect((await authors(reader.learner)).map(([label]) => label)).not.toContain('with a loop')
})

test('staff hide one with a reason, which stays when it is shared again, and deleting the account removes it', async () => {
  const [reader, author] = [
    await finisher(),
    await finisher('export const add = (...all) => all.reduce((a, b) => a + b)\n'),
  ]
  await share(author.learner, true)
  const hide = (reason: string) =>
    app.call(mentor, hideSharedSolution, { params: { solutionId: author.solutionId }, body: { reason } })
  const labels = async (actor: TestActor) => (await authors(actor)).map(([label]) => label)
  expect(await labels(reader.learner)).toContain('with `reduce`')
  await hide('It has a phone number in it')
  expect(await labels(reader.learner)).not.toContain('with `reduce`')
  await app.call(author.learner, unshareSolution, { params })
  expect((await hide('Again')).http).toBe(404)
  await share(author.learner)
  expect(await labels(reader.learner)).not.toContain('with `reduce`')
  expect((await seenBy(author.learner)).own).toMatchObject({ hiddenReason: 'It has a phone number in it' })
  expect((await seenBy(mentor)).approaches.find(({ label }) => label === 'with `reduce`')!.solutions[0]).toMatchObject({
    hiddenReason: 'It has a phone number in it',
  })
  const [entry] = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `solution ${author.solutionId}`))
    .orderBy(desc(auditEntries.id))
  expect(entry).toMatchObject({ action: 'shared solution hidden', actorId: mentor.id })
  await hide('')
  expect(await labels(reader.learner)).toContain('with `reduce`')

  const { sharedSolutions: exported } = (await learningData.collect(app.db, author.learner.id)) as {
    sharedSolutions: unknown[]
  }
  expect(exported).toMatchObject([{ isShared: true, withYourName: false, approach: 'with `reduce`' }])
  await learningData.erase(app.db, author.learner.id)
  expect(await labels(reader.learner)).not.toContain('with `reduce`')
})
