import { mayUse } from '#contract/kit/access.ts'
import type { GivenOpinion } from '#contract/learning/reviews.ts'
import type { Db } from '#server/kit/db/db.ts'
import {
  and,
  desc,
  eq,
  isNotNull,
  isNull,
  or,
  type PgColumn,
  type Placeholder,
  type SQL,
  sql,
} from '#server/kit/db/orm.ts'
import type { Actor } from '#server/kit/deps.ts'
import { reviews, secondOpinions, solutions } from '../tables.ts'
import { verdictEmailPattern } from '../texts.ts'
import { nameOfPerson } from './store.ts'

const { id, solutionId, reviewId, firstMentorId, decidedAt } = secondOpinions

/** Nobody but its author may see a verdict while another mentor gives a second opinion on it. */
export const hidesFrom = (readerId: number | Placeholder) =>
  and(isNull(decidedAt), sql`${firstMentorId} is distinct from ${readerId}`)

/** The verdicts on a learner's attempts that this person must not see now. */
export const hiddenVerdicts = (db: Db, readerId: number, learnerId: number) =>
  db
    .select({ opinionId: id, solutionId, courseId: solutions.courseId, stepId: solutions.stepId })
    .from(secondOpinions)
    .innerJoin(solutions, eq(solutions.id, solutionId))
    .where(and(eq(solutions.personId, learnerId), hidesFrom(readerId)))

/** Whether the verdict on this attempt is one of them. */
export async function isHiddenFrom(db: Db, readerId: number, ofSolution: number): Promise<boolean> {
  const rows = await db
    .select({ id })
    .from(secondOpinions)
    .where(and(eq(solutionId, ofSolution), hidesFrom(readerId)))
    .limit(1)
  return rows.length > 0
}

/**
 * Whether this person must not see the email with this key now. A scalar subquery, which PostgreSQL runs for each row
 * of a page: it would turn `exists` into a join with every open second opinion.
 */
export const isHiddenVerdictEmail = (emailKey: PgColumn, readerId: number): SQL =>
  sql`coalesce((select true from ${secondOpinions} where ${reviewId} = substring(${emailKey} from ${verdictEmailPattern})::bigint
    and ${hidesFrom(readerId)} limit 1), false)`

/** Newest first. Only for who gave it, the first mentor and admins: it's no score for colleagues to read. */
export async function givenOpinions(db: Db, reader: Actor, ofSolution: number): Promise<GivenOpinion[]> {
  const { mentorId, verdict, feedback } = secondOpinions
  const rows = await db
    .select({ mentor: nameOfPerson<string>(mentorId), verdict, feedback, first: reviews.verdict, decidedAt })
    .from(secondOpinions)
    .innerJoin(reviews, eq(reviews.id, reviewId))
    .where(
      and(
        eq(solutionId, ofSolution),
        isNotNull(decidedAt),
        mayUse(reader, 'team:see') ? undefined : or(eq(mentorId, reader.id), eq(firstMentorId, reader.id)),
      ),
    )
    .orderBy(desc(decidedAt))
  return rows.map((row) => ({
    mentor: row.mentor,
    verdict: row.verdict!,
    feedback: row.feedback,
    agrees: row.verdict === row.first,
    decidedAt: row.decidedAt!.toISOString(),
  }))
}
