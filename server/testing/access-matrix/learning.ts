import { eq } from '#server/kit/db/orm.ts'
import { stepFiles, tasks } from '#server/learning/tables.ts'
import { addComment, giveVerdict } from '#contract/learning/reviews.ts'
import { formOf } from '../forms.ts'
import { enrol, newCourseWithTasks } from '../learning/learning.ts'
import type { TestActor } from '../test-app.ts'
import { naming, own, owned, ownersAndStaff, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

/** Staff have no subscription, so they cannot submit. */
const noMembers = { outcomes: { mentor: 403, admin: 403 } } as const
const withUserId = { about: "with the owner's userId" }

/** A step of a new course in which the caller and the owner are enrolled. */
async function openStep(world: World, actor: TestActor | null): Promise<number> {
  const { courseId, stepIds } = await newCourseWithTasks(world, [1])
  await enrol(world, world.owner.id, [courseId])
  if (actor && actor.id !== world.owner.id) await enrol(world, actor.id, [courseId])
  return stepIds[0]!
}

const solution = (fields: object) =>
  formOf({ textSolution: 'How I did it', ...fields }, 'files', { name: 'app.py', content: 'print(1)' })

/** A comment that the owner got with the verdict. */
async function reviewedAttempt({ call, mentor, newWaiting }: World) {
  const { solutionId } = await newWaiting()
  const params = { solutionId }
  const { body } = await call(mentor, addComment, { params, body: { body: 'Why this way?' } })
  await call(mentor, giveVerdict, { params, body: { verdict: 'rejected', feedback: 'Nearly' } })
  return { solutionId, commentId: body.data.commentId as number }
}

async function newStepFile(world: World): Promise<number> {
  const { stepIds } = await newCourseWithTasks(world, [1])
  const { id: fileId } = await world.newFile()
  const [row] = await world.db.insert(stepFiles).values({ stepId: stepIds[0]!, fileId, name: 'words.txt' }).returning()
  return row!.id
}
const aStep = async (world: World) => (await newCourseWithTasks(world, [1])).stepIds[0]!
const task = { taskTitle: 'Begin', taskSteps: [{ taskStepTitle: 'Open the editor' }] }

/** Enrolments, tasks and solutions, and how staff edit courses. */
export const learning: Rows = {
  getAllCourses: shared(),
  previewEnrolment: shared(async (world) => {
    const { courseId } = await newCourseWithTasks(world)
    return { query: { userIds: String(world.owner.id), courseId } }
  }),
  enrolMany: shared(async (world) => {
    const { courseId } = await newCourseWithTasks(world)
    return { body: { userIds: [world.owner.id], courseId } }
  }),
  createUserCourse: [
    own(async (world) => ({ body: { courseId: (await newCourseWithTasks(world)).courseId } })),
    owned(
      { owner: 'done', other: 403, mentor: 403, admin: 'done' },
      async (world) => ({ body: { courseId: (await newCourseWithTasks(world)).courseId, userId: world.owner.id } }),
      withUserId,
    ),
  ],
  leaveCourse: own(async (world, actor) => {
    const { courseId } = await newCourseWithTasks(world)
    await enrol(world, actor!.id, [courseId])
    return { params: { courseId } }
  }),
  getEnrolledCourses: [
    own(),
    owned(
      { owner: 'done', other: 403, mentor: 'done', admin: 'done' },
      ({ owner }) => ({ query: { userId: owner.id } }),
      withUserId,
    ),
  ],

  getTasks: [
    own(({ courseId }) => ({ query: { courseId } })),
    owned(
      { owner: 'done', other: 403, mentor: 'done', admin: 'done' },
      ({ owner, courseId }) => ({ query: { courseId, userId: owner.id } }),
      withUserId,
    ),
  ],
  createTask: shared(async (world) => ({ body: { ...task, courseId: (await newCourseWithTasks(world)).courseId } })),
  editTask: shared(async (world) => ({ params: { taskId: (await newCourseWithTasks(world)).taskIds[0] }, body: task })),
  orderTasks: shared(async (world) => {
    const { courseId, taskIds } = await newCourseWithTasks(world, [1, 1])
    return { params: { courseId }, body: { taskIds: taskIds.toReversed() } }
  }),
  deleteTask: shared(async (world) => ({ params: { taskId: (await newCourseWithTasks(world)).taskIds[0] } })),
  listDeletedTasks: shared(),
  restoreTask: shared(async (world) => {
    const { taskIds } = await newCourseWithTasks(world)
    await world.db.update(tasks).set({ archivedAt: new Date() }).where(eq(tasks.id, taskIds[0]!))
    return { params: { taskId: taskIds[0] } }
  }),
  uploadTaskFiles: shared(async (world) => ({
    body: formOf({ taskStepId: await aStep(world) }, 'files', { name: 'read-me.txt', content: 'Read this first' }),
  })),
  uploadTaskUrls: shared(async (world) => ({
    body: { taskStepId: await aStep(world), urls: ['https://developer.mozilla.org/'] },
  })),
  removeStepFile: shared(async (world) => ({ params: { stepFileId: await newStepFile(world) } })),

  listAttempts: own(({ stepIds }) => ({ params: { stepId: stepIds[0] } }), noMembers),
  submitSolution: [
    own(async (world, actor) => ({ body: solution({ taskStepId: await openStep(world, actor) }) }), {
      ...noMembers,
      byNewcomers: true,
    }),
    owned(
      naming,
      async (world, actor) => ({
        body: solution({ taskStepId: await openStep(world, actor), userId: world.owner.id }),
      }),
      withUserId,
    ),
  ],
  getDraft: own(({ stepIds }) => ({ params: { stepId: stepIds[1] } }), noMembers),
  saveDraft: own(
    async (world, actor) => ({
      params: { stepId: await openStep(world, actor) },
      body: { text: 'So far', version: 0 },
    }),
    noMembers,
  ),
  replyToReview: [
    owned(ownersAndStaff, async (world) => {
      const { solutionId, commentId } = await reviewedAttempt(world)
      return { params: { solutionId }, body: { body: 'Because it is shorter', commentId } }
    }),
    owned(
      ownersAndStaff,
      async (world) => {
        const { solutionId } = await reviewedAttempt(world)
        return { params: { solutionId }, body: { body: 'What is missing?' } }
      },
      { about: 'to the feedback' },
    ),
  ],

  getMySnapshot: own(),
  getMyPerformance: own(),

  getCertificate: shared(async ({ newCertificate }) => ({ params: { code: await newCertificate() } }), {
    tells: ['firstName', 'lastName'],
  }),
  listMyCertificates: own(),
  listCertificates: shared(),
  revokeCertificate: shared(async ({ newCertificate }) => ({
    params: { code: await newCertificate() },
    body: { reason: 'Issued by mistake' },
  })),
}
