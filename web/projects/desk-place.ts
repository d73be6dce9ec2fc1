import { useSearchParams } from 'react-router'

/** One of these stands in the address while it is open. */
const opened = ['idea', 'submission', 'brief'] as const
type Opened = Partial<Record<(typeof opened)[number], string>>

/** Addresses within the desk: opening a thing keeps the list's filter, so that the way back leads to the same list. */
export function useDeskPlace() {
  const [params] = useSearchParams()
  const linkTo = (open: Opened) => {
    const next = new URLSearchParams(params)
    for (const name of opened) next.delete(name)
    for (const [name, value] of Object.entries(open)) next.set(name, value)
    return `/admin/projects${next.size > 0 ? `?${next}` : ''}`
  }
  return { params, linkTo, back: linkTo({}) }
}

export type Shown = { search: string; isWaiting: boolean }

const searchIn = (params: URLSearchParams) => (params.get('search') ?? '').slice(0, 100)

/** What is looked for; and in the two queues, whether the waiting ones are meant: these come first unless asked. */
export const inSearch = {
  read: (params: URLSearchParams) => ({ search: searchIn(params) }),
  write: ({ search }: { search: string }) => ({ search }),
}
export const inQueue = {
  read: (params: URLSearchParams): Shown => ({ search: searchIn(params), isWaiting: params.get('show') !== 'all' }),
  write: ({ search, isWaiting }: Shown) => ({ search, show: isWaiting ? '' : 'all' }),
}
