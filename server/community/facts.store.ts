import type { Fact, ReportedFact } from '#contract/community/facts.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, getTableColumns, ilike, lt, or, type SQL, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { authorColumns, type AuthorRow, toAuthor } from './authors.ts'
import { factLikes, factReports, type FactRow, facts } from './tables.ts'

type FoundFact = FactRow & { author: AuthorRow; isLiked: boolean; isReported: boolean }

const toFact =
  (viewerId: number) =>
  ({ id, author, createdAt, likeCount, ...row }: FoundFact): Fact => ({
    factId: id,
    text: row.text,
    source: row.source,
    sourceUrl: row.sourceUrl,
    author: toAuthor(author, viewerId),
    createdAt: createdAt.toISOString(),
    likes: likeCount,
    isLiked: row.isLiked,
    isReported: row.isReported,
  })

/** What a fact is to the viewer is asked beside it, by primary key: no fact costs a query of its own. */
const factColumns = (viewerId: number) => ({
  ...getTableColumns(facts),
  author: authorColumns,
  isLiked: sql<boolean>`exists (select from ${factLikes}
    where ${factLikes.factId} = ${facts.id} and ${factLikes.personId} = ${viewerId})`,
  isReported: sql<boolean>`exists (select from ${factReports}
    where ${factReports.factId} = ${facts.id} and ${factReports.personId} = ${viewerId})`,
})

type Wanted = PageQuery & { order: 'newest' | 'best'; search?: string | undefined }

export async function factsPage(db: Db, { after, size, order, search }: Wanted, viewerId: number): Promise<Page<Fact>> {
  const isBest = order === 'best'
  const rows = await db
    .select(factColumns(viewerId))
    .from(facts)
    .innerJoin(people, eq(people.id, facts.personId))
    .where(and(...contains(search), isBest ? isLessLiked(after) : isOlder(after)))
    .orderBy(...(isBest ? [desc(facts.likeCount)] : []), desc(facts.id))
    .limit(size + 1)
  const page = toPage(rows, size, toFact(viewerId))
  const last = page.items.at(-1)
  return { ...page, next: page.next !== null && isBest ? `${last!.likes}_${page.next}` : page.next }
}

/** Every word must stand in the fact or in its source, in any order. */
function contains(search = ''): (SQL | undefined)[] {
  const words = search.split(/\s+/).filter(Boolean)
  return words.map((word) => or(ilike(facts.text, likePattern(word)), ilike(facts.source, likePattern(word))))
}

function isOlder(after: string | undefined): SQL | undefined {
  const before = cursorId(after)
  return before === null ? undefined : lt(facts.id, before)
}

// Many facts have the same number of likes, so a place in the list is the number and the id.
function isLessLiked(cursor = ''): SQL | undefined {
  const [, likes, id] = /^(\d{1,9})_(\d{1,15})$/.exec(cursor) ?? []
  if (likes === undefined) return undefined
  return sql`(${facts.likeCount}, ${facts.id}) < (${likes}::integer, ${id}::bigint)`
}

export async function factById(db: Db, factId: number, viewerId: number): Promise<Fact | null> {
  const [row] = await db
    .select(factColumns(viewerId))
    .from(facts)
    .innerJoin(people, eq(people.id, facts.personId))
    .where(eq(facts.id, factId))
  return row ? toFact(viewerId)(row) : null
}

export async function insertFact(db: Db, fact: typeof facts.$inferInsert): Promise<number> {
  const [row] = await db.insert(facts).values(fact).returning({ id: facts.id })
  return row!.id
}

/** Holds a fact until the transaction ends: nobody likes or reports what is just being deleted. */
export async function lockFact(db: Db, factId: number): Promise<FactRow | null> {
  const [row = null] = await db.select().from(facts).where(eq(facts.id, factId)).for('update')
  return row
}

export async function deleteFact(db: Db, factId: number): Promise<void> {
  await db.delete(facts).where(eq(facts.id, factId))
}

/** Likes a fact, or takes the like back; said again it changes nothing. Answers how many like it now. */
export async function setLike(db: Db, factId: number, personId: number, isLiked: boolean): Promise<number> {
  const mine = and(eq(factLikes.factId, factId), eq(factLikes.personId, personId))
  if (isLiked) await db.insert(factLikes).values({ factId, personId }).onConflictDoNothing()
  else await db.delete(factLikes).where(mine)
  const [row] = await db.select({ likes: facts.likeCount }).from(facts).where(eq(facts.id, factId))
  return row!.likes
}

/** Answers false when this person has reported it before. */
export async function insertReport(db: Db, report: typeof factReports.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(factReports).values(report).onConflictDoNothing()
  return inserted.rowCount === 1
}

const isOpenReport = sql`${factReports.factId} = ${facts.id} and ${factReports.dismissedAt} is null`

/** Facts with reports that nobody has looked at yet; the oldest first, for they have waited longest. */
export async function reportedFactsPage(
  db: Db,
  { after, size }: PageQuery,
  viewerId: number,
): Promise<Page<ReportedFact>> {
  const start = cursorId(after)
  const rows = await db
    .select({
      ...factColumns(viewerId),
      reasons: sql<string[]>`array(select ${factReports.reason} from ${factReports} where ${isOpenReport}
        order by ${factReports.createdAt}, ${factReports.personId})`,
    })
    .from(facts)
    .innerJoin(people, eq(people.id, facts.personId))
    .where(
      and(
        sql`exists (select from ${factReports} where ${isOpenReport})`,
        start === null ? undefined : sql`${facts.id} > ${start}`,
      ),
    )
    .orderBy(asc(facts.id))
    .limit(size + 1)
  return toPage(rows, size, (row) => ({ ...toFact(viewerId)(row), reasons: row.reasons }))
}

/** Answers the reasons of the reports that were open until now. */
export async function settleReports(db: Db, factId: number, at: Date): Promise<string[]> {
  const settled = await db
    .update(factReports)
    .set({ dismissedAt: at })
    .where(and(eq(factReports.factId, factId), sql`${factReports.dismissedAt} is null`))
    .returning({ reason: factReports.reason })
  return settled.map(({ reason }) => reason)
}
