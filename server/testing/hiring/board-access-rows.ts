import { candidates } from '#server/hiring/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { type Rows, shared } from '../access-matrix/row.ts'
import { newIntroduction } from './introductions.ts'
import { newCandidate, newCompany, newOpening } from './makers.ts'
import { newApprovedStep } from '../portfolio/portfolio.ts'
import type { World } from '../access-matrix/world.ts'

const opening = async (world: World) => newOpening(world, (await newCompany(world)).id)

export const board: Rows = {
  listBoard: shared(async (world) => {
    const learner = await world.newActor('learner')
    await newIntroduction(world, {
      opening: await opening(world),
      candidate: await newCandidate(world, learner.id),
      state: 'requested',
    })
    return {}
  }),
  listSuggestable: shared(async (world) => ({ params: { openingId: (await opening(world)).id } })),
  suggestLearner: shared(
    async (world) => {
      const personId = world.owner.id
      const { attemptId } = await newApprovedStep(world, { personId, mentorId: (await world.newActor('mentor')).id })
      await world.db.update(candidates).set({ endedAt: new Date() }).where(eq(candidates.personId, personId))
      await newCandidate(world, personId, [attemptId])
      return { body: { openingId: (await opening(world)).id, userId: personId } }
    },
    { about: "with the owner's userId" },
  ),
}
