import * as contract from '#contract/hiring/company.ts'
import { endpointQuery, inlineErrors, shownAgain, useEndpointMutation } from '#web/kit/api/query.ts'

const key = ['hiring', 'company']

export const myCompany = endpointQuery(key, contract.getMyCompany, {}, shownAgain)

export const useAcceptTerms = () => useEndpointMutation(key, contract.acceptCompanyTerms)

export const useSaveCompany = () => useEndpointMutation(key, contract.saveMyCompany, inlineErrors)

export const useInviteColleague = () => useEndpointMutation(key, contract.inviteColleague, inlineErrors)

export const useRemoveColleague = () => useEndpointMutation(key, contract.removeColleague, inlineErrors)
