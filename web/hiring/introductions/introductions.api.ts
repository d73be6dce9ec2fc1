import { queryOptions } from '@tanstack/react-query'
import * as conversation from '#contract/hiring/conversation.ts'
import { getIntroducedPortfolio, getIntroducedWork } from '#contract/hiring/introduced-portfolio.ts'
import * as contract from '#contract/hiring/introductions.ts'
import * as meetings from '#contract/hiring/meetings.ts'
import type { WorkContent } from '#contract/hiring/pool.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery, inlineErrors, pagedQuery, shownAgain, useEndpointMutation } from '#web/kit/api/query.ts'
import type { ThreadSource } from '#web/threads/index.ts'

const introductionsKey = ['hiring', 'introductions']

export const myIntroductions = pagedQuery(
  [...introductionsKey, 'mine'],
  (after) => call(contract.listMyIntroductions, { query: { size: 30, after } }),
  shownAgain,
)

export const myIntroduction = (introductionId: number) =>
  endpointQuery([...introductionsKey, 'my', introductionId], contract.getMyIntroduction, { params: { introductionId } })

export const useAccept = () => useEndpointMutation(introductionsKey, contract.acceptIntroduction, inlineErrors)
export const useLeave = () => useEndpointMutation(introductionsKey, contract.leaveIntroduction, inlineErrors)

export const companyIntroductions = (group: contract.IntroductionGroup) =>
  pagedQuery([...introductionsKey, 'company', group], (after) =>
    call(contract.listCompanyIntroductions, { query: { group, size: 30, after } }),
  )

export const companyIntroduction = (introductionId: number) =>
  endpointQuery([...introductionsKey, 'of company', introductionId], contract.getCompanyIntroduction, {
    params: { introductionId },
  })

export const introducedPortfolio = (introductionId: number) =>
  endpointQuery([...introductionsKey, 'portfolio', introductionId], getIntroducedPortfolio, {
    params: { introductionId },
  })

export const introducedWork = (introductionId: number, key: string) =>
  queryOptions({
    queryKey: [...introductionsKey, 'portfolio', introductionId, key],
    queryFn: async (): Promise<WorkContent> => {
      const { title, text, files } = await call(getIntroducedWork, { params: { introductionId, key } })
      return { title, text, files: files.map(({ path, bytes, text }) => ({ name: path, bytes, text })) }
    },
  })

export const useRequest = () => useEndpointMutation(['hiring'], contract.requestIntroduction, inlineErrors)
export const useTurnDown = () => useEndpointMutation(introductionsKey, contract.turnDownIntroduction, inlineErrors)

export const useProposeInterview = () => useEndpointMutation(introductionsKey, meetings.proposeInterview, inlineErrors)
export const useAnswerInterview = () => useEndpointMutation(introductionsKey, meetings.answerInterview)
export const useCancelInterview = () => useEndpointMutation(introductionsKey, meetings.cancelInterview)
export const useMakeOffer = () => useEndpointMutation(introductionsKey, meetings.makeOffer, inlineErrors)
export const useConfirmPlacement = () => useEndpointMutation(introductionsKey, meetings.confirmPlacement, inlineErrors)

export const introductionThread: ThreadSource = {
  queryKey: introductionsKey,
  about: 'introduction',
  staffBadge: 'School',
  load: (introductionId, query) => call(conversation.listIntroductionMessages, { params: { introductionId }, query }),
  write: (introductionId, message) =>
    call(conversation.writeIntroductionMessage, { params: { introductionId }, ...message }),
}

export const useAddNote = () => useEndpointMutation(introductionsKey, conversation.addIntroductionNote, inlineErrors)
export const useRemoveNote = () => useEndpointMutation(introductionsKey, conversation.removeIntroductionNote)
export const useReport = () => useEndpointMutation(introductionsKey, conversation.reportCompany, inlineErrors)
