import { isStaffRole } from '#contract/kit/access.ts'
import { dayMs as day } from '#contract/kit/durations.ts'
import { Settings } from '#contract/site/settings.ts'
import type { WorkingHours } from '#contract/learning/mentors.ts'
import type { Db } from '#server/kit/db/db.ts'
import { daysAfter, indiaDate } from '#server/kit/india.ts'
import { audit, lockPerson, personById } from '#server/identity/index.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { holidaysBetween } from '#server/site/index.ts'
import { hoursOf, replaceHours, timesOfStaff } from './hours.store.ts'
import { type MentorTime, type Opening, outsideHolidays, unionOfOpenings, workingMinutes } from './openings.rules.ts'
import { countWaiting, firstEnrolment, type PaceRow, readPace, reviewsSince, storePace } from './pace.store.ts'
import { comesFirst, minReviews, percentile, promise } from './rules.ts'
import { suggestWork, toReviewer } from './suggestions.rules.ts'
import { firstWaiting, reviewerIds, storeSuggestions } from './suggestions.store.ts'
import { refreshFigures } from './workload.store.ts'

const countedDays = 30
/** Longer than the highest limit on a promise, also with two weeks of holidays in it. */
const plannedDays = 30

let lastOpenings: { day: string; openings: Opening[] } | null = null

/** While nobody has set hours: the same all day. */
function schoolOpenings(now: Date): Opening[] {
  const day = indiaDate(now)
  if (lastOpenings?.day !== day) lastOpenings = { day, openings: unionOfOpenings([], now, plannedDays) }
  return lastOpenings.openings
}

/** By when something of this moment gets its answer. A learner's question comes first in their first week. */
export async function promiseFor(db: Db, now: Date, askerId: number | null = null): Promise<Date> {
  const firstEnrolledAt = askerId === null ? null : await firstEnrolment(db, askerId)
  return promiseAt(now, await readPace(db), comesFirst({ now, firstEnrolledAt }))
}

/** Without regard to reviews: after eight of the school's working hours. */
export async function workingDayAfter(db: Db, now: Date): Promise<Date> {
  const today = indiaDate(now)
  return promise({
    now,
    pace: { minutes: null, perHour: 0 },
    ahead: 0,
    openings: schoolOpenings(now),
    holidays: await holidaysBetween(db, today, daysAfter(today, plannedDays)),
    maxHours: plannedDays * 24,
  })
}

export function promiseAt(now: Date, row: PaceRow, comesFirst = false): Date {
  const { openings, ahead, setting, holidays, ...pace } = row
  const { maxHours } = Settings.shape.reviewPromise.parse(setting ?? undefined)
  const planned: Opening[] = openings?.map(([start, end]) => ({ start, end })) ?? schoolOpenings(now)
  return promise({ now, pace, ahead, comesFirst, openings: planned, holidays: holidays ?? [], maxHours })
}

/** Prepares what promises are computed from, with the hours of today also for the past, and shares out the work. */
export async function refreshPace(db: Db, now: Date): Promise<void> {
  const times = await timesOfStaff(db)
  const since = new Date(now.getTime() - countedDays * day)
  const reviews = await reviewsSince(db, since)
  // A review of these days may have been submitted before.
  const past = await openingsBetween(db, new Date(since.getTime() - countedDays * day), now)
  const minutes = reviews.map(({ submittedAt, reviewedAt }) =>
    workingMinutes(past, submittedAt.getTime(), reviewedAt.getTime()),
  )
  const openHours = workingMinutes(past, since.getTime(), now.getTime()) / 60
  await storePace(db, {
    minutes: reviews.length < minReviews ? null : Math.ceil(percentile(minutes, 0.9)!),
    reviewed: reviews.length,
    perHour: openHours === 0 ? 0 : reviews.length / openHours,
    waiting: await countWaiting(db),
    // With holidays: a promise leaves them out when it is made, so that one added today counts at once.
    openings: unionOfOpenings([...times.values()], now, plannedDays),
    refreshedAt: now,
  })
  await shareWork(db, times, now)
  await refreshFigures(db, now)
}

/** When at least one mentor works between two moments, by the hours of today and without holidays. */
export async function openingsBetween(db: Db, from: Date, until: Date): Promise<Opening[]> {
  const days = Math.ceil((until.getTime() - from.getTime()) / day) + 1
  const holidays = await holidaysBetween(db, indiaDate(from), indiaDate(until))
  return outsideHolidays(unionOfOpenings([...(await timesOfStaff(db)).values()], from, days), holidays)
}

/** Suggests who reviews what, with the claims and hours of this moment. */
async function shareWork(db: Db, times: Map<number, MentorTime>, now: Date): Promise<void> {
  const today = indiaDate(now)
  const holidays = await holidaysBetween(db, today, daysAfter(today, plannedDays))
  const reviewers = (await reviewerIds(db)).map((id) => toReviewer(id, times.get(id), { now, holidays }))
  await storeSuggestions(db, suggestWork(await firstWaiting(db, now), reviewers, now))
}

const noLearner = () => conflict('Only mentors and admins have working hours')

export async function showHours(db: Db, personId: number): Promise<WorkingHours> {
  const person = await personById(db, personId)
  if (!person) throw notFound('This person')
  if (!isStaffRole(person.role)) throw noLearner()
  return hoursOf(db, personId)
}

type Change = { actorId: number; personId: number; wanted: WorkingHours; now: Date }

/** Promises use the new hours at once; those made before stay. */
export function saveHours(db: Db, { actorId, personId, wanted, now }: Change): Promise<WorkingHours> {
  return db.transaction(async (db) => {
    const person = await lockPerson(db, personId)
    if (!person) throw notFound('This person')
    if (!isStaffRole(person.role)) throw noLearner()
    const before = await hoursOf(db, personId)
    await replaceHours(db, personId, wanted)
    const after = await hoursOf(db, personId)
    if (JSON.stringify(before) === JSON.stringify(after)) return after
    await audit(db, { actorId, action: 'working hours changed', subject: `person ${personId}`, before, after })
    await refreshPace(db, now)
    return after
  })
}
