import { setPreviewLink } from '#contract/learning/attempts/previews.ts'
import { onlyOwners, own, owned, type Rows } from '../access-matrix/row.ts'
import type { World } from '../access-matrix/world.ts'
import type { TestActor } from '../test-app.ts'
import { enrol, newCourseWithTasks, newSolution } from './learning.ts'

/** The owner's, with a link that shows its page. */
async function sharedPage(world: World) {
  const { courseId, stepIds } = await newCourseWithTasks(world, [1])
  await enrol(world, world.owner.id, [courseId])
  const { id: solutionId } = await newSolution(world, {
    personId: world.owner.id,
    courseId,
    stepId: stepIds[0]!,
    files: { 'index.html': '<h1>Hi</h1>' },
  })
  const params = { solutionId }
  const { body } = await world.call(world.owner, setPreviewLink, { params, body: {} })
  return { params, path: new URL(body.data.url).pathname }
}

const ofSharedPage = async (world: World) => ({ params: (await sharedPage(world)).params })

/** Open to everyone who has the link. Fastify lists `/preview/*` as this. */
export const previewFile = ['*', async (world: World) => (await sharedPage(world)).path] as const

async function openStep(world: World, actor: TestActor | null) {
  const { courseId, stepIds } = await newCourseWithTasks(world, [1])
  if (actor) await enrol(world, actor.id, [courseId])
  return { stepId: stepIds[0]! }
}

export const attempts: Rows = {
  // No code host answers here: everybody with the rights to import gets as far as the address.
  importRepository: own(
    async (world, actor) => ({
      params: await openStep(world, actor),
      body: { address: 'https://example.in/asha/page' },
    }),
    { outcomes: { owner: 400, other: 400, mentor: 400, admin: 400 } },
  ),
  getPreviewLink: owned(onlyOwners, ofSharedPage),
  setPreviewLink: owned(onlyOwners, async (world) => ({ ...(await ofSharedPage(world)), body: { days: 30 } })),
  revokePreviewLink: owned(onlyOwners, ofSharedPage),
}
