import type { WorkingHours } from '#contract/learning/mentors.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { and, eq, gt, isNull } from '#server/kit/db/orm.ts'
import { refreshPace } from '#server/learning/index.ts'
import { lateReviewReason } from '#server/learning/texts.ts'
import { replaceHours } from '#server/learning/promises/hours.store.ts'
import { unionOfOpenings } from '#server/learning/promises/openings.rules.ts'
import { daysDue, promise } from '#server/learning/promises/rules.ts'
import { promiseDays } from '#server/learning/promises/tables.ts'
import { reviews, solutions, steps } from '#server/learning/tables.ts'
import { addDays } from '#server/membership/index.ts'
import { demoAccounts } from '../identity.ts'

const minute = 60_000
const maxHours = 72

const weekday = (weekday: number, startsAt: string, endsAt: string) => ({ weekday, startsAt, endsAt })
const hours: WorkingHours = {
  hours: [
    ...[1, 2, 3, 4, 5].flatMap((day) => [weekday(day, '10:00', '13:00'), weekday(day, '15:00', '19:00')]),
    weekday(6, '10:00', '14:00'),
  ],
  absences: [],
}

/** What an attempt of that moment was promised; those in review are due from two hours from now on. */
export function promisedInDemo(at: Date, isWaiting: boolean, now: Date): Date {
  const limit = promise({ now: at, pace: { minutes: null, perHour: 0 }, ahead: 0, openings: [], maxHours })
  if (!isWaiting) return limit
  const openings = unionOfOpenings([], at, 16)
  const usual = promise({ now: at, pace: { minutes: 540, perHour: 2 }, ahead: 0, openings, maxHours })
  const soon = promise({ now, pace: { minutes: null, perHour: 0 }, ahead: 0, openings: [], maxHours: 3 })
  return new Date(Math.min(limit.getTime(), Math.max(usual.getTime(), soon.getTime())))
}

/** The mentor's hours, and the day that a learner got for a review that came late. */
export async function seedPromises(db: Db, { clock }: Deps) {
  const mentor = demoAccounts.find(({ role }) => role === 'mentor')!
  const [person] = await db.select({ id: people.id }).from(people).where(eq(people.email, mentor.email))
  await replaceHours(db, person!.id, hours)
  const late = await db
    .select({ solution: solutions, stepName: steps.name, reviewedAt: reviews.createdAt })
    .from(reviews)
    .innerJoin(solutions, eq(solutions.id, reviews.solutionId))
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    .where(and(isNull(reviews.undoneAt), gt(reviews.createdAt, solutions.promisedAt)))
  for (const { solution, stepName, reviewedAt } of late) {
    // The job runs every ten minutes.
    const at = new Date(solution.promisedAt.getTime() + 10 * minute)
    for (let day = 1; day <= daysDue(solution.promisedAt, reviewedAt, 7); day++) {
      const added = { personId: solution.personId, days: 1, reason: lateReviewReason(stepName) }
      const [entry] = await addDays(db, [added], at)
      await db.insert(promiseDays).values({ solutionId: solution.id, day, accessEntryId: entry!.id, createdAt: at })
    }
  }
  await refreshPace(db, clock())
}
