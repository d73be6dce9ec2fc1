import { newCourseWithTasks, newSolution, enrol } from '../learning/learning.ts'
import { exerciseContent, publishExercise } from '../learning/exercises.ts'
import type { TestActor } from '../test-app.ts'
import { own, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

/** Staff have no subscription, so nothing is counted for them. */
const noMembers = { outcomes: { mentor: 403, admin: 403 } } as const

/** An exercise of a new course, in which the caller and the owner are enrolled. */
async function anExercise(world: World, actor: TestActor | null = null) {
  const { courseId, stepIds } = await newCourseWithTasks(world, [1])
  const stepId = stepIds[0]!
  await publishExercise(world, world.admin, stepId)
  await enrol(world, world.owner.id, [courseId])
  if (actor && actor.id !== world.owner.id) await enrol(world, actor.id, [courseId])
  return { courseId, stepId, params: { stepId } }
}

async function anAttempt(world: World) {
  const { courseId, stepId } = await anExercise(world)
  const { id: solutionId } = await newSolution(world, { personId: world.owner.id, courseId, stepId })
  return { params: { solutionId } }
}

export const practice: Rows = {
  reportChecks: own(
    async (world, actor) => ({
      params: (await anExercise(world, actor)).params,
      body: { results: [{ name: 'adds', isPassed: false }] },
    }),
    noMembers,
  ),
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
}
