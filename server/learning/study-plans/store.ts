import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { saveStudyPlan, StudyPlan } from '#contract/learning/study/plan.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { studyDays, studyPlans, studyReminders } from '../study-days/tables.ts'
import type { Due } from './rules.ts'

const defaults: StudyPlan = { showsStreak: true, weekdays: [], time: '19:00' }

/** PostgreSQL writes 19:00 as 19:00:00. */
const toPlan = ({ showsStreak, weekdays, remindAt }: typeof studyPlans.$inferSelect): StudyPlan => ({
  showsStreak,
  weekdays,
  time: remindAt.slice(0, 5),
})

export async function planOf(db: Db, personId: number): Promise<StudyPlan> {
  const [row] = await db.select().from(studyPlans).where(eq(studyPlans.personId, personId))
  return row ? toPlan(row) : defaults
}

/** What isn't given stays. Choosing days, or none, answers the offer. */
export async function putPlan(
  db: Db,
  personId: number,
  { showsStreak, weekdays, time }: BodyOf<typeof saveStudyPlan>,
  now: Date,
): Promise<StudyPlan> {
  const chosen = {
    ...(showsStreak !== undefined && { showsStreak }),
    ...(weekdays && { weekdays: weekdays.toSorted((a, b) => a - b), answeredAt: now }),
    ...(time && { remindAt: time }),
  }
  const [row] = await db
    .insert(studyPlans)
    .values({ personId, ...chosen })
    // Nothing to change is no statement; the person is.
    .onConflictDoUpdate({ target: studyPlans.personId, set: { personId, ...chosen } })
    .returning()
  return toPlan(row!)
}

/**
 * Takes up to `limit` learners whose reminder is due and who haven't studied today. The emails and pushes belong into
 * the same transaction: then each gets one, or another run takes them.
 */
export async function takeDueReminders(db: Db, now: Date, { day, weekday, from, to }: Due, limit: number) {
  const { rows } = await db.execute<{ personId: number }>(sql`
    insert into ${studyReminders} (person_id, day, sent_at)
    select plan.person_id, ${day}, ${now.toISOString()} from ${studyPlans} as plan
    join ${people} as person on person.id = plan.person_id and person.role = 'learner' and person.deleted_at is null
      and person.access_ends_at > ${now.toISOString()}
    where plan.weekdays <> '{}' and ${weekday} = any (plan.weekdays) and plan.remind_at between ${from} and ${to}
      and not exists (select from ${studyDays} where person_id = plan.person_id and day = ${day})
      and not exists (select from ${studyReminders} where person_id = plan.person_id and day = ${day})
    order by plan.remind_at, plan.person_id limit ${limit}
    on conflict do nothing returning person_id::int as "personId"`)
  return rows.map(({ personId }) => personId)
}
