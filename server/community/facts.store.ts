import type { Fact, ReportedFact } from '#contract/community/facts.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, getTableColumns, gt, isNull, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { authorColumns, type AuthorRow, toAuthor } from './authors.ts'
import { boardPage } from './lists.ts'
import { isMarked } from './marks.store.ts'
import { factReports, type FactRow, facts } from './tables.ts'

type FoundFact = FactRow & { author: AuthorRow; isLiked: boolean; isReported: boolean }

const toFact =
  (viewerId: number) =>
  ({ id, author, createdAt, likeCount, ...row }: FoundFact): Fact => ({
    ...row,
    factId: id,
    author: toAuthor(author, viewerId),
    createdAt: createdAt.toISOString(),
    likes: likeCount,
  })

/** The viewer's like and report are subqueries by primary key, so that a list takes one query. */
const factColumns = (viewerId: number) => ({
  ...getTableColumns(facts),
  author: authorColumns,
  isLiked: isMarked('likes', viewerId),
  isReported: sql<boolean>`exists (select from ${factReports}
    where ${factReports.factId} = ${facts.id} and ${factReports.personId} = ${viewerId})`,
})

const selectFacts = (db: Db, viewerId: number) =>
  db.select(factColumns(viewerId)).from(facts).innerJoin(people, eq(people.id, facts.personId)).$dynamic()

type FactQuery = PageQuery & { order: 'newest' | 'likes'; search?: string | undefined }

export const factsPage = (db: Db, { order, search, ...query }: FactQuery, viewerId: number): Promise<Page<Fact>> =>
  boardPage(selectFacts(db, viewerId), query, {
    id: facts.id,
    where: matchesWords(search, [facts.text, facts.source]),
    ranking: order === 'likes' && { column: facts.likeCount, of: (row) => row.likeCount },
    toItem: toFact(viewerId),
  })

export async function factById(db: Db, factId: number, viewerId: number): Promise<Fact | null> {
  const [row] = await selectFacts(db, viewerId).where(eq(facts.id, factId))
  return row ? toFact(viewerId)(row) : null
}

export async function insertFact(db: Db, fact: typeof facts.$inferInsert): Promise<number> {
  const [row] = await db.insert(facts).values(fact).returning({ id: facts.id })
  return row!.id
}

/** Locks a fact, so that nobody likes or reports it while it is being deleted. */
export async function lockFact(db: Db, factId: number): Promise<FactRow | null> {
  const [row = null] = await db.select().from(facts).where(eq(facts.id, factId)).for('update')
  return row
}

export async function deleteFact(db: Db, factId: number): Promise<void> {
  await db.delete(facts).where(eq(facts.id, factId))
}

/** Returns false when this person has already reported it. */
export async function insertReport(db: Db, report: typeof factReports.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(factReports).values(report).onConflictDoNothing()
  return inserted.rowCount === 1
}

const isOpenReport = sql`${factReports.factId} = ${facts.id} and ${factReports.dismissedAt} is null`

/** Facts with open reports, oldest first. */
export async function reportedFactsPage(
  db: Db,
  { after, size }: PageQuery,
  viewerId: number,
): Promise<Page<ReportedFact>> {
  const cursor = cursorId(after)
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
        cursor === null ? undefined : gt(facts.id, cursor),
      ),
    )
    .orderBy(asc(facts.id))
    .limit(size + 1)
  return toPage(rows, size, (row) => ({ ...toFact(viewerId)(row), reasons: row.reasons }))
}

/** Returns the reasons of the dismissed reports. */
export async function dismissOpenReports(db: Db, factId: number, at: Date): Promise<string[]> {
  const dismissed = await db
    .update(factReports)
    .set({ dismissedAt: at })
    .where(and(eq(factReports.factId, factId), isNull(factReports.dismissedAt)))
    .returning({ reason: factReports.reason })
  return dismissed.map(({ reason }) => reason)
}
