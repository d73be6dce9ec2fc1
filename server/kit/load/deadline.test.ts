import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { solutionFiles, solutions } from '#server/learning/tables.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { eq, sql } from '../db/orm.ts'

// Long enough for the submission to reach the lock, also on a busy machine.
const app = await sharedApp({ requestTimeoutSeconds: 3 })

/** Blocks writes to the table until the returned function is called. */
async function lock(table: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let locked = () => {}
  const isLocked = new Promise<void>((resolve) => (locked = resolve))
  const done = app.db.transaction(async (db) => {
    await db.execute(sql.raw(`lock table ${table} in share mode`))
    locked()
    await held
  })
  await isLocked
  return async () => {
    letGo()
    await done
  }
}

test('answers 504 when a submission takes too long, and loses neither its text nor its files', async () => {
  const { courseId, stepIds } = await newCourseWithTasks(app)
  const learner = await newMember(app, [courseId])
  const unlock = await lock('solutions')
  const late = await submit(app, learner, { taskStepId: stepIds[0]! }, [{ name: 'sum.py', content: 'print(1 + 1)' }])
  expect(late).toMatchObject({ http: 504, body: { code: 'too_slow' } })
  await unlock()
  const mine = app.db
    .select({ id: solutionFiles.fileId })
    .from(solutionFiles)
    .innerJoin(solutions, eq(solutions.id, solutionFiles.solutionId))
    .where(eq(solutions.personId, learner.id))
  await expect.poll(async () => (await mine).length).toBe(1)
  const [file] = await mine
  expect((await buffer(await app.deps.files.open(file!.id))).toString()).toBe('print(1 + 1)')
})
