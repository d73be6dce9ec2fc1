import { dayMs as day } from '#contract/kit/durations.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { MentorWorkload } from '#contract/learning/mentors.ts'
import { fullName, hasPermission } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, gt, inArray, isNull, notInArray, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { indiaDate } from '#server/kit/india.ts'
import { timesOfStaff } from './hours.store.ts'
import type { MentorTime } from './openings.rules.ts'
import { mentorFigures } from './tables.ts'

const countedDays = 30

type Open = Pick<MentorWorkload, 'open' | 'due' | 'late'>
/** By mentor; null is what nobody has claimed and nobody is suggested for. */
export type OpenWork = Map<number | null, Open>
type Reviewed = Pick<MentorWorkload, 'reviewed' | 'reviewedLate' | 'medianHours' | 'firstAttempts' | 'firstApproved'>

const isStaff = and(hasPermission('reviews:act'), isNull(people.blockedAt), isNull(people.deletedAt))

type CountOpen = (db: Db, now: Date) => Promise<OpenWork>

/** Takes four queries, however many mentors there are. What they reviewed is as old as the last run of the job. */
export async function workloadPage(
  db: Db,
  { after, size }: PageQuery,
  now: Date,
  countOpen: CountOpen = openWork,
): Promise<Page<MentorWorkload>> {
  const { id, firstName, lastName, role } = people
  const rows = await db
    .select({ id, firstName, lastName, role })
    .from(people)
    .where(and(isStaff, gt(id, cursorId(after) ?? 0)))
    .orderBy(asc(id))
    .limit(size + 1)
  const ids = rows.map(({ id }) => id)
  const [times, open, reviewed] = await Promise.all([timesOfStaff(db), countOpen(db, now), reviewedWork(db, ids)])
  return toPage(rows, size, ({ id, role, ...name }) => ({
    userId: id,
    name: fullName(name),
    role,
    weeklyHours: weeklyHours(times.get(id)),
    isAway: isAway(times.get(id), indiaDate(now)),
    ...(open.get(id) ?? { open: 0, due: 0, late: 0 }),
    ...(reviewed.get(id) ?? { reviewed: 0, reviewedLate: 0, medianHours: null, firstAttempts: 0, firstApproved: 0 }),
  }))
}

const weeklyHours = (time: MentorTime | undefined) =>
  (time?.spans ?? []).reduce((sum, { from, until }) => sum + (until - from) / 60, 0)
export const isAway = (time: MentorTime | undefined, today: string) =>
  (time?.absences ?? []).some(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay)

/** Reads everything that waits. */
export async function openWork(db: Db, now: Date): Promise<OpenWork> {
  const [at, soon] = [now.toISOString(), new Date(now.getTime() + day).toISOString()]
  const { rows } = await db.execute<Open & { mentor: number | null }>(sql`
    select mentor, count(*)::int as open,
      (count(*) filter (where promised_at >= ${at} and promised_at < ${soon}))::int as due,
      (count(*) filter (where promised_at < ${at}))::int as late
    from (select promised_at, case when claimed_until > ${at} then claimed_by else suggested_for end as mentor
      from solutions where state = 'submitted') as work
    group by mentor`)
  return new Map(rows.map(({ mentor, ...counts }) => [mentor, counts]))
}

async function reviewedWork(db: Db, mentorIds: number[]): Promise<Map<number, Reviewed>> {
  const rows = await db.select().from(mentorFigures).where(inArray(mentorFigures.personId, mentorIds))
  return new Map(rows.map(({ personId, ...figures }) => [personId, figures]))
}

/** More than anybody reviews in a month; it bounds the time of the statement. */
const maxReviews = 10_000

/** Counts the reviews of the last 30 days again, mentor by mentor. Reads all of them, so it belongs in a job. */
export async function refreshFigures(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - countedDays * day).toISOString()
  const mentorIds = (await db.select({ id: people.id }).from(people).where(isStaff)).map(({ id }) => id)
  await db.delete(mentorFigures).where(notInArray(mentorFigures.personId, mentorIds))
  for (const mentorId of mentorIds) await refreshFiguresOf(db, mentorId, since)
}

const refreshFiguresOf = (db: Db, mentorId: number, since: string) =>
  db.transaction(async (db) => {
    await db.delete(mentorFigures).where(eq(mentorFigures.personId, mentorId))
    await db.execute(sql`
      insert into mentor_figures (person_id, reviewed, reviewed_late, median_hours, first_attempts, first_approved)
      select ${mentorId}::bigint, count(*), count(*) filter (where r.created_at > s.promised_at),
        percentile_cont(0.5) within group (order by extract(epoch from r.created_at - s.submitted_at) / 3600),
        count(*) filter (where s.attempt = 1),
        count(*) filter (where s.attempt = 1 and r.verdict = 'approved')
      from (
        select solution_id, verdict, created_at from reviews
        where mentor_id = ${mentorId} and undone_at is null and created_at >= ${since}
        order by id desc limit ${maxReviews}
      ) r join solutions s on s.id = r.solution_id
      where not exists (select from second_opinions where solution_id = r.solution_id and decided_at = r.created_at)
      having count(*) > 0`)
  })
