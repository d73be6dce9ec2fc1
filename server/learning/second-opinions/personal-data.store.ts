import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq } from '#server/kit/db/orm.ts'
import { mentorName } from '../reviews/rules.ts'
import { solutions, secondOpinions } from '../tables.ts'

/** What the learner asked for, by attempt. A sample is the school's own: learners never see it. */
export async function appealsOf(db: Db, personId: number) {
  const rows = await db
    .select({ opinion: secondOpinions, mentor: { firstName: people.firstName, lastName: people.lastName } })
    .from(secondOpinions)
    .innerJoin(solutions, eq(solutions.id, secondOpinions.solutionId))
    .leftJoin(people, eq(people.id, secondOpinions.mentorId))
    .where(and(eq(solutions.personId, personId), eq(secondOpinions.kind, 'appeal')))
  return new Map(
    rows.map(({ opinion: { solutionId, reason, createdAt, promisedAt, verdict, feedback, decidedAt }, mentor }) => [
      solutionId,
      {
        yourReason: reason,
        askedAt: createdAt,
        promisedBy: promisedAt,
        ...(verdict && { mentor: mentorName(mentor), verdict, feedback, at: decidedAt }),
      },
    ]),
  )
}

export const opinionsGivenBy = (db: Db, mentorId: number) =>
  db
    .select({ verdict: secondOpinions.verdict, feedback: secondOpinions.feedback, at: secondOpinions.decidedAt })
    .from(secondOpinions)
    .where(eq(secondOpinions.mentorId, mentorId))
    .orderBy(asc(secondOpinions.id))
