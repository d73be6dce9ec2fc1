import { listListedCourses } from '#contract/catalogue/courses.ts'
import * as contract from '#contract/hiring/candidates.ts'
import * as pool from '#contract/hiring/pool.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery, inlineErrors, pagedQuery, useEndpointMutation } from '#web/kit/api/query.ts'

const mineKey = ['hiring', 'candidate']

export const myCandidate = endpointQuery(mineKey, contract.getMyCandidate)

export const useOptIn = () => useEndpointMutation(mineKey, contract.saveMyCandidate, inlineErrors)
export const useWithdraw = () => useEndpointMutation(mineKey, contract.withdrawMyCandidate, inlineErrors)
export const useBlock = () => useEndpointMutation(mineKey, contract.blockCompany, inlineErrors)
export const useUnblock = () => useEndpointMutation(mineKey, contract.unblockCompany)

type Work = Pick<contract.ChosenWork, 'kind' | 'workId'>

/** What a company would read of it. */
export const myWork = (work: Work) =>
  endpointQuery([...mineKey, 'work', work.kind, work.workId], pool.previewCandidateWork, { params: work })

export const previewOf = (shown: contract.Shown) =>
  endpointQuery([...mineKey, 'preview', shown], pool.previewCandidate, { body: shown }, { gcTime: 0 })

export const listedCourses = endpointQuery(['courses', 'listed'], listListedCourses)

const poolKey = ['hiring', 'pool']

export const candidatesFor = (filter: Record<string, string>) =>
  pagedQuery([...poolKey, 'list', filter], (after) =>
    call(pool.findCandidates, { query: { size: 20, after, ...filter } }),
  )

export const candidateOf = (code: string) => endpointQuery([...poolKey, code], pool.getCandidate, { params: { code } })

export const candidateWork = (code: string, work: number) =>
  endpointQuery([...poolKey, code, work], pool.getCandidateWork, { params: { code, work } })
