import { queryOptions } from '@tanstack/react-query'
import { getAllCourses } from '#contract/learning/enrolments.ts'
import {
  getSupportRequest,
  listMySupportRequests,
  listSupportMessages,
  resolveMySupportRequest,
  writeSupportMessage,
  writeToSupport,
} from '#contract/support/requests.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, shownAgain, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import type { ThreadSource } from '#web/threads/index.ts'

export const supportKey = ['support']

export const myRequests = pagedQuery(
  [...supportKey, 'mine'],
  (after) => call(listMySupportRequests, { query: { after } }),
  shownAgain,
)

export const supportRequest = (requestId: number) =>
  queryOptions({
    queryKey: [...supportKey, 'one', requestId],
    queryFn: () => call(getSupportRequest, { params: { requestId } }),
    refetchInterval: 60_000,
  })

export const supportThread: ThreadSource = {
  queryKey: supportKey,
  about: 'support request',
  staffBadge: 'Support',
  load: (requestId, query) => call(listSupportMessages, { params: { requestId }, query }),
  write: (requestId, message) => call(writeSupportMessage, { params: { requestId }, ...message }),
}

/** What a request can be about. */
export const courseChoices = endpointQuery([...supportKey, 'courses'], getAllCourses, {}, { staleTime: 60_000 })

export const useWriteToSupport = () => useEndpointMutation(supportKey, writeToSupport, inlineErrors)

export const useResolveMine = () => useEndpointMutation(supportKey, resolveMySupportRequest)
