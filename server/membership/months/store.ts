import type { Db } from '#server/kit/db/db.ts'
import { and, asc, gt, gte, lt, sql } from '#server/kit/db/orm.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { indiaDate } from '#server/kit/india.ts'
import { receipts } from '../tables.ts'
import type { Group, Span } from './rules.ts'
import { documentDays } from './tables.ts'

const { day, documents } = documentDays

/** A group is empty if all its documents moved to another one. */
const groups = prepared((db) =>
  db
    .select()
    .from(documentDays)
    .where(and(gte(day, sql.placeholder('first')), lt(day, sql.placeholder('end')), gt(documents, 0)))
    .prepare('month_groups'),
)

/** One statement, so that all figures are of one moment. */
export async function groupsOf(db: Db, { start, end }: Span): Promise<Group[]> {
  const rows = await groups(db).execute({ first: indiaDate(start), end: indiaDate(end) })
  return rows.map(({ figures, documents: count, ...group }) => ({ ...figures, ...group, count }))
}

/** Null before the first receipt. */
export async function firstMonth(db: Db): Promise<string | null> {
  const [row] = await db.select({ at: receipts.issuedAt }).from(receipts).orderBy(asc(receipts.issuedAt)).limit(1)
  return row ? indiaDate(row.at).slice(0, 7) : null
}
