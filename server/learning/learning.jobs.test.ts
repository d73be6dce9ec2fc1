import { eq } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import { deleteTask, editTask } from '#contract/learning/tasks.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { certificates } from './tables.ts'

const app = await sharedApp()
await app.registerJobs()
const admin = await app.newActor('admin')

const certificatesOf = ({ id }: TestActor) => app.db.select().from(certificates).where(eq(certificates.personId, id))

async function allButOne() {
  const course = await newCourseWithTasks(app, [2, 1])
  const [done, begun] = [await newMember(app, [course.courseId]), await newMember(app, [course.courseId])]
  const [first, second] = course.stepIds as [number, number]
  const at = { courseId: course.courseId, state: 'approved' } as const
  await newSolution(app, { ...at, personId: done.id, stepId: first })
  await newSolution(app, { ...at, personId: done.id, stepId: second })
  await newSolution(app, { ...at, personId: begun.id, stepId: first })
  return { ...course, done, begun }
}

test('removing the last open task completes the course for learners who did the rest', async () => {
  const { taskIds, done, begun } = await allButOne()
  await app.call(admin, deleteTask, { params: { taskId: taskIds[1] } })
  await expect.poll(() => certificatesOf(done)).toHaveLength(1)
  expect(await certificatesOf(begun)).toEqual([])
})

test('removing the last open step does too', async () => {
  const { taskIds, stepIds, begun } = await allButOne()
  await app.call(admin, deleteTask, { params: { taskId: taskIds[1] } })
  const body = { taskTitle: 'Task 1', taskSteps: [{ taskStepId: stepIds[0], taskStepTitle: 'Step 1' }] }
  await app.call(admin, editTask, { params: { taskId: taskIds[0] }, body })
  await expect.poll(() => certificatesOf(begun)).toHaveLength(1)
})
