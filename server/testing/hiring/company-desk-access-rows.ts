import { type Give, type Rows, shared } from '../access-matrix/row.ts'
import { colleagueOf, invitationOf } from './company-calls.ts'
import { newPerson } from '../makers.ts'
import { newCompany, newReport } from './makers.ts'

const about =
  (body?: unknown, changes: Parameters<typeof newCompany>[1] = {}): Give =>
  async (world) => {
    const { id: companyId } = await newCompany(world, changes)
    return { params: { companyId }, ...(body !== undefined && { body }) }
  }

export const companyDesk: Rows = {
  listCompanies: shared(),
  getCompany: shared(about()),
  inviteCompany: shared(() => ({ body: invitationOf() })),
  inviteCompanyMember: shared(async (world) => {
    const { id: companyId } = await newCompany(world)
    return { params: { companyId }, body: await colleagueOf(world, companyId) }
  }),
  changeCompany: shared(about({ kind: 'services', isTrusted: true })),
  suspendCompany: shared(about({ reason: 'It asked for money.' })),
  listCompanyReports: shared(),
  closeCompanyReport: shared(async (world) => {
    const { id: companyId } = await newCompany(world)
    const { id: reportId } = await newReport(world, companyId, (await newPerson(world.db)).id)
    return { params: { reportId }, body: { answer: 'We have suspended them.' } }
  }),
  resumeCompany: shared(about(undefined, { state: 'suspended' })),
}
