import type { Colleague } from '#contract/hiring/applications.ts'
import type { CompanyDraft } from '#contract/hiring/company.ts'
import { audit, emailInvitation, endSessionsExcept, inviteAs, personByEmail } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { companyOf, membershipOf } from './access.store.ts'
import { assertCurrentTerms, assertNotYou, assertOfCompany } from './rules.ts'
import { acceptTerms, deleteMember, insertMember, isMember, lockMembers, saveProfile } from './store.ts'

export const subjectOf = (companyId: number) => `company ${companyId}`

export function accept(db: Db, { clock }: Tools, actor: Actor, version: string): Promise<null> {
  return db.transaction(async (db) => {
    const { company, termsVersion: accepted } = await membershipOf(db, actor)
    assertCurrentTerms(version)
    if (accepted === version) return null
    await acceptTerms(db, actor.id, clock())
    const entry = { actorId: actor.id, action: 'company terms accepted', subject: subjectOf(company.id) }
    await audit(db, { ...entry, after: { version } })
    return null
  })
}

export function save(db: Db, actor: Actor, draft: CompanyDraft): Promise<null> {
  return db.transaction(async (db) => {
    const { id } = await companyOf(db, actor)
    const before = await saveProfile(db, id, draft)
    await audit(db, { actorId: actor.id, action: 'company changed', subject: subjectOf(id), before, after: draft })
    return null
  })
}

export function inviteOne(db: Db, tools: Tools, actor: Actor, colleague: Colleague): Promise<{ userId: number }> {
  return db.transaction(async (db) => {
    const company = await companyOf(db, actor)
    assertOfCompany(colleague.email, company)
    return { userId: await addMember(db, tools, { company, actorId: actor.id }, colleague) }
  })
}

type Joining = { company: { id: number; name: string }; actorId: number }

/** A new account, or the one of somebody who was removed before. Both get a link to choose a password. */
export async function addMember(
  db: Db,
  tools: Tools,
  { company, actorId }: Joining,
  colleague: Colleague,
): Promise<number> {
  const as = `a contact of ${company.name}`
  const known = await personByEmail(db, colleague.email)
  const isBack = known?.role === 'company' && !known.blockedAt && !(await isMember(db, known.id))
  const person = isBack ? known : await inviteAs(db, tools, actorId, { ...colleague, role: 'company' }, as)
  if (isBack) await emailInvitation(db, tools, person, as)
  await insertMember(db, { personId: person.id, companyId: company.id, invitedBy: actorId, createdAt: tools.clock() })
  const entry = { actorId, action: 'company member added', subject: subjectOf(company.id) }
  await audit(db, { ...entry, after: { userId: person.id } })
  return person.id
}

export function removeOne(db: Db, actor: Actor, userId: number): Promise<null> {
  return db.transaction(async (db) => {
    const { id } = await companyOf(db, actor)
    assertNotYou(actor.id, userId)
    const members = await lockMembers(db, id)
    if (!members.includes(actor.id) || !members.includes(userId)) throw notFound('This colleague')
    await deleteMember(db, id, userId)
    await endSessionsExcept(db, userId, null, 'company')
    const entry = { actorId: actor.id, action: 'company member removed', subject: subjectOf(id) }
    await audit(db, { ...entry, before: { userId } })
    return null
  })
}
