import type { CompanyDetails, DeskCompany, listCompanies } from '#contract/hiring/company-desk.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { auditPage } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, lt, ne, sql } from '#server/kit/db/orm.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { applicationOf } from '../applications/store.ts'
import { subjectOf } from '../companies/service.ts'
import { listMembers, toProfile, unknownCompany } from '../companies/store.ts'
import { countReports } from './reports.store.ts'
import { companies, companyMembers, introductions, openings } from '../tables.ts'

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
        // Those who didn’t confirm their address are shown only to somebody who asks for them.
        state ? eq(companies.state, state) : ne(companies.state, 'applied'),
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
    application: await applicationOf(db, companyId),
    members: await listMembers(db, companyId),
    openings: await openingsOf(db, companyId),
    reports: await countReports(db, companyId),
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
