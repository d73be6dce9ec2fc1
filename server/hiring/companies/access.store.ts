import type { CompanyKind } from '#contract/hiring/hiring.ts'
import { termsVersion } from '#contract/hiring/terms.ts'
import type { Actor } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, inArray, isNotNull } from '#server/kit/db/orm.ts'
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

/** The company of this account in whatever state, and the terms that it accepted. */
export async function membershipOf(db: Db, { id }: Pick<Actor, 'id'>) {
  const [row] = await db
    .select({ company: companies, termsVersion: companyMembers.termsVersion })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.personId, id))
  if (!row) throw notAllowed('You don’t have access to a company any more. Ask a colleague to invite you again.')
  return row
}

/** What every call of a company begins with. Refuses before the terms and after a suspension. */
export async function companyOf(db: Db, actor: Pick<Actor, 'id'>): Promise<OwnCompany> {
  const { company, termsVersion: accepted } = await membershipOf(db, actor)
  if (company.state !== 'approved')
    throw notAllowed('Your company’s account is suspended. Write to us if that is a mistake.')
  if (accepted !== termsVersion) throw notAllowed('Accept the terms for companies first.')
  const { id, name, domain, kind, stack, isTrusted, isSample } = company
  return { id, name, domain, kind, stack, isTrusted, isSample }
}

/** Whether somebody belongs to a company that works with us now, by its terms. */
export const isActiveMember = async (db: Db, companyId: number, personId: number): Promise<boolean> =>
  (await db.$count(
    companyMembers,
    and(
      eq(companyMembers.personId, personId),
      eq(companyMembers.companyId, companyId),
      eq(companyMembers.termsVersion, termsVersion),
      inArray(
        companyMembers.companyId,
        db.select({ id: companies.id }).from(companies).where(eq(companies.state, 'approved')),
      ),
    ),
  )) > 0

/** Who is notified: everybody of the company who accepted the terms. */
export async function membersOf(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ personId: companyMembers.personId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), isNotNull(companyMembers.termsAcceptedAt)))
    .orderBy(asc(companyMembers.personId))
  return rows.map(({ personId }) => personId)
}
