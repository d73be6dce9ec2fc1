import { introductionConsent } from '#contract/hiring/consents.ts'
import type { IntroductionState } from '#contract/hiring/hiring.ts'
import { type Give, onlyOwners, owned, own, type Rows, shared } from '../access-matrix/row.ts'
import { newIntroduction } from './introductions.ts'
import { requestMessage } from './introductions-calls.ts'
import { joinCompany, newCandidate, newCompany, newOpening } from './makers.ts'
import type { World } from '../access-matrix/world.ts'

/** Of the owner, with a company that none of the callers belongs to. */
async function ofOwner(
  world: World,
  state: IntroductionState,
  companyId?: number,
): Promise<{ introductionId: number }> {
  const opening = await newOpening(world, companyId ?? (await newCompany(world)).id)
  const candidate = await newCandidate(world, world.owner.id, [], { endedAt: new Date() })
  return { introductionId: (await newIntroduction(world, { opening, candidate, state })).id }
}

const mine =
  (body?: object): Give =>
  async (world) => ({ params: await ofOwner(world, 'requested'), ...(body && { body }) })

/** Of the caller's company, with the owner, who hasn't accepted. */
const companys: Give = async (world, actor) => ({
  params: await ofOwner(world, 'requested', await joinCompany(world, actor!)),
})

export const introductions: Rows = {
  listMyIntroductions: own(async (world) => {
    await ofOwner(world, 'requested')
    return {}
  }),
  getMyIntroduction: owned(onlyOwners, mine()),
  acceptIntroduction: owned(onlyOwners, mine({ consentVersion: introductionConsent.version })),
  leaveIntroduction: owned(onlyOwners, mine({})),
  requestIntroduction: shared(async (world, actor) => {
    const { id: openingId } = await newOpening(world, await joinCompany(world, actor!))
    const { code } = await newCandidate(world, (await world.newActor('learner')).id)
    return { body: { openingId, code, message: requestMessage } }
  }),
  listCompanyIntroductions: shared(async (world, actor) => {
    await joinCompany(world, actor!)
    return {}
  }),
  getCompanyIntroduction: shared(companys),
  turnDownIntroduction: shared(async (world, actor) => ({ ...(await companys(world, actor)), body: {} })),
}
