import { sql } from '#server/kit/db/orm.ts'
import { introductionInterviews, placements, type Side } from '../tables.ts'

export const proposedBy = sql<Side | null>`(select proposed_by from ${introductionInterviews}
  where introduction_id = introductions.id and state = 'proposed')`

/** Of an agreed interview to come. */
export const interviewAt = sql<string | null>`(select min(starts_at) from ${introductionInterviews}
  where introduction_id = introductions.id and state = 'agreed' and starts_at > now())`

export const confirmedBy = sql<Side[]>`(select coalesce(json_agg(side order by side), '[]') from ${placements}
  where introduction_id = introductions.id)`

/** As the public figures count a job. */
export const isAgreed = sql<boolean>`(select count(*) = 2 and count(distinct (starts_on, lower(trim(role)))) = 1
  from ${placements} where introduction_id = introductions.id)`
