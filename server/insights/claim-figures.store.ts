import type { ClaimFigures } from '#contract/site/claims.ts'
import { jobs } from '#server/careers/tables.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { sql } from '#server/kit/db/orm.ts'
import { reviews, solutions, tasks } from '#server/learning/tables.ts'
import { describeFigures, type CountedFigures } from './claim-figures.rules.ts'

/** Counts what the claims on the public site speak of. */
export async function countFigures(db: Db): Promise<ClaimFigures> {
  const { rows } = await db.execute<CountedFigures>(sql`
    select
      (select count(*) from ${people} where ${people.role} = 'learner' and ${people.deletedAt} is null)::int as learners,
      (select count(*) from ${courses} where ${courses.archivedAt} is null and ${courses.isListed})::int as courses,
      (select count(*) from ${courses} where ${courses.archivedAt} is null and ${courses.isListed} and exists (
        select from ${tasks} where ${tasks.courseId} = ${courses.id} and ${tasks.archivedAt} is null))::int as practical,
      (select percentile_cont(0.5) within group (
          order by extract(epoch from ${reviews.createdAt} - ${solutions.submittedAt}) / 3600)
        from ${reviews} join ${solutions} on ${solutions.id} = ${reviews.solutionId}
        where ${reviews.undoneAt} is null and ${reviews.mentorId} is not null and ${reviews.createdAt} > now() - interval '90 days')::float as review_hours,
      (select count(*) from ${jobs} where ${jobs.closedAt} is null
        and (${jobs.expiresOn} is null or ${jobs.expiresOn} >= current_date))::int as jobs`)
  return describeFigures(rows[0]!)
}
