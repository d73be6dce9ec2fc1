import type { Db } from '#server/kit/db/db.ts'
import { type SQL, sql, getTableName } from '#server/kit/db/orm.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { type Opening, practiceAnswers } from '#server/learning/index.ts'
import { accessEntries, payments } from '#server/membership/tables.ts'
import { solutions, certificates, steps, tasks, enrolments, reviews, secondOpinions } from '#server/learning/tables.ts'
import { people } from '#server/identity/tables.ts'
import { demoBookings } from '#server/membership/index.ts'
import { courses } from '#server/catalogue/tables.ts'
import type {
  DemosRow,
  LearnersRow,
  PlaceRow,
  RenewalsRow,
  ReportSpan,
  StepRow,
  TimesRow,
  VerdictsRow,
} from './rules.ts'

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`
const within = (at: SQL, { from, until }: ReportSpan) => sql`${at} >= ${moment(from)} and ${at} < ${moment(until)}`
const monthOf = (at: SQL) => sql`to_char(${at} at time zone 'Asia/Kolkata', 'YYYY-MM')`

/** What a person has reached, by their own rows. */
const reached = sql`
  exists (select from ${payments} where person_id = p.id and state = 'verified') as paid,
  exists (select from ${solutions} where person_id = p.id) as worked,
  exists (select from ${certificates} where person_id = p.id and revoked_at is null) as finished`

/** Each step counts only those who reached the steps before it. */
const counted = sql`
  (count(*) filter (where paid))::int as verified,
  (count(*) filter (where paid and worked))::int as submitted,
  (count(*) filter (where paid and worked and finished))::int as completed`

export async function learnersByMonth(db: Db, span: ReportSpan): Promise<LearnersRow[]> {
  const { rows } = await db.execute<LearnersRow>(sql`
    select month, count(*)::int as registered, ${counted}
    from (select ${monthOf(sql`p.created_at`)} as month, ${reached} from ${people} p
      where p.role = 'learner' and p.deleted_at is null and ${within(sql`p.created_at`, span)}) as learners
    group by month`)
  return rows
}

/** By the first booking of an address. Staff, and people who had an account already, are left out. */
export async function demosByMonth(db: Db, span: ReportSpan): Promise<DemosRow[]> {
  const { rows } = await db.execute<DemosRow>(sql`
    select month, count(*)::int as booked, (count(*) filter (where registered))::int as registered, ${counted}
    from (
      select ${monthOf(sql`first.at`)} as month, p.id is not null as registered, ${reached}
      from (select canonical_email(email) as address, min(created_at) as at from ${demoBookings}
        where email <> '' group by 1) as first
      left join lateral (select id, role, created_at from ${people} where canonical_email(people.email) = first.address
        order by created_at, id limit 1) as p on true
      where ${within(sql`first.at`, span)} and (p.id is null or (p.role = 'learner' and p.created_at >= first.at))
    ) as visitors
    group by month`)
  return rows
}

/** The steps of each course in order, courses without steps too. */
const ordered = sql`
  select courses.id as course_id, courses.title, steps.id as step_id, tasks.title as task, steps.name,
    row_number() over (partition by courses.id order by tasks.position, tasks.id, steps.position, steps.id) as place
  from ${courses}
  left join (${tasks} join ${steps} on steps.task_id = tasks.id and steps.archived_at is null)
    on tasks.course_id = courses.id and tasks.archived_at is null
  where courses.archived_at is null and not courses.is_start`

export async function stepsOfCourses(db: Db): Promise<StepRow[]> {
  const { rows } = await db.execute<StepRow>(sql`
    select course_id::int as "courseId", title, step_id::int as "stepId", task, name
    from (${ordered}) as ordered order by course_id, place`)
  return rows
}

/** Learners who enrolled in the span, by the place of the last step they have passed until now. */
export async function learnersByPlace(db: Db, span: ReportSpan): Promise<PlaceRow[]> {
  const { rows } = await db.execute<PlaceRow>(sql`
    with ordered as materialized (${ordered}),
    cohort as materialized (
      select e.person_id, e.course_id from ${enrolments} e join ${people} p on p.id = e.person_id
      where p.role = 'learner' and p.deleted_at is null and ${within(sql`e.created_at`, span)}),
    work as (
      select c.person_id, c.course_id, max(ordered.place) filter (where s.state = 'approved') as place,
        coalesce(bool_or(s.state = 'submitted' or s.submitted_at > ${moment(span.stoppedBefore)}), false) as is_active
      from cohort c
      left join ${solutions} s on s.person_id = c.person_id and s.course_id = c.course_id
      left join ordered on ordered.step_id = s.step_id
      group by c.person_id, c.course_id),
    learners as (
      select work.*, finished.person_id is not null as is_finished from work
      left join ${certificates} finished on finished.person_id = work.person_id
        and finished.course_id = work.course_id and finished.revoked_at is null)
    select course_id::int as "courseId", coalesce(place, 0)::int as place, count(*)::int as learners,
      (count(*) filter (where not is_finished and not is_active))::int as stopped,
      (count(*) filter (where is_finished))::int as completed
    from learners group by 1, 2`)
  return rows
}

export async function verdictsByStep(db: Db, span: ReportSpan): Promise<VerdictsRow[]> {
  const { rows } = await db.execute<VerdictsRow>(sql`
    select s.step_id::int as "stepId", count(*)::int as verdicts,
      (count(*) filter (where r.verdict = 'rejected'))::int as rejected
    from ${reviews} r join ${solutions} s on s.id = r.solution_id
    where r.undone_at is null and ${within(sql`r.created_at`, span)}
    group by 1`)
  return rows
}

/** The minutes of all openings up to a moment, which is in the opening with this number or after it; 0 before the first. */
const worked = (moment: string, place: string) => `case when ${place} = 0 then 0
  else ($3::float8[])[${place}] + (least(${moment}, ($2::float8[])[${place}]) - ($1::float8[])[${place}]) / 60 end`

// The subqueries stay apart by `offset 0`: merged, each moment would be searched several times.
const reviewTimesQuery = preparedSql(
  'review_times',
  `select course_id::int as "courseId", count(*)::int as reviews,
     percentile_cont(0.5) within group (order by minutes) as "medianMinutes",
     percentile_disc(0.9) within group (order by minutes) as "p90Minutes",
     (count(*) filter (where is_on_time))::int as "onTime"
   from (
     select course_id, is_on_time, (${worked('reviewed', 'review_place')}) - (${worked('submitted', 'place')}) as minutes
     from (
       select *, width_bucket(submitted, $1::float8[]) as place, width_bucket(reviewed, $1::float8[]) as review_place
       from (
         select s.course_id, r.created_at <= s.promised_at as is_on_time,
           extract(epoch from s.submitted_at)::float8 as submitted, extract(epoch from r.created_at)::float8 as reviewed
         from ${getTableName(reviews)} r join ${getTableName(solutions)} s on s.id = r.solution_id
         where r.undone_at is null and r.mentor_id is not null and r.created_at >= $4 and r.created_at < $5
           and not exists (select from ${getTableName(secondOpinions)} where solution_id = r.solution_id and decided_at = r.created_at)
         offset 0) as moments
       offset 0) as places
   ) as reviewed
   group by grouping sets ((course_id), ())`,
)

/**
 * Working time between submission and verdict, by course and for all. The openings are searched in sorted arrays, because
 * joining a million reviews with the hours of years would take minutes. Appeals and checks don't count, as in promises.
 */
export function reviewTimes(db: Db, { from, until }: ReportSpan, openings: Opening[]): Promise<TimesRow[]> {
  const seconds = (name: 'start' | 'end') => openings.map((opening) => opening[name] / 1000)
  let sum = 0
  const minutesBefore = openings.map(({ start, end }) => {
    const before = sum
    sum += (end - start) / 60_000
    return before
  })
  return reviewTimesQuery(db)([seconds('start'), seconds('end'), minutesBefore, from, until])
}

/** When the oldest review in the span was submitted; null without any. */
export async function firstSubmission(db: Db, span: ReportSpan): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select min(s.submitted_at) as at from ${reviews} r join ${solutions} s on s.id = r.solution_id
    where r.undone_at is null and r.mentor_id is not null and ${within(sql`r.created_at`, span)}`)
  const at = rows[0]!.at
  return at === null ? null : new Date(at)
}

