import { candidateWorks } from '#server/hiring/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { type Give, own, type Rows, shared } from '../access-matrix/row.ts'
import type { World } from '../access-matrix/world.ts'
import { newApprovedStep } from '../portfolio/portfolio.ts'
import { newEligible, optInDraft, shownDraft } from './candidates.ts'
import { joinCompany, newCandidate, newCompany } from './makers.ts'

const optedIn: Give = async (world, actor) => {
  await newCandidate(world, actor!.id)
  return {}
}

const company: Give = async (world) => ({ body: { companyId: (await newCompany(world)).id } })

/** A candidate whom the caller's company may see, with work whose code is shown. */
const visible: Give = async (world, actor) => {
  await joinCompany(world, actor!)
  const { id: personId } = await world.newActor('learner')
  const { attemptId } = await newApprovedStep(world, { personId, mentorId: world.mentor.id })
  const { id, code } = await newCandidate(world, personId, [attemptId])
  await world.db.update(candidateWorks).set({ showsCode: true }).where(eq(candidateWorks.candidateId, id))
  return { params: { code, work: 1 } }
}

const ownStep = async (world: World, { id: personId }: { id: number }) =>
  (await newApprovedStep(world, { personId, mentorId: world.mentor.id })).attemptId

export const candidates: Rows = {
  getMyCandidate: own(optedIn, { byNewcomers: true }),
  saveMyCandidate: own(
    async (world, actor) => {
      const { attemptId } = await newEligible(world, actor!, world.mentor.id)
      return { body: optInDraft([attemptId]) }
    },
    { byNewcomers: true, outcomes: { mentor: 409, admin: 409 } },
  ),
  withdrawMyCandidate: own(optedIn, { byNewcomers: true }),
  previewCandidate: own(async (world, actor) => ({ body: shownDraft([await ownStep(world, actor!)]) })),
  previewCandidateWork: own(
    async (world, actor) => ({ params: { kind: 'step', workId: await ownStep(world, actor!) } }),
    { isAlike: true },
  ),
  findCandidates: shared(async (world, actor) => {
    await joinCompany(world, actor!)
    return {}
  }),
  getCandidate: shared(visible),
  getCandidateWork: shared(visible),
  blockCompany: own(company),
  unblockCompany: own(async (world) => ({ params: { companyId: (await newCompany(world)).id } })),
}
