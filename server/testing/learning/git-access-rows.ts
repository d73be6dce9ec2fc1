import { dayMs } from '#contract/kit/durations.ts'
import { insertToken } from '#server/identity/access-tokens/store.ts'
import { insertPush } from '#server/learning/commits/store.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import type { Caller } from '../access-matrix/callers.ts'
import { onlyOwners, own, owned, type Rows, shared } from '../access-matrix/row.ts'
import type { World } from '../access-matrix/world.ts'
import type { TestActor } from '../test-app.ts'
import { publishExercise } from './exercises.ts'
import { enrol, newCourseWithTasks, newSolution } from './learning.ts'

async function aToken({ db }: World, { id: personId }: { id: number }) {
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + dayMs)
  const secret = `ktb_${newToken()}`
  const row = await insertToken(db, secret, { personId, name: 'A laptop', scope: 'push', createdAt, expiresAt })
  return { secret, tokenId: row.id }
}

const head = 'c'.repeat(40)

/** An attempt of the owner that was pushed. */
async function aPushedAttempt(world: World) {
  const { courseId, stepIds } = await newCourseWithTasks(world, [1])
  await enrol(world, world.owner.id, [courseId])
  const { id: solutionId } = await newSolution(world, { personId: world.owner.id, courseId, stepId: stepIds[0]! })
  const commit = { hash: head, parent: null, message: 'Add them', committedAt: new Date(), files: [] }
  await insertPush(world.db, solutionId, { head, commits: 1, newest: [commit] })
  return { params: { solutionId } }
}

export const gitRows: Rows = {
  listAccessTokens: own(async (world) => {
    await aToken(world, world.owner)
    return {}
  }),
  createAccessToken: own(() => ({ body: { name: 'My laptop', scope: 'push', days: 30 } })),
  revokeAccessToken: owned(onlyOwners, async (world) => ({
    params: { tokenId: (await aToken(world, world.owner)).tokenId },
  })),
  getCommitsToReview: shared(aPushedAttempt),
  getMyCommits: owned(onlyOwners, aPushedAttempt),
}

/** Asked with the caller's own access token, for a step of a course that the owner is in. */
const askGit = (method: 'GET' | 'POST', rest: string, statuses: Record<Caller, number>) => ({
  route: `${method} /git/:name/${rest.split('?')[0]}`,
  about: 'of a step of the owner’s course',
  statuses,
  ask: async (world: World, actor: TestActor | null) => {
    const { courseId, stepIds } = await newCourseWithTasks(world, [1])
    await publishExercise(world, world.admin, stepIds[0]!)
    await enrol(world, world.owner.id, [courseId])
    const secret = actor && (await aToken(world, actor)).secret
    const authorization = `Basic ${Buffer.from(`anyone:${secret}`).toString('base64')}`
    const { statusCode } = await world.app.inject({
      method,
      url: `/git/${stepIds[0]}/${rest}`,
      headers: {
        ...(secret && { authorization }),
        ...(method === 'POST' && { 'content-type': `application/x-${rest}-request` }),
      },
      ...(method === 'POST' && { payload: '0000' }),
    })
    return statusCode
  },
})

const statuses = { stranger: 401, owner: 200, other: 403, company: 403, mentor: 403, admin: 403 }

export const gitRoutes = [
  askGit('GET', 'info/refs?service=git-upload-pack', statuses),
  askGit('GET', 'info/refs?service=git-receive-pack', statuses),
  askGit('POST', 'git-upload-pack', statuses),
  askGit('POST', 'git-receive-pack', statuses),
]
