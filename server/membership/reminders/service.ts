import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notify } from '#server/notifications/index.ts'
import { type Ending, endingWithin, hasPendingPayment, insertReminder } from './store.ts'
import { accessOf } from '../state/store.ts'
import { accessReminder } from '../texts.ts'
import { daysUntil, dueReminder, reminderWindow } from './rules.ts'

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
