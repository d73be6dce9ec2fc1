import { RequestState } from '#contract/community/feature-requests.ts'
import { Id } from '#contract/kit/fields.ts'

export type RequestsAsked = {
  order: 'wanted' | 'newest'
  state?: RequestState
  mine: boolean
  search?: string
}

/** What the address asks for; a part that is broken is as good as absent. */
export function readAsked(params: URLSearchParams): RequestsAsked {
  const state = RequestState.safeParse(params.get('state')).data
  const search = (params.get('search') ?? '').trim().slice(0, 100)
  return {
    order: params.get('order') === 'newest' ? 'newest' : 'wanted',
    ...(state && { state }),
    mine: params.get('mine') === 'true',
    ...(search && { search }),
  }
}

/** The one request that a notification or a thank-you leads to. */
export const readOpened = (params: URLSearchParams): number | null => Id.safeParse(params.get('request')).data ?? null

export const isFiltered = ({ state, mine, search }: RequestsAsked): boolean => Boolean(state ?? search) || mine
