import { type BugState, bugStates } from '#contract/community/bugs.ts'
import { type RequestState, requestStates } from '#contract/community/feature-requests.ts'
import { type DeskFilter, oneOf, readDeskFilter } from '#web/kit/desk/filter.ts'

/** `bug` and `request` are the id of the open one, or ''. */
export type BugDeskFilter = DeskFilter<BugState> & { unanswered: '' | 'yes'; bug: string }
export type RequestDeskFilter = DeskFilter<RequestState> & {
  unanswered: '' | 'yes'
  order: '' | 'votes'
  request: string
}

const readId = (params: URLSearchParams, name: string) => /^\d{1,15}$/.exec(params.get(name) ?? '')?.[0] ?? ''

export const bugDeskUrl = {
  read: (params: URLSearchParams): BugDeskFilter => ({
    ...readDeskFilter(params, bugStates),
    unanswered: oneOf(params, 'unanswered', ['yes']),
    bug: readId(params, 'bug'),
  }),
  write: (filter: BugDeskFilter) => filter,
}

export const requestDeskUrl = {
  read: (params: URLSearchParams): RequestDeskFilter => ({
    ...readDeskFilter(params, requestStates),
    unanswered: oneOf(params, 'unanswered', ['yes']),
    order: oneOf(params, 'order', ['votes']),
    request: readId(params, 'request'),
  }),
  write: (filter: RequestDeskFilter) => filter,
}
