import type { CompanyReport, listCompanyReports } from '#contract/hiring/reports.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, gt, lt, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { companies, companyReports, introductions, openings } from '../tables.ts'

export type ReportRow = typeof companyReports.$inferSelect

/** Open ones in the order in which they came, closed ones the other way round. */
export async function reportsPage(
  db: Db,
  { after, size, state, companyId }: QueryOf<typeof listCompanyReports>,
): Promise<Page<CompanyReport>> {
  const cursor = cursorId(after)
  const [isAfter, order] = state === 'open' ? ([gt, asc] as const) : ([lt, desc] as const)
  const rows = await db
    .select({
      id: companyReports.id,
      report: companyReports,
      companyName: companies.name,
      reporter: { userId: people.id, firstName: people.firstName, lastName: people.lastName },
      opening: openings.title,
    })
    .from(companyReports)
    .innerJoin(companies, eq(companies.id, companyReports.companyId))
    .innerJoin(people, eq(people.id, companyReports.reporterId))
    .leftJoin(introductions, eq(introductions.id, companyReports.introductionId))
    .leftJoin(openings, eq(openings.id, introductions.openingId))
    .where(
      and(
        eq(companyReports.state, state),
        companyId === undefined ? undefined : eq(companyReports.companyId, companyId),
        cursor === null ? undefined : isAfter(companyReports.id, cursor),
      ),
    )
    .orderBy(order(companyReports.id))
    .limit(size + 1)
  return toPage(rows, size, ({ report, companyName, reporter, opening }) => ({
    reportId: report.id,
    companyId: report.companyId,
    companyName,
    reporter: { userId: reporter.userId, name: fullName(reporter) },
    opening,
    reason: report.reason,
    details: report.details,
    createdAt: report.createdAt.toISOString(),
    state: report.state,
    answer: report.answer,
    handledAt: report.handledAt?.toISOString() ?? null,
  }))
}

export async function lockReport(db: Db, reportId: number): Promise<(ReportRow & { company: string }) | null> {
  const [row] = await db
    .select({ report: companyReports, company: companies.name })
    .from(companyReports)
    .innerJoin(companies, eq(companies.id, companyReports.companyId))
    .where(eq(companyReports.id, reportId))
    .for('update', { of: companyReports })
  return row ? { ...row.report, company: row.company } : null
}

export async function setReport(db: Db, reportId: number, changes: Partial<ReportRow>): Promise<void> {
  await db.update(companyReports).set(changes).where(eq(companyReports.id, reportId))
}

export async function countReports(db: Db, companyId: number): Promise<Record<CompanyReport['state'], number>> {
  const of = (state: CompanyReport['state']) => sql<number>`count(*) filter (where state = ${state})::int`
  const [row] = await db
    .select({ open: of('open'), closed: of('closed') })
    .from(companyReports)
    .where(eq(companyReports.companyId, companyId))
  return row!
}
