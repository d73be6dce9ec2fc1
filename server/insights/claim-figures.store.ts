import type { ClaimFigures } from '#contract/site/claims.ts'
import { maxCounted } from '#contract/kit/counting.ts'
import { jobs } from '#server/careers/tables.ts'
import { courses } from '#server/catalogue/tables.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import type { Db } from '#server/kit/db/db.ts'
import { sql } from '#server/kit/db/orm.ts'
import { tasks } from '#server/learning/tables.ts'
import { weekendSessions } from '#server/mentoring/tables.ts'
import { formatWeekday } from '#server/kit/india.ts'
import { overviewFigures } from './figures.service.ts'
import { readFigures } from './figures.store.ts'
import type { SchoolFigures } from './overview.rules.ts'

const isOpen = sql`not ${jobs.isSample} and ${jobs.closedAt} is null and (${jobs.expiresOn} is null or ${jobs.expiresOn} >= current_date)`

type Counted = Omit<CountedFigures, 'prepared' | 'nextSession'> & { nextSession: string | null }

/** Counts what the claims on the public site speak of. What is slow to count comes from the prepared figures. */
export async function countFigures(db: Db): Promise<ClaimFigures> {
  const stored = await readFigures<SchoolFigures>(db, overviewFigures.name)
  const { rows } = await db.execute<Counted>(sql`
    select
      (select count(*) from ${courses} where ${courses.archivedAt} is null and ${courses.isListed})::int as courses,
      (select count(*) from ${courses} where ${courses.archivedAt} is null and ${courses.isListed} and exists (
        select from ${tasks} where ${tasks.courseId} = ${courses.id} and ${tasks.archivedAt} is null))::int as practical,
      ${countUpTo(jobs, isOpen)}::int as jobs,
      (select min(${weekendSessions.startsAt}) from ${weekendSessions}
        where ${weekendSessions.startsAt} > now() and ${weekendSessions.cancelledAt} is null) as "nextSession"`)
  const { nextSession, ...counted } = rows[0]!
  return describeFigures({
    ...counted,
    nextSession: nextSession === null ? null : new Date(nextSession),
    prepared: stored && stored.figures,
  })
}

type CountedFigures = {
  courses: number
  practical: number
  /** Counted up to 1000. */
  jobs: number
  /** When the next weekend session starts. */
  nextSession: Date | null
  /** Null until they are counted for the first time. */
  prepared: Pick<SchoolFigures, 'students' | 'hoursToReview'> | null
}

const counted = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-IN')} ${number === 1 ? one : many}`

/** In a few words. What we don't measure is null. */
const describeFigures = ({ courses, practical, jobs, nextSession, prepared }: CountedFigures): ClaimFigures => ({
  students:
    prepared?.students === undefined ? null : counted(prepared.students, 'verified learner', 'verified learners'),
  practical: `${practical} of ${counted(courses, 'course', 'courses')} have tasks`,
  mentorSupport: prepared && describeHours(prepared.hoursToReview),
  careerGrowth: null,
  weekendSessions: nextSession ? `next on ${formatWeekday(nextSession)} IST` : 'none scheduled',
  hiring: `${jobs > maxCounted ? '1,000+ open jobs' : counted(jobs, 'open job', 'open jobs')} on our public board`,
})

const describeHours = (hours: number | null) =>
  hours === null ? 'no reviews yet' : `median review ${counted(Math.max(1, Math.round(hours)), 'hour', 'hours')}`
