import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { and, desc, lt, type PgColumn, type SQL, sql } from '#server/kit/db/orm.ts'
import { type Select, toPage } from '#server/kit/http/paging.ts'

export type Shown = { where: SQL | undefined; order: SQL[]; limit: number }

type Board<Row, Item> = {
  id: PgColumn
  where: SQL | undefined
  toItem: (row: Row) => Item
  /** The highest count first; otherwise the newest. */
  ranking?: { column: PgColumn; of: (row: Row) => number } | false
  /** Narrows the list further. */
  isFound?: (list: Shown) => SQL | undefined
}

/**
 * A page of a board. Many rows have the same count, so the cursor of a ranking is the count and the id. A cursor of the
 * other order starts at the beginning.
 */
export async function boardPage<Row extends { id: number }, Item>(
  select: Select<Row>,
  { after = '', size }: PageQuery,
  { id, where, toItem, ranking = false, isFound = (list) => list.where }: Board<Row, Item>,
): Promise<Page<Item>> {
  const [, count, lastId] = (ranking ? /^(\d{1,9})_(\d{1,15})$/ : /^()(\d{1,15})$/).exec(after) ?? []
  const isAfter = ranking
    ? sql`(${ranking.column}, ${id}) < (${count}::integer, ${lastId}::bigint)`
    : lt(id, Number(lastId))
  const order = ranking ? [desc(ranking.column), desc(id)] : [desc(id)]
  const list = { where: and(where, lastId === undefined ? undefined : isAfter), order, limit: size + 1 }
  const rows = await select
    .where(isFound(list))
    .orderBy(...order)
    .limit(list.limit)
  const page = toPage(rows, size, toItem)
  return ranking && page.next ? { ...page, next: `${ranking.of(rows[size - 1]!)}_${page.next}` } : page
}
