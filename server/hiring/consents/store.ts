import type { MyCandidate } from '#contract/hiring/candidates.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, inArray, sql } from '#server/kit/db/orm.ts'
import { companies, consents } from '../tables.ts'

export async function insertConsent(db: Db, row: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(row)
}

/** The text of an opt-in that they agreed to last: an end is the end of that. */
export async function agreedVersion(db: Db, personId: number): Promise<string> {
  const [row] = await db
    .select({ textVersion: consents.textVersion })
    .from(consents)
    .where(and(eq(consents.personId, personId), eq(consents.purpose, 'candidate')))
    .orderBy(desc(consents.id))
    .limit(1)
  return row?.textVersion ?? ''
}

/** Takes back what they accepted of these, each in its own words. A request that nobody accepted has no consent. */
export async function withdrawConsents(db: Db, personId: number, introductionIds: number[], at: Date): Promise<void> {
  if (introductionIds.length === 0) return
  const given = await db
    .select()
    .from(consents)
    .where(
      and(
        eq(consents.personId, personId),
        eq(consents.action, 'given'),
        inArray(sql`(${consents.details} ->> 'introductionId')::int`, introductionIds),
      ),
    )
  if (given.length > 0)
    await db.insert(consents).values(given.map(({ id: _id, ...row }) => ({ ...row, action: 'withdrawn' as const, at })))
}

const maxEntries = 100

export async function ledgerOf(db: Db, personId: number): Promise<MyCandidate['ledger']> {
  const { id: consentId, at, purpose, action, textVersion, details } = consents
  const rows = await db
    .select({ consentId, at, purpose, action, textVersion, details, company: companies.name })
    .from(consents)
    .leftJoin(companies, eq(companies.id, consents.companyId))
    .where(eq(consents.personId, personId))
    .orderBy(desc(consents.id))
    .limit(maxEntries)
  return rows.map(({ details, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    until: (details?.['until'] as string | undefined) ?? null,
  }))
}
