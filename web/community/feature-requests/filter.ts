import { requestStates, type RequestState } from '#contract/community/feature-requests.ts'
import { oneOf } from '#web/kit/desk/filter.ts'

/** '' is the default: most votes first, any state, everyone's. `request` is the id of the open one. */
export type RequestFilter = {
  order: '' | 'newest'
  state: RequestState | ''
  mine: '' | 'yes'
  search: string
  request: string
}

export const requestsUrl = {
  read: (params: URLSearchParams): RequestFilter => ({
    order: oneOf(params, 'order', ['newest']),
    state: oneOf(params, 'state', requestStates),
    mine: oneOf(params, 'mine', ['yes']),
    search: params.get('search') ?? '',
    request: /^[1-9]\d{0,14}$/.exec(params.get('request') ?? '')?.[0] ?? '',
  }),
  write: (filter: RequestFilter) => filter,
}
