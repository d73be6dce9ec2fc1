import { useSearchParams } from 'react-router'

/** The URL parameter of the open item. */
const itemParams = ['idea', 'submission', 'brief'] as const
type OpenItem = Partial<Record<(typeof itemParams)[number], string>>

/** Links keep the filter of the list, so that the back link returns to the same list. */
export function useDeskLinks() {
  const [params] = useSearchParams()
  const linkTo = (item: OpenItem) => {
    const next = new URLSearchParams(params)
    for (const name of itemParams) next.delete(name)
    for (const [name, value] of Object.entries(item)) next.set(name, value)
    return `/admin/projects${next.size > 0 ? `?${next}` : ''}`
  }
  return { params, linkTo, back: linkTo({}) }
}

export type QueueFilter = { search: string; isWaiting: boolean }

const parseSearch = (params: URLSearchParams) => (params.get('search') ?? '').slice(0, 100)

export const searchInUrl = {
  read: (params: URLSearchParams) => ({ search: parseSearch(params) }),
  write: ({ search }: { search: string }) => ({ search }),
}
/** The two queues show waiting items by default. */
export const queueInUrl = {
  read: (params: URLSearchParams): QueueFilter => ({
    search: parseSearch(params),
    isWaiting: params.get('show') !== 'all',
  }),
  write: ({ search, isWaiting }: QueueFilter) => ({ search, show: isWaiting ? '' : 'all' }),
}
