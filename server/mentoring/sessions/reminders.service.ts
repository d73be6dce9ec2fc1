import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notify } from '#server/notifications/index.ts'
import { insertReminder, seatsStartingWithin } from './reminders.store.ts'
import { sessionReminder } from '../texts.ts'
import { dueReminder, reminderWindowMs } from './rules.ts'
import { lockSession, seatOf } from './seats.store.ts'
import { withHost } from './seats.service.ts'

type StartingSeat = Awaited<ReturnType<typeof seatsStartingWithin>>[number]

/** Reminds everyone with a seat, each of the three times once. Returns how many were reminded. */
export async function sendReminders(db: Db, tools: Tools): Promise<number> {
  const now = tools.clock()
  const errors: unknown[] = []
  let sent = 0
  for (const seat of await seatsStartingWithin(db, { after: now, upTo: new Date(now.getTime() + reminderWindowMs) })) {
    try {
      if (await sendReminder(db, tools, seat, now)) sent++
    } catch (error) {
      errors.push(error)
    }
  }
  // The others were sent; the next run tries again.
  if (errors.length > 0) throw new AggregateError(errors, 'some reminders were not sent')
  return sent
}

/** The record, the notification and the email are one transaction, so that nobody is reminded twice. */
function sendReminder(db: Db, tools: Tools, starting: StartingSeat, now: Date): Promise<boolean> {
  const { sessionId, personId, startsAt } = starting
  const minutesAhead = dueReminder(starting, now)
  if (minutesAhead === null) return Promise.resolve(false)
  return db.transaction(async (db) => {
    const session = await lockSession(db, sessionId)
    const seat = await seatOf(db, sessionId, personId)
    // It may have moved, or the seat was released, since the list was made.
    if (session?.startsAt.getTime() !== startsAt.getTime() || session.cancelledAt || seat?.state !== 'reserved')
      return false
    if (!(await insertReminder(db, { sessionId, personId, startsAt, minutesAhead }))) return false
    const described = await withHost(db, session)
    await notify(db, tools, personId, sessionReminder({ ...described, minutes: minutesAhead }))
    return true
  })
}
