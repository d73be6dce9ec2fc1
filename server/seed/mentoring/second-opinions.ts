import type { Verdict } from '#contract/learning/reviews.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq } from '#server/kit/db/orm.ts'
import type { Deps } from '#server/kit/deps.ts'
import { undoEnd } from '#server/learning/reviews/rules.ts'
import { reviews, solutions, steps, secondOpinions } from '#server/learning/tables.ts'
import { demoAccounts } from '../identity.ts'
import { moment, type When } from '../moment.ts'
import { readContent } from '../read-content.ts'
import { promisedInDemo } from './promises.ts'

type SeedOpinion = {
  email: string
  step: [course: number, name: string]
  /** By the learner; a sample otherwise. */
  asked?: { at: When; reason: string }
  decided?: { at: When; verdict: Verdict; words: string }
}

/** One appeal that waits, and two samples that the admin decided. */
export async function seedSecondOpinions(db: Db, { clock }: Deps) {
  const now = clock()
  const { email } = demoAccounts.find(({ role }) => role === 'admin')!
  const [admin] = await db.select({ id: people.id }).from(people).where(eq(people.email, email))
  for (const { asked, decided, ...about } of readContent<SeedOpinion[]>('mentoring/second-opinions.json')) {
    const review = await reviewOf(db, about)
    const createdAt = asked ? moment(asked.at, now) : undoEnd(review.createdAt)
    await db.insert(secondOpinions).values({
      solutionId: review.solutionId,
      reviewId: review.id,
      kind: asked ? 'appeal' : 'sample',
      reason: asked?.reason ?? null,
      createdAt,
      promisedAt: promisedInDemo(createdAt, !decided, now),
      ...(decided && {
        mentorId: admin!.id,
        verdict: decided.verdict,
        feedback: decided.words,
        decidedAt: moment(decided.at, now),
      }),
    })
  }
}

async function reviewOf(db: Db, { email, step: [courseId, name] }: Pick<SeedOpinion, 'email' | 'step'>) {
  const [row] = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(solutions, eq(solutions.id, reviews.solutionId))
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    .innerJoin(people, eq(people.id, solutions.personId))
    .where(and(eq(people.email, email), eq(solutions.courseId, courseId), eq(steps.name, name)))
  return row!.review
}
