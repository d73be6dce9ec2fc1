import { videoPositions } from '../lessons/tables.ts'
import { enrolments, lessonReadings, quizAnswers, solutions } from '../tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'

/** Between two moments, and when they last submitted something or read a lesson. */
type Activity = {
  submissions: number
  approvals: number
  lessons: number
  activeDays: number
  lastActiveAt: Date | null
}

const activityRow = preparedSql(
  'activity_between',
  `select count(*) filter (where kind = 'submission' and at >= $2 and at < $3)::int as submissions,
     count(*) filter (where kind = 'lesson' and at >= $2 and at < $3)::int as lessons,
     count(distinct (at at time zone 'Asia/Kolkata')::date) filter (where at >= $2 and at < $3)::int as "activeDays",
     max(at) as "lastActiveAt",
     (select count(*)::int from solutions join reviews on solution_id = solutions.id and undone_at is null
       where person_id = $1 and state = 'approved' and reviews.created_at >= $2
       and reviews.created_at < $3) as approvals
   from (
     select 'submission' as kind, submitted_at as at from solutions where person_id = $1
     union all select 'lesson', updated_at from lesson_readings where person_id = $1
   ) as work`,
)

type Span = { startsAt: Date; endsAt: Date }

export async function activityOf(db: Db, personId: number, { startsAt, endsAt }: Span): Promise<Activity> {
  const [row] = await activityRow(db)<Activity>([personId, startsAt, endsAt])
  return row!
}

/** When a person did something, in tables with one row or more per person. */
export const learningTraces = [
  enrolments.createdAt,
  lessonReadings.updatedAt,
  quizAnswers.answeredAt,
  videoPositions.updatedAt,
  solutions.submittedAt,
]
