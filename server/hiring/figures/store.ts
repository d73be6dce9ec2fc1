import type { HiringReport } from '#contract/hiring/report.ts'
import type { HiringFigures } from '#contract/site/hiring-figures.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { type SQL, sql } from '#server/kit/db/orm.ts'
import { solutions } from '#server/learning/tables.ts'
import {
  candidates,
  candidateWorks,
  companies,
  introductionEvents,
  introductions,
  openings,
  placements,
} from '../tables.ts'

const windowMonths = 12

/** Whether both sides said that the learner of an introduction began on the same day in the same role. */
const isAgreed = (since: SQL) => sql`exists (
  select from ${placements} learner_says join ${placements} company_says using (introduction_id)
  where learner_says.introduction_id = ${introductions.id}
    and learner_says.side = 'learner' and company_says.side = 'company'
    and learner_says.starts_on = company_says.starts_on
    and lower(trim(learner_says.role)) = lower(trim(company_says.role))
    and greatest(learner_says.confirmed_at, company_says.confirmed_at) >= ${since})`

/** Each learner who was opted in at some time of the last months, and how far they got with companies that aren't samples. */
function progressOfOptedIn(now: Date): SQL {
  const since = sql`(${now.toISOString()}::timestamptz - make_interval(months => ${windowMonths}))`
  const reached = (state: string) => sql`exists (
    select from ${introductionEvents} where ${introductionEvents.introductionId} = ${introductions.id}
      and ${introductionEvents.state} = ${state} and ${introductionEvents.at} >= ${since})`
  return sql`
    select opted_in.person_id, coalesce(bool_or(reached.introduced), false) as introduced,
      coalesce(bool_or(reached.interviewed), false) as interviewed, coalesce(bool_or(reached.joined), false) as joined
    from (select distinct person_id from ${candidates}
      where least(${candidates.endedAt}, ${candidates.expiresAt}) >= ${since}) as opted_in
    left join lateral (
      select ${reached('introduced')} as introduced, ${reached('interview')} as interviewed, ${isAgreed(since)} as joined
      from ${introductions}
      join ${openings} on ${openings.id} = ${introductions.openingId}
      join ${companies} on ${companies.id} = ${openings.companyId}
      where ${introductions.personId} = opted_in.person_id and not ${companies.isSample}
    ) as reached on true
    group by opted_in.person_id`
}

const counts = sql`count(*)::int as "optedIn", count(*) filter (where introduced)::int as introduced,
  count(*) filter (where interviewed)::int as interviewed, count(*) filter (where joined)::int as joined`

export async function hiringFigures(db: Db, now: Date): Promise<HiringFigures> {
  const { rows } = await db.execute<HiringFigures>(sql`select ${counts} from (${progressOfOptedIn(now)}) as progress`)
  return rows[0]!
}

/** A learner who shows work of two courses counts in both. */
export async function hiringReport(db: Db, now: Date): Promise<HiringReport> {
  const { rows } = await db.execute<HiringReport[number]>(sql`
    select ${courses.id}::int as "courseId", ${courses.title} as title, ${counts}
    from (${progressOfOptedIn(now)}) as progress
    join (select distinct ${candidates.personId} as person_id, ${solutions.courseId} as course_id
      from ${candidates}
      join ${candidateWorks} on ${candidateWorks.candidateId} = ${candidates.id}
      join ${solutions} on ${solutions.id} = ${candidateWorks.solutionId}) as shown using (person_id)
    join ${courses} on ${courses.id} = shown.course_id
    group by ${courses.id} order by "optedIn" desc, ${courses.id}`)
  return rows
}
