import type { CompanyDraft, CompanyMember, MyCompany } from '#contract/hiring/company.ts'
import { termsVersion } from '#contract/hiring/terms.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Actor } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, inArray } from '#server/kit/db/orm.ts'
import { notFound } from '#server/kit/errors.ts'
import { companies, companyMembers } from '../tables.ts'
import { membershipOf } from './access.store.ts'

export type CompanyRow = typeof companies.$inferSelect

export async function myCompany(db: Db, actor: Actor): Promise<MyCompany> {
  const { company, termsVersion: accepted } = await membershipOf(db, actor)
  return {
    ...toProfile(company),
    isSuspended: company.state !== 'approved',
    terms: { version: termsVersion, isAccepted: accepted === termsVersion },
    members: (await listMembers(db, company.id)).map((one) => ({ ...one, isYou: one.userId === actor.id })),
  }
}

export const toProfile = ({
  id,
  name,
  website,
  domain,
  kind,
  city,
  about,
  stack,
  isTrusted,
  isSample,
}: CompanyRow) => ({
  companyId: id,
  name,
  website,
  domain,
  kind,
  city,
  about,
  stack,
  isTrusted,
  isSample,
})

/** In the order in which they came. */
export async function listMembers(db: Db, companyId: number): Promise<Omit<CompanyMember, 'isYou'>[]> {
  const rows = await db
    .select({ member: companyMembers, person: people })
    .from(companyMembers)
    .innerJoin(people, eq(people.id, companyMembers.personId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.createdAt), asc(companyMembers.personId))
  return rows.map(({ member, person }) => ({
    userId: person.id,
    name: fullName(person),
    email: person.email,
    hasJoined: member.termsAcceptedAt !== null,
  }))
}

export async function acceptTerms(db: Db, personId: number, at: Date): Promise<void> {
  await db
    .update(companyMembers)
    .set({ termsVersion, termsAcceptedAt: at })
    .where(eq(companyMembers.personId, personId))
}

/** Returns it as it was before. */
export async function saveProfile(db: Db, companyId: number, draft: CompanyDraft): Promise<CompanyDraft> {
  const [before] = await db
    .select({ city: companies.city, about: companies.about, stack: companies.stack })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update')
  await db.update(companies).set(draft).where(eq(companies.id, companyId))
  return before!
}

/** Of the company, locked, so that of two colleagues who remove each other one stays. */
export async function lockMembers(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ personId: companyMembers.personId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.personId))
    .for('update')
  return rows.map(({ personId }) => personId)
}

export async function isMember(db: Db, personId: number): Promise<boolean> {
  return (await db.$count(companyMembers, eq(companyMembers.personId, personId))) > 0
}

export async function insertMember(db: Db, member: typeof companyMembers.$inferInsert): Promise<void> {
  await db.insert(companyMembers).values(member)
}

export async function deleteMember(db: Db, companyId: number, personId: number): Promise<void> {
  await db
    .delete(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.personId, personId)))
}

export const unknownCompany = () => notFound('This company')

/** Locked: an opening that is written or sent waits for it. Learners’ rows may still refer to it meanwhile. */
export async function lockCompany(db: Db, companyId: number): Promise<CompanyRow> {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId)).for('no key update')
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
