import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { isNamed } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, ilike, lt, lte, type PgColumn, type PgTable, type SQL, sql } from '#server/kit/db/orm.ts'
import { isFirstFound, likePattern, wordsOf } from '#server/kit/db/search-pattern.ts'
import { cursorId, type Select, toPage } from '#server/kit/http/paging.ts'
import { quietSince } from './rules.ts'

/** What threads are about, with its progress. */
type Conversations = PgTable & Record<'id' | 'personId' | 'state' | 'promisedAt' | 'answeredAt', PgColumn>

type Desk<Row, Item> = {
  table: Conversations
  title: PgColumn
  isOpen: boolean
  where: SQL | undefined
  toItem: (row: Row) => Item
}

/** A desk's list, in which titles and names are searched: the open ones by promise, others newest first. */
export async function conversationsPage<Row extends { id: number }, Item>(
  select: Select<Row>,
  { after, size, search }: PageQuery & { search?: string | undefined },
  { table, title, isOpen, where, toItem }: Desk<Row, Item>,
): Promise<Page<Item>> {
  const { id, personId, promisedAt } = table
  const last = cursorId(after)
  // Compared in the database, which stores microseconds; a JavaScript date does not.
  const isAfter = isOpen
    ? sql`(${promisedAt}, ${id}) > (select last.promised_at, last.id from ${table} last where last.id = ${last})`
    : lt(id, last)
  const words = wordsOf(search)
  const list = {
    where: and(where, last === null ? undefined : isAfter),
    order: isOpen ? [asc(promisedAt), asc(id)] : [desc(id)],
    limit: size + 1,
  }
  const from = sql`${table} join ${people} on ${people.id} = ${personId}`
  const places = [(word: string) => ilike(title, likePattern(word)), isNamed]
  const rows = await select
    .where(words.length === 0 ? list.where : isFirstFound({ id, from, ...list, words, places }))
    .orderBy(...list.order)
    .limit(list.limit)
  return toPage(rows, size, toItem)
}

/** Open ones stay open: they wait for staff, not for the learner. Returns how many. */
export async function resolveQuiet(db: Db, table: Conversations, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(table)
    .set({ state: 'resolved', resolvedAt: now })
    .where(and(eq(table.state, 'answered'), lte(table.answeredAt, quietSince(now))))
  return rowCount ?? 0
}
