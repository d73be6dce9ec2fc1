import { type BugState, bugStates } from '#contract/community/bugs.ts'
import { type RequestState, requestStates } from '#contract/community/feature-requests.ts'

type Assignee = '' | 'me' | 'nobody'
/** What is shown of a desk; '' is everything. */
type DeskFilter<State> = { search: string; state: State | ''; assignee: Assignee; unanswered: boolean }
/** `bug` is the one that is open, or ''. */
export type BugDeskFilter = DeskFilter<BugState> & { bug: string }
export type RequestDeskFilter = DeskFilter<RequestState> & { order: 'newest' | 'wanted'; request: string }

const assignees = ['me', 'nobody'] as const

function readDesk<State extends string>(params: URLSearchParams, states: readonly State[]): DeskFilter<State> {
  return {
    search: params.get('search') ?? '',
    state: states.find((state) => state === params.get('state')) ?? '',
    assignee: assignees.find((known) => known === params.get('assignee')) ?? '',
    unanswered: params.get('unanswered') === 'yes',
  }
}

const writeDesk = ({ search, state, assignee, unanswered }: DeskFilter<string>) => ({
  search,
  state,
  assignee,
  unanswered: unanswered ? 'yes' : '',
})

const idIn = (params: URLSearchParams, name: string) => /^\d{1,15}$/.exec(params.get(name) ?? '')?.[0] ?? ''

export const bugDeskAddress = {
  read: (params: URLSearchParams): BugDeskFilter => ({ ...readDesk(params, bugStates), bug: idIn(params, 'bug') }),
  write: (filter: BugDeskFilter) => ({ ...writeDesk(filter), bug: filter.bug }),
}

export const requestDeskAddress = {
  read: (params: URLSearchParams): RequestDeskFilter => ({
    ...readDesk(params, requestStates),
    order: params.get('order') === 'wanted' ? 'wanted' : 'newest',
    request: idIn(params, 'request'),
  }),
  write: (filter: RequestDeskFilter) => ({
    ...writeDesk(filter),
    order: filter.order === 'wanted' ? 'wanted' : '',
    request: filter.request,
  }),
}

export const isDeskFiltered = ({ search, state, assignee, unanswered }: DeskFilter<string>) =>
  search !== '' || state !== '' || assignee !== '' || unanswered

export const everythingOnDesk = { search: '', state: '', assignee: '', unanswered: false } as const
