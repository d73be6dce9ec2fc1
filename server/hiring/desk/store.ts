import type { CompanyDetails, DeskCompany, listCompanies } from '#contract/hiring/company-desk.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { auditPage } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, inArray, lt, sql } from '#server/kit/db/orm.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { notFound } from '#server/kit/errors.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { subjectOf } from '../companies/service.ts'
import { type CompanyRow, listMembers, toProfile } from '../companies/store.ts'
import { companies, companyMembers, introductions, openings } from '../tables.ts'

export const unknownCompany = () => notFound('This company')

const counts = {
  members: sql<number>`(select count(*)::int from ${companyMembers} where company_id = companies.id)`,
  openOpenings: sql<number>`(select count(*)::int from ${openings}
    where company_id = companies.id and state = 'open')`,
}

/** Newest first. */
export async function deskCompanies(
  db: Db,
  { after, size, state, search }: QueryOf<typeof listCompanies>,
): Promise<Page<DeskCompany>> {
  const before = cursorId(after)
  const rows = await db
    .select({ id: companies.id, company: companies, ...counts })
    .from(companies)
    .where(
      and(
        state && eq(companies.state, state),
        matchesWords(search, [companies.name, companies.domain]),
        before === null ? undefined : lt(companies.id, before),
      ),
    )
    .orderBy(desc(companies.id))
    .limit(size + 1)
  return toPage(rows, size, ({ company, members, openOpenings }) => {
    const { about: _about, stack: _stack, ...profile } = toProfile(company)
    const { state, createdAt } = company
    return { ...profile, state, createdAt: createdAt.toISOString(), members, openOpenings }
  })
}

export async function companyDetails(db: Db, companyId: number): Promise<CompanyDetails> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  if (!company) throw unknownCompany()
  const { state, createdAt, decisionReason } = company
  return {
    ...toProfile(company),
    state,
    createdAt: createdAt.toISOString(),
    reason: decisionReason,
    members: await listMembers(db, companyId),
    openings: await openingsOf(db, companyId),
    history: (await auditPage(db, { size: shownEntries, subject: subjectOf(companyId) })).items,
  }
}

const shownOpenings = 20
const shownEntries = 20

async function openingsOf(db: Db, companyId: number): Promise<CompanyDetails['openings']> {
  const rows = await db
    .select({
      openingId: openings.id,
      title: openings.title,
      state: openings.state,
      createdAt: openings.createdAt,
      introductions: sql<number>`(select count(*)::int from ${introductions} where opening_id = openings.id)`,
    })
    .from(openings)
    .where(eq(openings.companyId, companyId))
    .orderBy(desc(openings.id))
    .limit(shownOpenings)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Locked: an opening that is written or sent waits for it. */
export async function lockCompany(db: Db, companyId: number): Promise<CompanyRow> {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId)).for('update')
  if (!row) throw unknownCompany()
  return row
}

/** The company that has this domain now, if there is one. */
export async function companyWith(db: Db, domain: string): Promise<CompanyRow | null> {
  const [row = null] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.domain, domain), inArray(companies.state, ['confirmed', 'approved', 'suspended'])))
  return row
}

export async function insertCompany(db: Db, values: typeof companies.$inferInsert): Promise<CompanyRow> {
  const [row] = await db.insert(companies).values(values).returning()
  return row!
}

export async function updateCompany(db: Db, companyId: number, changes: Partial<CompanyRow>): Promise<void> {
  await db.update(companies).set(changes).where(eq(companies.id, companyId))
}