/** Of the answers to questions that the same learner had last answered at least 30 days before. */
export async function recallAfterMonth(db: Db, span: ReportSpan): Promise<{ answers: number; right: number }> {
  const { rows } = await db.execute<{ answers: number; right: number }>(sql`
    select count(*)::int as answers, (count(*) filter (where is_right))::int as right
    from (select a.is_right, a.answered_at, lag(a.answered_at) over (
        partition by a.person_id, a.step_id, a.item_key order by a.answered_at, a.id) as answered_before
      from ${practiceAnswers} a join ${people} p on p.id = a.person_id and p.role = 'learner') as answer
    where ${within(sql`answered_at`, span)} and answered_at - answered_before >= interval '30 days'`)
  return rows[0]!
}

/** Paid periods that ended in the span: whether they were paid again, and whether their learner practised before. */
export async function renewalsByPractice(db: Db, span: ReportSpan): Promise<RenewalsRow[]> {
  const { rows } = await db.execute<RenewalsRow>(sql`
    select has_practised as "hasPractised", count(*)::int as ended, (count(*) filter (where is_renewed))::int as renewed
    from (
      select
        (select count(distinct (answered_at at time zone 'Asia/Kolkata')::date) from ${practiceAnswers} a
          where a.person_id = e.person_id and a.answered_at < e.ends_at
            and a.answered_at >= e.ends_at - interval '30 days') >= 4 as has_practised,
        exists (select from ${accessEntries} later join ${payments} again
            on again.id = later.payment_id and again.undone = later.round and again.state = 'verified'
          where later.person_id = e.person_id and later.id > e.id
            and later.created_at <= e.ends_at + interval '14 days') as is_renewed
      from ${accessEntries} e
      join ${payments} paid on paid.id = e.payment_id and paid.undone = e.round and paid.state = 'verified'
      join ${people} p on p.id = e.person_id and p.role = 'learner' and p.deleted_at is null
      where ${within(sql`e.ends_at`, span)} and e.ends_at <= ${moment(span.now)}
    ) as periods
    group by 1`)
  return rows
}

/** 2026-11, in which the first learner registered. */
export async function firstMonth(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ month: string | null }>(sql`
    select ${monthOf(sql`min(created_at)`)} as month from ${people} where role = 'learner' and deleted_at is null`)
  return rows[0]!.month
}
