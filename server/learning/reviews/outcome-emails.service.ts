import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { emailPerson } from '#server/notifications/index.ts'
import { mentorName } from '../solutions/attempts.store.ts'
import { certificateByCode } from '../certificates/store.ts'
import { sampleVerdict } from '../second-opinions/sample.service.ts'
import { certificateEmail, verdictEmail, verdictEmailKey } from './notifications.ts'
import { lockCase } from './store.ts'

export const outcomeQueue = 'verdict-emails'
/** Of the verdict of this moment. */
export type Outcome = { solutionId: number; decidedAt: string; certificateCode: string | null }

/** Sent only when the verdict can no longer be undone, because an email can't be withdrawn. */
export const emailOutcomeLater = (db: Db, { jobs }: Tools, outcome: Outcome, undoEnd: Date) =>
  jobs.add(db, outcomeQueue, outcome, undoEnd)

/** Unless the verdict was undone. */
export function emailOutcome(db: Db, tools: Tools, { solutionId, decidedAt, certificateCode }: Outcome): Promise<void> {
  return db.transaction(async (db) => {
    // The lock waits for an undo at the last moment.
    const found = await lockCase(db, solutionId)
    if (found?.review?.createdAt.toISOString() !== decidedAt) return
    const { learnerId: personId, review, mentor } = found
    const given = { mentor: mentorName(mentor), verdict: review.verdict, feedback: review.feedback }
    const email = verdictEmail(found, given, tools.env.publicUrl)
    await emailPerson(db, tools, { personId, kind: 'reviews', dedupeKey: verdictEmailKey(review.id), ...email })
    if (certificateCode) await emailCertificate(db, tools, certificateCode)
    await sampleVerdict(db, review, tools.clock())
  })
}

export async function emailCertificate(db: Db, tools: Tools, code: string): Promise<void> {
  const certificate = await certificateByCode(db, code)
  if (!certificate || certificate.revokedAt) return
  const { personId } = certificate
  const email = certificateEmail(certificate, tools.env.publicUrl)
  await emailPerson(db, tools, { personId, kind: 'reviews', dedupeKey: `certificate ${code}`, ...email })
}
