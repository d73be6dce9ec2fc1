import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { emailPeople } from '#server/notifications/index.ts'
import { emailCertificate } from '../certificates/service.ts'
import { codeIssuedAt } from '../certificates/store.ts'
import { mentorName } from '../reviews/rules.ts'
import { lockCase } from '../reviews/store.ts'
import { clearOutcomeDue, solutionsWithOutcomeDue } from '../reviews/verdicts.store.ts'
import { sampleVerdict } from '../second-opinions/service.ts'
import { verdictEmail, verdictEmailKey } from '../texts.ts'

/** Emails the verdicts that can no longer be undone. One that fails doesn't affect the others. */
export async function emailOutcomes(db: Db, tools: Tools): Promise<void> {
  const errors: unknown[] = []
  for (const solutionId of await solutionsWithOutcomeDue(db, tools.clock())) {
    await emailOutcome(db, tools, solutionId).catch((error: unknown) => errors.push(error))
  }
  // The job is retried for those that failed.
  if (errors.length > 0) throw new AggregateError(errors, 'some verdicts were not emailed')
}

/** Exactly once: the lock makes jobs of several instances wait for each other, and an undo at the last moment for them. */
const emailOutcome = (db: Db, tools: Tools, solutionId: number): Promise<void> =>
  db.transaction(async (db) => {
    const found = await lockCase(db, solutionId)
    const now = tools.clock()
    if (!found?.review?.outcomeDueAt || found.review.outcomeDueAt > now) return
    const { learnerId: personId, courseId, review, mentor } = found
    const { verdict, feedback } = review
    const email = verdictEmail({ ...found, mentor: mentorName(mentor), verdict, feedback }, tools.env.publicUrl)
    await emailPeople(db, tools, [{ personId, preference: 'reviews', dedupeKey: verdictEmailKey(review.id), ...email }])
    const code = await codeIssuedAt(db, { personId, courseId, issuedAt: review.createdAt })
    if (code) await emailCertificate(db, tools, code)
    await sampleVerdict(db, review, now)
    await clearOutcomeDue(db, review.id)
  })
