import { type Give, type Rows, shared } from '../access-matrix/row.ts'
import { joinCompany, newCompany, newOpening } from './makers.ts'
import { openingDraft } from './openings-calls.ts'

/** An open opening of the caller's company. */
const ownOpening: Give = async (world, actor) => {
  const companyId = await joinCompany(world, actor!)
  return { params: { openingId: (await newOpening(world, companyId)).id } }
}

export const openings: Rows = {
  getHiringFigures: shared(),
  getHiringReport: shared(),
  listMyOpenings: shared(async (world, actor) => {
    await joinCompany(world, actor!)
    return {}
  }),
  writeOpening: shared(async (world, actor) => {
    await joinCompany(world, actor!)
    return { body: openingDraft }
  }),
  changeOpening: shared(async (world, actor) => ({ ...(await ownOpening(world, actor)), body: openingDraft })),
  closeOpening: shared(ownOpening),
  listOpenings: shared(),
  decideOpening: shared(async (world) => {
    const { id: companyId } = await newCompany(world)
    const changedAt = new Date()
    const { id: openingId } = await newOpening(world, companyId, { state: 'submitted', changedAt })
    return { params: { openingId }, body: { decision: 'approve', changedAt: changedAt.toISOString() } }
  }),
}
