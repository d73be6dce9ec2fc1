import type { Page } from '#contract/kit/paging.ts'
import type { SQL } from '../db/orm.ts'

/** A `$dynamic` query. */
export interface Select<Row> extends PromiseLike<Row[]> {
  where: (condition: SQL | undefined) => Select<Row>
  orderBy: (...order: SQL[]) => Select<Row>
  limit: (limit: number) => Select<Row>
}

/** Expects one row more than the page size; it shows that there is a next page. */
export function toPage<Row extends { id: number }, Item>(
  rows: Row[],
  size: number,
  map: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { items: shown.map(map), next: rows.length > size && last ? String(last.id) : null }
}

/** The id after which the page starts. An invalid cursor starts at the beginning. */
export const cursorId = (after: string | undefined): number | null =>
  after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : null

/** The same for a prepared query with the newest first, which always compares ids. */
export const idUpperBound = (after: string | undefined): number => cursorId(after) ?? Number.MAX_SAFE_INTEGER
