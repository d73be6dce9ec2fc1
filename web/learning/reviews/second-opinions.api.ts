import { queryOptions } from '@tanstack/react-query'
import {
  claimSecondOpinion,
  getAgreement,
  getSecondOpinion,
  giveSecondOpinion,
  listSecondOpinions,
  releaseSecondOpinion,
} from '#contract/learning/second-opinions.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, shownAgain, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { pollDelay } from '../practice/check-run/check-run.rules.ts'
import { deleteOnUnload, everyTwentySeconds, opinionKey, reviewsKey } from './reviews.api.ts'
import type { ClaimCalls } from './claim.ts'

/** The tab of the reviews that lists them. */
export const opinionsTab = 'second-opinions'
export const opinionsPath = `/admin/reviews?tab=${opinionsTab}`
export const opinionPath = (opinionId: number) => `/admin/second-opinions/${opinionId}`

const waitingKey = [...reviewsKey, 'opinions']

export const waitingOpinions = pagedQuery(waitingKey, (after) => call(listSecondOpinions, { query: { after } }), {
  ...everyTwentySeconds,
  ...shownAgain,
})

export const opinionCase = (opinionId: number) =>
  queryOptions({
    queryKey: [...opinionKey, opinionId],
    queryFn: () => call(getSecondOpinion, { params: { opinionId } }),
    // As for a review: another mentor may claim it, and the links to the files expire.
    refetchInterval: ({ state: { data } }) => pollDelay(data?.current.checkRun, Date.now()) ?? 60_000,
  })

export const claimOfOpinion = (opinionId: number): ClaimCalls => ({
  queryKey: opinionCase(opinionId).queryKey,
  claim: () => call(claimSecondOpinion, { params: { opinionId } }),
  release: () => call(releaseSecondOpinion, { params: { opinionId } }).catch(() => null),
  releaseOnUnload: () => deleteOnUnload(releaseSecondOpinion.path.replace(':opinionId', String(opinionId))),
})

/** Not the opinion itself, which can't be read again once it is given. */
export const useGiveSecondOpinion = () => useEndpointMutation(waitingKey, giveSecondOpinion, inlineErrors)

export const agreement = endpointQuery(['learning', 'agreement'], getAgreement)
