import type { Db } from '#server/kit/db/db.ts'
import { and, eq, sql } from '#server/kit/db/orm.ts'
import { jsonRead } from '#server/kit/db/reads.ts'
import { indiaDate } from '#server/kit/india.ts'
import type { CalendarDay } from './rules.ts'
import { studyDays, studyPlans } from './tables.ts'

/** Call it in the transaction of what the learner did. */
export async function countStudyDay(db: Db, personId: number, at: Date): Promise<void> {
  await db
    .insert(studyDays)
    .values({ personId, day: indiaDate(at) })
    .onConflictDoNothing()
}

export async function hasStudied(db: Db, personId: number, at: Date): Promise<boolean> {
  return (await db.$count(studyDays, and(eq(studyDays.personId, personId), eq(studyDays.day, indiaDate(at))))) === 1
}

type Study = { days: CalendarDay[]; showsStreak: boolean; hasAnswered: boolean }

const own = sql.placeholder('personId')

/** The days of study, oldest first, and what was chosen about showing and planning them. */
export const studyRead = jsonRead<Study, Study, { personId: number }>(
  'study',
  ['personId'],
  sql`select json_build_object(
    'days', (select coalesce(json_agg(day order by day), '[]') from ${studyDays} where ${studyDays.personId} = ${own}),
    'showsStreak', coalesce((select ${studyPlans.showsStreak} from ${studyPlans} where ${studyPlans.personId} = ${own}), true),
    'hasAnswered', exists (select from ${studyPlans}
      where ${studyPlans.personId} = ${own} and ${studyPlans.answeredAt} is not null))`,
  (study) => study,
)

export const studyOf = (db: Db, personId: number): Promise<Study> => studyRead(db, { personId })
