import { suggestedDays } from '#contract/learning/study/plan.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { sql } from '#server/kit/db/orm.ts'
import { countStudyDay } from '#server/learning/study-days/store.ts'
import { studyDays, studyPlans } from '#server/learning/study-days/tables.ts'
import { lessonReadings, quizAnswers, solutions } from '#server/learning/tables.ts'
import { demoLearnerId } from './identity.ts'
import { moment } from './moment.ts'

/** When the demo learner read or practised in the last days, besides what is stored of it. One day is missing. */
const readAgo = [1, 2, 4, 5, 6]

/** The days on which the demo's people studied, and the days the demo learner chose. */
export async function seedStudy(db: Db, { clock }: Deps) {
  await db.execute(sql`
    insert into ${studyDays} (person_id, day)
    select person_id, (at at time zone 'Asia/Kolkata')::date from (
      select person_id, submitted_at as at from ${solutions}
      union all select person_id, updated_at from ${lessonReadings}
      union all select person_id, answered_at from ${quizAnswers}) as work
    on conflict do nothing`)
  const personId = await demoLearnerId(db)
  const now = clock()
  for (const daysAgo of readAgo) await countStudyDay(db, personId, moment([daysAgo, '19:20'], now))
  const { weekdays, time } = suggestedDays
  await db.insert(studyPlans).values({ personId, weekdays, remindAt: time, answeredAt: moment([20, '19:45'], now) })
}
