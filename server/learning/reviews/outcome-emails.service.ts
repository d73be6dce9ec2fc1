import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { emailPerson } from '#server/notifications/index.ts'
import { nameOf } from '../solutions/attempts.store.ts'
import { certificateByCode } from '../certificates/store.ts'
import { certificateEmail, verdictEmail } from './notifications.ts'
import { lockCase } from './store.ts'

export const outcomeQueue = 'verdict-emails'
export type Outcome = { solutionId: number; reviewId: number; certificateCode: string | null }

/** A notification can be followed by another that takes it back; an email that was untrue stays. So it waits until it is not. */
export const emailOutcomeLater = ({ jobs }: Deps, db: Db, outcome: Outcome, decidedForGood: Date) =>
  jobs.add(db, outcomeQueue, outcome, decidedForGood)

/** Tells the learner by email what was decided, if that verdict still stands. */
export function emailOutcome(deps: Deps, { solutionId, reviewId, certificateCode }: Outcome): Promise<void> {
  return deps.db.transaction(async (db) => {
    // Waits for who is taking it back at the last moment.
    const found = await lockCase(db, solutionId)
    if (!found?.review || found.review.id !== reviewId) return
    const { learnerId: personId, review, mentor } = found
    const said = { mentor: nameOf(mentor!), verdict: review.verdict, feedback: review.feedback }
    const email = verdictEmail(found, said, deps.env.publicUrl)
    // The queue may ask again: killed after this was committed, it does not know that it is done.
    await emailPerson(db, deps, { personId, kind: 'reviews', dedupeKey: `verdict ${reviewId}`, ...email })
    if (certificateCode) await emailCertificate(deps, db, certificateCode)
  })
}

export async function emailCertificate(deps: Deps, db: Db, code: string): Promise<void> {
  const certificate = await certificateByCode(db, code)
  if (!certificate || certificate.revokedAt) return
  const { personId } = certificate
  const email = certificateEmail(certificate, deps.env.publicUrl)
  await emailPerson(db, deps, { personId, kind: 'reviews', dedupeKey: `certificate ${code}`, ...email })
}
