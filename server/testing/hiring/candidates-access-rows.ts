import { type Give, own, type Rows } from '../access-matrix/row.ts'
import { newEligible, optInDraft } from './candidates.ts'
import { newCandidate, newCompany } from './makers.ts'

const optedIn: Give = async (world, actor) => {
  await newCandidate(world, actor!.id)
  return {}
}

const company: Give = async (world) => ({ body: { companyId: (await newCompany(world)).id } })

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
  blockCompany: own(company),
  unblockCompany: own(async (world) => ({ params: { companyId: (await newCompany(world)).id } })),
}
