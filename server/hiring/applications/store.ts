import type { CompanyDetails } from '#contract/hiring/company-desk.ts'
import { fullName } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, gt, inArray, isNotNull, lt, or } from '#server/kit/db/orm.ts'
import { hashToken } from '#server/kit/security/tokens.ts'
import type { CompanyRow } from '../companies/store.ts'
import { companies, companyApplications } from '../tables.ts'

type ApplicationRow = typeof companyApplications.$inferSelect
type NewApplication = Omit<typeof companyApplications.$inferInsert, 'companyId'>

/** In the place of what this address sent before and didn’t confirm. */
export async function saveApplication(
  db: Db,
  company: typeof companies.$inferInsert,
  application: NewApplication,
): Promise<void> {
  const earlier = db
    .select({ id: companyApplications.companyId })
    .from(companyApplications)
    .where(eq(companyApplications.email, application.email))
  await db.delete(companies).where(and(eq(companies.state, 'applied'), inArray(companies.id, earlier)))
  const [row] = await db.insert(companies).values(company).returning()
  await db.insert(companyApplications).values({ ...application, companyId: row!.id })
}

/** Locked. A link that was used still opens its application, until staff have decided. */
export async function lockApplication(db: Db, token: string, now: Date): Promise<CompanyRow | null> {
  const [row] = await db
    .select({ company: companies })
    .from(companyApplications)
    .innerJoin(companies, eq(companies.id, companyApplications.companyId))
    .where(
      and(
        eq(companyApplications.confirmHash, hashToken(token)),
        or(gt(companyApplications.confirmUntil, now), isNotNull(companyApplications.confirmedAt)),
      ),
    )
    .for('update', { of: companies })
  return row?.company ?? null
}

export async function setConfirmed(db: Db, companyId: number, confirmedAt: Date): Promise<void> {
  await db.update(companyApplications).set({ confirmedAt }).where(eq(companyApplications.companyId, companyId))
}

/** The contact becomes a member, or is forgotten. */
export async function takeApplication(db: Db, companyId: number): Promise<ApplicationRow> {
  const [row] = await db.delete(companyApplications).where(eq(companyApplications.companyId, companyId)).returning()
  return row!
}

export async function applicationOf(db: Db, companyId: number): Promise<CompanyDetails['application']> {
  const [row] = await db.select().from(companyApplications).where(eq(companyApplications.companyId, companyId))
  if (!row) return null
  const name = fullName({ firstName: row.contactFirstName, lastName: row.contactLastName })
  return { name, email: row.email, message: row.message, confirmedAt: row.confirmedAt?.toISOString() ?? null }
}

/** With the contact, who never confirmed that the address is theirs. */
export async function deleteUnconfirmed(db: Db, now: Date): Promise<void> {
  const late = db
    .select({ id: companyApplications.companyId })
    .from(companyApplications)
    .where(lt(companyApplications.confirmUntil, now))
  await db.delete(companies).where(and(eq(companies.state, 'applied'), inArray(companies.id, late)))
}
