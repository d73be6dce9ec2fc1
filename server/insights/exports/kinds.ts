import type { Endpoint, QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { byteOrderMark, type Cell, csvLine } from '#server/kit/csv/format.ts'
import type { Deps } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/http/errors.ts'

/** Who reads a list out, and when. */
export type Reading = { deps: Deps; readerId: number; now: Date }

export type Filter = Record<string, string>

export type Export = {
  /** Refuses what the page itself would refuse. */
  check: (filter: Filter) => void
  /** The whole list as CSV, a portion at a time: the next one is read when this one was taken. */
  text: (reading: Reading, filter: Filter) => AsyncGenerator<string>
}

type Kind<E extends Endpoint, Item> = {
  /** The call that answers the page: its query is the filter. */
  list: E
  page: (reading: Reading, query: QueryOf<E>) => Promise<Page<Item>>
  columns: Record<string, (item: Item) => Cell>
}

/** Each portion is garbage as soon as it is sent: smaller ones are swept away before they pile up. */
const portion = 250

/** A list leaves as its page shows it: the same call's filter and order, read by the same function to its end. */
export function exportOf<E extends Endpoint, Item>({ list, page, columns }: Kind<E, Item>): Export {
  const cells = Object.values(columns)
  const line = (item: Item) => csvLine(cells.map((cell) => cell(item)))

  function queryOf(filter: Filter): QueryOf<E> {
    const parsed = list.query.safeParse(filter)
    if (parsed.success) return parsed.data as QueryOf<E>
    const [issue] = parsed.error.issues
    throw invalid({ filter: `${issue!.path.join('.')} ${issue!.message}`.trim() })
  }

  return {
    check: queryOf,
    text: async function* (reading, filter) {
      const query = queryOf(filter) as object
      yield byteOrderMark + csvLine(Object.keys(columns))
      for (let after: string | undefined; ;) {
        const { items, next } = await page(reading, { ...query, after, size: portion } as QueryOf<E>)
        if (items.length > 0) yield items.map(line).join('')
        if (next === null) return
        after = next
      }
    },
  }
}

// India keeps one offset all year.
const indiaAheadMs = 5.5 * 60 * 60 * 1000

/** A moment as a spreadsheet understands it, in India's time: 2026-11-15 17:20. */
export const moment = (at: string | null): string =>
  at === null ? '' : new Date(Date.parse(at) + indiaAheadMs).toISOString().slice(0, 16).replace('T', ' ')
