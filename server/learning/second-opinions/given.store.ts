import type { Db } from '#server/kit/db/db.ts'
import { type SQL, sql } from '#server/kit/db/orm.ts'

export type Span = { start: Date; end: Date }
export type GivenReview = { solutionId: number; stepName: string; at: Date; isSecondOpinion: boolean }

/**
 * Verdicts of mentors and their second opinions, each once: an appeal that replaced a verdict has a row in both tables. A
 * verdict that its mentor took back doesn't count; one that an appeal replaced does, because the work was done.
 */
const given = ({ start, end }: Span, mentor: SQL) => {
  const within = (moment: SQL) => sql`${moment} >= ${start.toISOString()} and ${moment} < ${end.toISOString()}`
  return sql`
    select mentor_id, solution_id, created_at as at, false as is_second_opinion
    from reviews where ${within(sql`created_at`)} and undone_at is null and mentor_id ${mentor}
      and not exists (select from second_opinions where solution_id = reviews.solution_id and decided_at = reviews.created_at)
    union all
    select review.mentor_id, review.solution_id, review.created_at, false
    from second_opinions join reviews review on review.id = review_id and review.undone_at = decided_at
    where decided_at >= ${start.toISOString()} and ${within(sql`review.created_at`)} and review.mentor_id ${mentor}
    union all
    select mentor_id, solution_id, decided_at, true
    from second_opinions where ${within(sql`decided_at`)} and mentor_id ${mentor}`
}

export async function countReviewsGiven(db: Db, span: Span): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ mentorId: number; count: number }>(sql`
    select mentor_id::float8 as "mentorId", count(*)::int as count from (${given(span, sql`is not null`)}) as given
    group by mentor_id`)
  return new Map(rows.map(({ mentorId, count }) => [mentorId, count]))
}

/** In order. */
export async function reviewsGivenBy(db: Db, mentorId: number, span: Span): Promise<GivenReview[]> {
  const { rows } = await db.execute<Omit<GivenReview, 'at'> & { at: string }>(sql`
    select solution_id::float8 as "solutionId", steps.name as "stepName", extract(epoch from at) as at,
      is_second_opinion as "isSecondOpinion"
    from (${given(span, sql`= ${mentorId}`)}) as given
    join solutions on solutions.id = solution_id join steps on steps.id = solutions.step_id
    order by at, solution_id`)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(Number(at) * 1000) }))
}

/** Of these attempts, those at whose step the learner waits for a second opinion. */
export async function withOpenOpinion(db: Db, solutionIds: number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select solutions.id::float8 as id from solutions
    where solutions.id = any(${sql.param(solutionIds)}::bigint[]) and exists (
      select from solutions other join second_opinions on solution_id = other.id
      where other.person_id = solutions.person_id and other.step_id = solutions.step_id and decided_at is null)`)
  return new Set(rows.map(({ id }) => id))
}

/** Null before the first verdict of a mentor. */
export async function firstReviewGiven(db: Db): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select extract(epoch from created_at) as at from reviews where mentor_id is not null order by id limit 1`)
  return rows[0] ? new Date(Number(rows[0].at) * 1000) : null
}
