import type { CompanyKind } from '#contract/hiring/hiring.ts'
import { termsVersion } from '#contract/hiring/terms.ts'
import type { Actor } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, isNotNull } from '#server/kit/db/orm.ts'
import { notAllowed } from '#server/kit/errors.ts'
import { companies, companyMembers } from '../tables.ts'

export type OwnCompany = {
  id: number
  name: string
  domain: string
  kind: CompanyKind
  stack: string[]
  isTrusted: boolean
  isSample: boolean
}

/** The company of this account; every call of a company begins with it. Refuses before the terms and after a suspension. */
export async function companyOf(db: Db, { id }: Pick<Actor, 'id'>): Promise<OwnCompany> {
  const [row] = await db
    .select({ company: companies, termsVersion: companyMembers.termsVersion })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.personId, id))
  if (!row) throw notAllowed()
  if (row.company.state !== 'approved')
    throw notAllowed('Your company’s account is suspended. Write to us if that is a mistake.')
  if (row.termsVersion !== termsVersion) throw notAllowed('Accept the terms for companies first.')
  const { name, domain, kind, stack, isTrusted, isSample } = row.company
  return { id: row.company.id, name, domain, kind, stack, isTrusted, isSample }
}

/** Who is notified: everybody of the company who accepted the terms. */
export async function membersOf(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ personId: companyMembers.personId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), isNotNull(companyMembers.termsAcceptedAt)))
    .orderBy(asc(companyMembers.personId))
  return rows.map(({ personId }) => personId)
}
