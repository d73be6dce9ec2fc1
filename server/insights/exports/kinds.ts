import type { Permission } from '#contract/kit/access.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import type { z } from '#contract/kit/zod.ts'
import type { Page } from '#contract/kit/paging.ts'
import { byteOrderMark, type Cell, csvLine } from '#server/kit/csv/format.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { invalid } from '#server/kit/errors.ts'

export type Context = { db: Db; tools: Tools; readerId: number; now: Date }

export type Filter = Record<string, string>

export type Export = {
  /** `staff`: each gets their own. */
  permission: Permission | 'staff'
  /** Rejects a filter that the list itself would reject. */
  check: (filter: Filter) => void
  /** The list as CSV in chunks; the next one is read when this one was consumed. */
  csv: (context: Context, filter: Filter) => AsyncGenerator<string>
}

type Listed = Pick<Endpoint, 'query'>
type QueryOf<L extends Listed> = z.output<L['query']>

type Kind<E extends Listed, Item> = {
  permission: Export['permission']
  /** The endpoint of the list, or its query: the filter. */
  list: E
  page: (context: Context, query: QueryOf<E>) => Promise<Page<Item>>
  columns: Record<string, (item: Item) => Cell>
}

/** Small chunks are collected as garbage before they pile up. */
const chunkSize = 250

/** Exports a list with the filter and order of its page, by the same function. */
export function exportOf<E extends Listed, Item>({ permission, list, page, columns }: Kind<E, Item>): Export {
  const cells = Object.values(columns)
  const line = (item: Item) => csvLine(cells.map((cell) => cell(item)))

  function queryOf(filter: Filter): QueryOf<E> {
    const parsed = list.query.safeParse(filter)
    if (parsed.success) return parsed.data as QueryOf<E>
    const [issue] = parsed.error.issues
    throw invalid({ filter: `${issue!.path.join('.')} ${issue!.message}`.trim() })
  }

  return {
    permission,
    check: queryOf,
    csv: async function* (context, filter) {
      const query = queryOf(filter) as object
      yield byteOrderMark + csvLine(Object.keys(columns))
      for (let after: string | undefined; ;) {
        const { items, next } = await page(context, { ...query, after, size: chunkSize } as QueryOf<E>)
        if (items.length > 0) yield items.map(line).join('')
        if (next === null) return
        after = next
      }
    },
  }
}

// India has no daylight saving time.
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** In India's time, in a format that spreadsheets understand: 2026-11-15 17:20. */
export const moment = (at: string | null): string =>
  at === null ? '' : new Date(Date.parse(at) + indiaOffsetMs).toISOString().slice(0, 16).replace('T', ' ')
