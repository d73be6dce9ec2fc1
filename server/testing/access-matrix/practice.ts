import { shareSolution } from '#contract/learning/attempts/sharing.ts'
import { courses } from '#server/catalogue/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { openInterview } from '#server/learning/interviews/store.ts'
import { interviewProblems, interviews } from '#server/learning/interviews/tables.ts'
import { newCourseWithTasks, newSolution, enrol } from '../learning/learning.ts'
import { exerciseContent, publishExercise } from '../learning/exercises.ts'
import { projectExercise, solvedProject } from '../learning/projects.ts'
import { newProblem } from '../learning/problems.ts'
import type { TestActor } from '../test-app.ts'
import { onlyOwners, own, owned, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

/** Staff have no subscription, so nothing is counted for them. */
const noMembers = { outcomes: { mentor: 403, admin: 403 } } as const

/** An exercise of a new course, in which the caller and the owner are enrolled. */
async function anExercise(world: World, actor: TestActor | null = null, exercise: object = {}) {
  const { courseId, stepIds } = await newCourseWithTasks(world, [1])
  const stepId = stepIds[0]!
  await publishExercise(world, world.admin, stepId, exercise)
  await enrol(world, world.owner.id, [courseId])
  if (actor && actor.id !== world.owner.id) await enrol(world, actor.id, [courseId])
  return { courseId, stepId, params: { stepId } }
}

/** A problem of a new course, in which the caller and the owner are enrolled. */
async function aProblem(world: World, actor: TestActor | null) {
  const { courseId, stepId } = await anExercise(world, actor)
  return { courseId, params: { problemId: await newProblem(world, stepId) } }
}

const aProject = (world: World, actor: TestActor | null) => anExercise(world, actor, projectExercise)

async function anAttempt(world: World) {
  const { courseId, stepId } = await anExercise(world)
  const { id: solutionId } = await newSolution(world, { personId: world.owner.id, courseId, stepId })
  return { params: { solutionId } }
}

/** The owner finished it and shares their solution; the caller hasn't. */
async function aSharedSolution(world: World, actor: TestActor | null = null) {
  const { courseId, stepId } = await anExercise(world, actor)
  const { id: solutionId } = await newSolution(world, {
    personId: world.owner.id,
    courseId,
    stepId,
    state: 'approved',
    files: { 'add.js': 'export const add = (a, b) => a + b\n' },
  })
  await world.call(world.owner, shareSolution, { params: { stepId }, body: { isNamed: true } })
  return { stepId, solutionId }
}

const finishers = { owner: 'done', other: 403, mentor: 'done', admin: 'done' } as const

/** A course with interviews, in which the caller and the owner are enrolled, and an interview of the owner. */
async function anInterview(world: World, actor: TestActor | null = null, isOver = false) {
  const { courseId, stepIds } = await newCourseWithTasks(world, [1, 1])
  for (const stepId of stepIds) await publishExercise(world, world.admin, stepId)
  await world.db.update(courses).set({ hasInterviews: true }).where(eq(courses.id, courseId))
  for (const { id } of actor && actor.id !== world.owner.id ? [world.owner, actor] : [world.owner])
    await enrol(world, id, [courseId])
  // There is one open interview at most, and the owner's call comes after everybody's input is made.
  const openId = await openInterview(world.db, world.owner.id)
  if (openId !== null && !isOver) return { courseId, params: { interviewId: openId } }
  const startedAt = new Date()
  const endsAt = new Date(startedAt.getTime() + 45 * 60_000)
  const [row] = await world.db
    .insert(interviews)
    .values({ personId: world.owner.id, courseId, startedAt, endsAt, finishedAt: isOver ? endsAt : null })
    .returning()
  const interviewId = row!.id
  await world.db.insert(interviewProblems).values({ interviewId, position: 1, stepId: stepIds[0]!, exerciseVersion: 1 })
  return { courseId, params: { interviewId } }
}

const anOwners = async (world: World, { isOver = false } = {}) => (await anInterview(world, null, isOver)).params

export const practice: Rows = {
  listInterviews: own(async (world) => {
    await anInterview(world)
    return {}
  }),
  startInterview: own(
    async (world, actor) => ({ body: { courseId: (await anInterview(world, actor, true)).courseId } }),
    noMembers,
  ),
  getInterview: owned(onlyOwners, async (world) => ({ params: await anOwners(world) })),
  saveInterviewCode: owned(onlyOwners, async (world) => ({
    params: { ...(await anOwners(world)), position: 1 },
    body: { code: null, version: 0 },
  })),
  finishInterview: owned(onlyOwners, async (world) => ({ params: await anOwners(world) })),
  saveInterviewResults: owned(onlyOwners, async (world) => ({
    params: { ...(await anOwners(world, { isOver: true })), position: 1 },
    body: { results: [{ name: 'adds', isPassed: true }] },
  })),

  listProblems: own(async (world, actor) => ({ params: { courseId: (await aProblem(world, actor)).courseId } }), {
    isAlike: true,
  }),
  getOfflineCourse: own(async (world, actor) => ({ params: { courseId: (await aProblem(world, actor)).courseId } })),
  getProblem: own(async (world, actor) => ({ params: (await aProblem(world, actor)).params }), { isAlike: true }),
  getProblemRun: own(async (world, actor) => ({ params: (await aProblem(world, actor)).params }), {
    ...noMembers,
    isAlike: true,
  }),
  saveProblemCode: own(
    async (world, actor) => ({ params: (await aProblem(world, actor)).params, body: { code: null, version: 0 } }),
    noMembers,
  ),
  submitProblem: own(
    async (world, actor) => ({
      params: (await aProblem(world, actor)).params,
      body: { language: 'python', code: [{ path: 'add_up.py', text: 'def add_up(a, b):\n    return 0\n' }] },
    }),
    noMembers,
  ),
  giveUpProblem: own(async (world, actor) => ({ params: (await aProblem(world, actor)).params }), noMembers),

  reportChecks: own(
    async (world, actor) => ({
      params: (await anExercise(world, actor)).params,
      body: { results: [{ name: 'adds', isPassed: false }] },
    }),
    noMembers,
  ),
  startTry: own(
    async (world, actor) => ({
      params: (await aProject(world, actor)).params,
      body: { code: solvedProject, request: null },
    }),
    noMembers,
  ),
  getTry: own(async (world, actor) => ({ params: (await aProject(world, actor)).params }), {
    ...noMembers,
    isAlike: true,
  }),
  stopTry: own(async (world, actor) => ({ params: (await aProject(world, actor)).params }), noMembers),
  showHint: own(
    async (world, actor) => ({ params: (await anExercise(world, actor)).params, body: { name: 'adds' } }),
    noMembers,
  ),
  runChecksAgain: shared(anAttempt),
  getAttemptExercise: shared(anAttempt),
  getExercise: shared(async (world) => ({ params: (await anExercise(world)).params })),
  saveExercise: shared(async (world) => ({
    params: (await anExercise(world)).params,
    body: { version: 1, content: exerciseContent() },
  })),
  removeExercise: shared(async (world) => ({ params: (await anExercise(world)).params })),
  rerunOpenAttempts: shared(async (world) => ({ params: (await anExercise(world)).params })),
  listSharedSolutions: owned(
    finishers,
    async (world, actor) => ({ params: { stepId: (await aSharedSolution(world, actor)).stepId } }),
    { tells: ['firstName', 'lastName'] },
  ),
  shareSolution: owned({ ...finishers, mentor: 403, admin: 403 }, async (world, actor) => ({
    params: { stepId: (await aSharedSolution(world, actor)).stepId },
    body: { isNamed: false },
  })),
  unshareSolution: own(async (world, actor) => ({ params: { stepId: (await aSharedSolution(world, actor)).stepId } })),
  hideSharedSolution: shared(async (world) => ({
    params: { solutionId: (await aSharedSolution(world)).solutionId },
    body: { reason: 'It has a phone number in it' },
  })),
}
