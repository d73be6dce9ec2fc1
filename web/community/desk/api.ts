import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
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
import type { BugDeskFilter, RequestDeskFilter } from './rules.ts'

// Below the keys of the boards, so that an answer given there or here renews both.
const bugDesk = ['community', 'bugs', 'desk']
const requestDesk = ['community', 'feature-requests', 'desk']

/** What of a filter is sent: what is set. Which one is open is no matter of the list. */
export function asked({
  search,
  state,
  assignee,
  unanswered,
}: BugDeskFilter | RequestDeskFilter): Record<string, string> {
  const set = Object.entries({ search, state, assignee }).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(set), ...(unanswered && { unanswered: 'true' }) }
}

const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next: string | null }) => page.next,
  // The list changes in place while one filters, instead of vanishing for a moment.
  placeholderData: keepPreviousData,
}

export const bugsOnDesk = (filter: BugDeskFilter) => {
  const wanted = asked(filter)
  return infiniteQueryOptions({
    queryKey: [...bugDesk, 'list', wanted],
    queryFn: ({ pageParam }) => call(listBugDesk, { query: { ...wanted, ...(pageParam && { after: pageParam }) } }),
    ...paged,
  })
}

export const requestsOnDesk = (filter: RequestDeskFilter) => {
  const wanted = { ...asked(filter), order: filter.order }
  return infiniteQueryOptions({
    queryKey: [...requestDesk, 'list', wanted],
    queryFn: ({ pageParam }) => call(listRequestDesk, { query: { ...wanted, ...(pageParam && { after: pageParam }) } }),
    ...paged,
  })
}

/** One alone, wherever it stands in the list; null when there is none. */
export const bugOnDesk = (bugId: number) =>
  queryOptions({
    queryKey: [...bugDesk, 'one', bugId],
    queryFn: async () => (await call(listBugDesk, { query: { bugId, size: 1 } })).items[0] ?? null,
  })

export const requestOnDesk = (requestId: number) =>
  queryOptions({
    queryKey: [...requestDesk, 'one', requestId],
    queryFn: async () => (await call(listRequestDesk, { query: { requestId, size: 1 } })).items[0] ?? null,
  })

export const bugsWaiting = queryOptions({
  queryKey: [...bugDesk, 'waiting'],
  queryFn: () => call(listBugDesk, { query: { size: 1 } }),
  select: ({ waiting }) => waiting,
})

export const requestsWaiting = queryOptions({
  queryKey: [...requestDesk, 'waiting'],
  queryFn: () => call(listRequestDesk, { query: { size: 1 } }),
  select: ({ waiting }) => waiting,
})

const renewBugs = (queries: QueryClient) => queries.invalidateQueries({ queryKey: bugDesk.slice(0, 2) })
export const renewRequests = (queries: QueryClient) => queries.invalidateQueries({ queryKey: requestDesk.slice(0, 2) })

/** What goes wrong is said where it was asked. */
const toldInPlace = { isQuiet: true }

export const useAssignBug = (bugId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (assigneeId: number | null) => call(assignBug, { params: { bugId }, body: { assigneeId } }),
    onSuccess: () => renewBugs(queries),
  })
}

export const useAssignRequest = (requestId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (assigneeId: number | null) => call(assignRequest, { params: { requestId }, body: { assigneeId } }),
    onSuccess: () => renewRequests(queries),
  })
}

export const useMoveBugs = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { bugIds: number[]; state: BugState }) => call(setBugStates, { body }),
    meta: toldInPlace,
    onSuccess: () => renewBugs(queries),
  })
}

export const useMoveRequests = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { requestIds: number[]; state: RequestState }) => call(setRequestStates, { body }),
    meta: toldInPlace,
    onSuccess: () => renewRequests(queries),
  })
}
