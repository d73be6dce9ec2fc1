import type { CompanyState } from '#contract/hiring/hiring.ts'
import { decideCompany } from '#contract/hiring/applications.ts'
import * as contract from '#contract/hiring/company-desk.ts'
import { closeCompanyReport, listCompanyReports, type ReportState } from '#contract/hiring/reports.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery, inlineErrors, pagedQuery, useEndpointMutation } from '#web/kit/api/query.ts'

const key = ['hiring', 'desk']

export type CompanyFilter = { state: CompanyState | ''; search: string }

export const companies = ({ state, search }: CompanyFilter) =>
  pagedQuery([...key, 'companies', state, search], (after) =>
    call(contract.listCompanies, {
      query: { size: 50, ...(search && { search }), ...(state && { state }), after },
    }),
  )

export const company = (companyId: number) =>
  endpointQuery([...key, 'company', companyId], contract.getCompany, { params: { companyId } })

/** `company`: its number, or empty for all. */
export type ReportFilter = { state: ReportState; company: string }

export const companyReports = ({ state, company }: ReportFilter) =>
  pagedQuery([...key, 'reports', state, company], (after) =>
    call(listCompanyReports, { query: { size: 30, state, ...(company && { companyId: company }), after } }),
  )

export const useCloseReport = () => useEndpointMutation(key, closeCompanyReport, inlineErrors)
export const useInviteCompany = () => useEndpointMutation(key, contract.inviteCompany, inlineErrors)
export const useInviteMember = () => useEndpointMutation(key, contract.inviteCompanyMember, inlineErrors)
export const useDecideCompany = () => useEndpointMutation(key, decideCompany, inlineErrors)
export const useChangeCompany = () => useEndpointMutation(key, contract.changeCompany, inlineErrors)
export const useSuspendCompany = () => useEndpointMutation(key, contract.suspendCompany, inlineErrors)
export const useResumeCompany = () => useEndpointMutation(key, contract.resumeCompany, inlineErrors)
