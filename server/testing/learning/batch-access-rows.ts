import { dayMs } from '#contract/kit/durations.ts'
import { indiaDate } from '#server/kit/india.ts'
import { own, type Rows, shared } from '../access-matrix/row.ts'
import type { World } from '../access-matrix/world.ts'
import { newBatch } from './batches.ts'
import { enrol, newCourseWithTasks } from './learning.ts'

/** A batch that starts far ahead, so that its dates can move, with the owner in it. */
async function ownersBatch(world: World) {
  const { courseId, taskIds } = await newCourseWithTasks(world, [1])
  await enrol(world, world.owner.id, [courseId])
  const batchId = await newBatch(world, { courseId, startsOn: '2099-01-05', personIds: [world.owner.id] })
  return { courseId, batchId, taskId: taskIds[0]! }
}

const params = async (world: World) => ({ params: { batchId: (await ownersBatch(world)).batchId } })
const draft = { name: 'January', startsOn: '2099-01-05', dueWeekday: 7, mentorId: null }
/** Staff see who is in a batch. */
const tells = { tells: ['firstName'] } as const

/** In a batch whose first date the learner missed. */
const missed = async (world: World, actor: { id: number } | null) => {
  const { courseId } = await newCourseWithTasks(world, [1])
  await enrol(world, actor!.id, [courseId])
  await newBatch(world, { courseId, startsOn: indiaDate(new Date(Date.now() - 14 * dayMs)), personIds: [actor!.id] })
  return { params: { courseId } }
}

export const batches: Rows = {
  moveMyPlan: own(missed, { isAlike: true }),
  listBatches: shared(),
  getBatch: shared(params, tells),
  createBatch: shared(async ({ courseId }) => ({ body: { ...draft, courseId } })),
  editBatch: shared(async (world) => ({ ...(await params(world)), body: draft })),
  archiveBatch: shared(params),
  restoreBatch: shared(async (world) => {
    const { courseId } = await newCourseWithTasks(world, [1])
    return { params: { batchId: await newBatch(world, { courseId, archivedAt: new Date() }) } }
  }),
  setDueDate: shared(async (world) => {
    const { batchId, taskId } = await ownersBatch(world)
    return { params: { batchId, taskId }, body: { dueOn: '2099-02-02' } }
  }),
  shiftPlan: shared(async (world) => ({ ...(await params(world)), body: { days: 7, reason: 'Diwali' } })),
  listCandidates: shared(params),
  previewAdding: shared(async (world) => ({
    ...(await params(world)),
    body: { emails: ['nobody@example.in'] },
  })),
  addLearners: shared(async (world) => {
    const { courseId } = await newCourseWithTasks(world, [1])
    await enrol(world, world.other.id, [courseId])
    return { params: { batchId: await newBatch(world, { courseId }) }, body: { userIds: [world.other.id] } }
  }),
  moveLearner: shared(async (world) => {
    const { batchId, courseId } = await ownersBatch(world)
    const toBatchId = await newBatch(world, { courseId })
    return { params: { batchId, userId: world.owner.id }, body: { toBatchId } }
  }),
  removeLearner: shared(async (world) => {
    const { batchId } = await ownersBatch(world)
    return { params: { batchId, userId: world.owner.id } }
  }),
}
