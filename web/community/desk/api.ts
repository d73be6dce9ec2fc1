import { queryOptions } from '@tanstack/react-query'
import type { BugState } from '#contract/community/bugs.ts'
import {
  assignBug,
  assignRequest,
  listBugDesk,
  listRequestDesk,
  setBugStates,
  setRequestStates,
} from '#contract/community/desk.ts'
import type { RequestState } from '#contract/community/feature-requests.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import { bugsKey } from '../bugs/api.ts'
import { requestsKey } from '../feature-requests/api.ts'
import type { BugDeskFilter, RequestDeskFilter } from './filter.ts'

export const deskBugs = ({ bug: _bug, ...filter }: BugDeskFilter) =>
  pagedQuery([...bugsKey, 'desk', filter], (after) => call(listBugDesk, { query: { ...toQuery(filter), after } }))

export const deskRequests = ({ request: _request, ...filter }: RequestDeskFilter) =>
  pagedQuery([...requestsKey, 'desk', filter], (after) =>
    call(listRequestDesk, { query: { ...toQuery(filter), after } }),
  )

/** Null when it does not exist. */
export const deskBug = (bugId: number) =>
  queryOptions({
    queryKey: [...bugsKey, 'desk', bugId],
    queryFn: () => call(listBugDesk, { query: { bugId, size: 1 } }).then(({ items }) => items[0] ?? null),
  })

export const deskRequest = (requestId: number) =>
  queryOptions({
    queryKey: [...requestsKey, 'desk', requestId],
    queryFn: () => call(listRequestDesk, { query: { requestId, size: 1 } }).then(({ items }) => items[0] ?? null),
  })

export const openBugCount = queryOptions({
  queryKey: [...bugsKey, 'open count'],
  queryFn: () => call(listBugDesk, { query: { size: 1 } }).then(({ openCount }) => openCount),
})

export const openRequestCount = queryOptions({
  queryKey: [...requestsKey, 'open count'],
  queryFn: () => call(listRequestDesk, { query: { size: 1 } }).then(({ openCount }) => openCount),
})

export const useAssignBug = (bugId: number) =>
  useInvalidatingMutation(bugsKey, (assigneeId: number | null) =>
    call(assignBug, { params: { bugId }, body: { assigneeId } }),
  )

export const useAssignRequest = (requestId: number) =>
  useInvalidatingMutation(requestsKey, (assigneeId: number | null) =>
    call(assignRequest, { params: { requestId }, body: { assigneeId } }),
  )

export const useSetBugStates = () =>
  useInvalidatingMutation(
    bugsKey,
    (body: { bugIds: number[]; state: BugState }) => call(setBugStates, { body }),
    inlineErrors,
  )

export const useSetRequestStates = () =>
  useInvalidatingMutation(
    requestsKey,
    (body: { requestIds: number[]; state: RequestState }) => call(setRequestStates, { body }),
    inlineErrors,
  )
