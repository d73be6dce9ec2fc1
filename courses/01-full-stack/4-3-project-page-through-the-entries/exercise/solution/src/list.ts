import type { Entry } from './data.ts'

export type ErrorBody = { code: string; message: string; field: string | null }
export type Page = { items: Entry[]; next: string | null }
export type Answer = { status: 200; body: Page } | { status: 400; body: ErrorBody }

const known = new Set(['customer', 'kind', 'limit', 'after'])

const invalid = (field: string, message: string): Answer => ({ status: 400, body: { code: 'invalid', message, field } })

/** One page of the entries: the newest first, equal days by id. */
export function listEntries(entries: readonly Entry[], url: string): Answer {
  const { searchParams } = new URL(url, 'http://localhost')
  for (const name of searchParams.keys()) {
    if (!known.has(name)) return invalid(name, `There is no parameter ${name}.`)
    if (searchParams.getAll(name).length > 1) return invalid(name, `Send ${name} only once.`)
  }
  const limit = searchParams.get('limit') ?? '20'
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 100) {
    return invalid('limit', 'Send a limit from 1 to 100.')
  }
  const kind = searchParams.get('kind')
  if (kind !== null && kind !== 'credit' && kind !== 'payment') return invalid('kind', 'The kind is credit or payment.')
  const customer = searchParams.get('customer')
  const list = entries
    .filter((entry) => (customer === null || entry.customerId === customer) && (kind === null || entry.kind === kind))
    .toSorted((a, b) => b.on.localeCompare(a.on) || a.id.localeCompare(b.id))
  const after = searchParams.get('after')
  const start = after === null ? 0 : list.findIndex(({ id }) => id === after) + 1
  if (after !== null && start === 0) return invalid('after', 'This entry is not in the list.')
  const items = list.slice(start, start + Number(limit))
  const hasMore = start + items.length < list.length
  return { status: 200, body: { items, next: hasMore ? (items.at(-1)?.id ?? null) : null } }
}
