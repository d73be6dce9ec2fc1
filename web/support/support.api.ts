import { queryOptions } from '@tanstack/react-query'
import { getAllCourses } from '#contract/learning/enrolments.ts'
import {
  getSupportRequest,
  listMySupportRequests,
  listSupportMessages,
  resolveMySupportRequest,
  writeSupportMessage,
  writeToSupport,
  type SupportDraft,
} from '#contract/support/requests.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, shownAgain, useInvalidatingMutation } from '#web/kit/api/query.ts'
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
export const courseChoices = queryOptions({
  queryKey: [...supportKey, 'courses'],
  queryFn: () => call(getAllCourses),
  staleTime: 60_000,
})

type Asking = { draft: SupportDraft; pictures: File[]; idempotencyKey: string }

export const useWriteToSupport = () =>
  useInvalidatingMutation(
    supportKey,
    ({ draft, pictures, idempotencyKey }: Asking) =>
      call(writeToSupport, { body: draft, files: pictures, idempotencyKey }),
    inlineErrors,
  )

export const useResolveMine = () =>
  useInvalidatingMutation(supportKey, (requestId: number) => call(resolveMySupportRequest, { params: { requestId } }))
