import { dayMs as day } from '#contract/kit/durations.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notify } from '#server/notifications/index.ts'
import { daysAfter, indiaDate } from '#server/kit/india.ts'
import { type Ending, endingWithin, hasPendingPayment, insertReminder } from './store.ts'
import { accessOf } from '../state/store.ts'
import { accessReminder } from '../texts.ts'

/** Reminds learners whose access ends soon, each of the three times once. Returns how many were reminded. */
export async function sendReminders(db: Db, tools: Tools): Promise<number> {
  const now = tools.clock()
  const errors: unknown[] = []
  let sent = 0
  for (const ending of await endingWithin(db, reminderWindow(now))) {
    try {
      if (await sendReminder(db, tools, ending, now)) sent++
    } catch (error) {
      errors.push(error)
    }
  }
  // The others were sent; the job is retried for those that failed.
  if (errors.length > 0) throw new AggregateError(errors, 'some reminders were not sent')
  return sent
}

/** The record, the notification and the email are one transaction, so that nobody is reminded twice. */
function sendReminder(db: Db, tools: Tools, ending: Ending, now: Date): Promise<boolean> {
  const daysLeft = dueReminder(ending, now)
  if (daysLeft === null) return Promise.resolve(false)
  return db.transaction(async (db) => {
    const { personId, endsAt } = ending
    const person = await lockPerson(db, personId)
    const { end, hasReminders } = await accessOf(db, personId)
    // A payment may have been verified, or the reminders turned off, since the list was made.
    if (!person || end?.getTime() !== endsAt.getTime() || !hasReminders) return false
    if (!(await insertReminder(db, { personId, endsAt, daysLeft }))) return false
    const isPending = await hasPendingPayment(db, personId)
    const left = endsAt <= now ? null : daysUntil(endsAt, now)
    await notify(db, tools, personId, accessReminder({ endsAt, daysLeft: left, isPending }))
    return true
  })
}

/** Reminders go out three days ahead, one day ahead and on the last day. */
const reminderDays = [0, 1, 3] as const
type ReminderDay = (typeof reminderDays)[number]

/** Midnight in India. */
const startOf = (date: string) => new Date(`${date}T00:00:00+05:30`)

/** The last day with access. An end at midnight belongs to the day before. */
export const lastDayOf = (endsAt: Date): string => indiaDate(new Date(endsAt.getTime() - 1))

/** Days on India's calendar from today to the last day; negative if it has passed. */
export const daysUntil = (endsAt: Date, now: Date): number =>
  Math.round((startOf(lastDayOf(endsAt)).getTime() - startOf(indiaDate(now)).getTime()) / day)

/** Ends after `after`, up to and including `upTo`, may need a reminder today. */
export function reminderWindow(now: Date): { after: Date; upTo: Date } {
  const today = indiaDate(now)
  return { after: startOf(today), upTo: startOf(daysAfter(today, Math.max(...reminderDays) + 1)) }
}

/**
 * The reminder that is due today, or null. A missed one is sent late until the next is due, unless the end wasn't known
 * on its day.
 */
export function dueReminder({ endsAt, knownSince }: { endsAt: Date; knownSince: Date }, now: Date): ReminderDay | null {
  const left = daysUntil(endsAt, now)
  const due = left < 0 ? undefined : reminderDays.find((ahead) => ahead >= left)
  if (due === undefined) return null
  return indiaDate(knownSince) <= daysAfter(lastDayOf(endsAt), -due) ? due : null
}
