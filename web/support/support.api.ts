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
import type { Writing } from '#web/threads/index.ts'

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

/** Oldest first. Few threads are longer than the first page. */
export const supportMessages = (requestId: number) =>
  pagedQuery(
    [...supportKey, 'messages', requestId],
    (after) => call(listSupportMessages, { params: { requestId }, query: { size: 100, after } }),
    // A notification refreshes it at once; the links to pictures expire after a few minutes.
    { refetchInterval: 60_000 },
  )

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
    { networkMode: 'always', ...inlineErrors },
  )

export const useWriteMessage = (requestId: number) =>
  useInvalidatingMutation(
    supportKey,
    ({ body, pictures, idempotencyKey }: Writing) =>
      call(writeSupportMessage, { params: { requestId }, body: { body }, files: pictures, idempotencyKey }),
    { networkMode: 'always', ...inlineErrors },
  )

export const useResolveMine = () =>
  useInvalidatingMutation(supportKey, (requestId: number) => call(resolveMySupportRequest, { params: { requestId } }))
