import type { Actor } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { companyOf, membersOf, type OwnCompany } from '../companies/access.store.ts'
import { type Locked, lockIntroduction } from './steps.store.ts'

export type Member = { side: 'company'; actorId: number; company: OwnCompany }

/** Who acts on an introduction. */
export type Acting = { side: 'learner'; actorId: number } | Member

export const memberOf = async (db: Db, actor: Actor): Promise<Member> => ({
  side: 'company',
  actorId: actor.id,
  company: await companyOf(db, actor),
})

export const actingAs = async (db: Db, actor: Actor): Promise<Acting> =>
  actor.role === 'company' ? memberOf(db, actor) : { side: 'learner', actorId: actor.id }

/** Locked. Others don’t find it; nor does a learner of whom the company has only had a suggestion. */
export async function lockFor(db: Db, acting: Acting, introductionId: number): Promise<Locked> {
  const found = await lockIntroduction(db, introductionId)
  const isTheirs =
    found &&
    (acting.side === 'company'
      ? found.company.id === acting.company.id
      : found.introduction.personId === acting.actorId && found.introduction.requestedAt !== null)
  if (!isTheirs) throw notFound('This introduction')
  return found
}

/** Who gets the notification, and how they call the other side. */
export async function otherSide(db: Db, { side }: Acting, { introduction, company, code, title }: Locked) {
  const about = { introductionId: introduction.id, title }
  return side === 'company'
    ? { people: [introduction.personId], about: { ...about, reader: 'learner' as const, other: company.name } }
    : {
        people: await membersOf(db, company.id),
        about: { ...about, reader: 'company' as const, other: `Candidate ${code}` },
      }
}
