import type { Page } from '#contract/kit/paging.ts'
import { desc, lt, type PgColumn, type SQL, sql } from '#server/kit/db/orm.ts'
import { cursorId } from '#server/kit/http/paging.ts'

/** The rows after the cursor of a list that is newest first. */
export function olderThan(id: PgColumn, after: string | undefined): SQL | undefined {
  const cursor = cursorId(after)
  return cursor === null ? undefined : lt(id, cursor)
}

/** A list ordered by a count. Many rows have the same count, so its cursor is the count and the id. */
function byCount(id: PgColumn, count: PgColumn) {
  return {
    orderBy: [desc(count), desc(id)],
    after: (cursor = ''): SQL | undefined => {
      const [, lastCount, lastId] = /^(\d{1,9})_(\d{1,15})$/.exec(cursor) ?? []
      if (lastCount === undefined) return undefined
      return sql`(${count}, ${id}) < (${lastCount}::integer, ${lastId}::bigint)`
    },
    toPage: <Item>(page: Page<Item>, countOf: (item: Item) => number): Page<Item> =>
      page.next === null ? page : { ...page, next: `${countOf(page.items.at(-1)!)}_${page.next}` },
  }
}

/** Most counted first, or newest first. */
export const rankedOr = (order: 'newest' | (string & {}), id: PgColumn, count: PgColumn): ReturnType<typeof byCount> =>
  order === 'newest'
    ? { orderBy: [desc(id)], after: (cursor) => olderThan(id, cursor), toPage: (page) => page }
    : byCount(id, count)
