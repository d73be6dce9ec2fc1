import type { BookingChange } from '#contract/membership/demo-desk.ts'
import type { Settings } from '#contract/site/settings.ts'
import { audit, personById, refuseUnfitAssignee } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { hashToken, newToken } from '#server/kit/http/tokens.ts'
import { notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { changeOf, daysOf, demosGivenNotification, feedDaysBack, fullness, refuseEmptyChange } from './desk.rules.ts'
import { bookingsFrom, deleteFeed, feedOwner, feedSince, lockBookings, saveFeed, setBooking } from './desk.store.ts'
import { demoFeed } from './feed.ts'
import { daysAfter } from './rules.ts'
import { slotCounts } from './store.ts'
import type { DemoBookingRow } from '../tables.ts'

/** All of them or none; what is as it was leaves no trace, and whoever is given some is told once. */
export function change(db: Db, actorId: number, bookingIds: number[], wanted: BookingChange): Promise<void> {
  refuseEmptyChange(wanted)
  return db.transaction(async (db) => {
    const bookings = await lockBookings(db, bookingIds)
    if (bookings.length < new Set(bookingIds).size) throw notFound('One of these bookings')
    const { assigneeId = null } = wanted
    if (assigneeId !== null) await refuseUnfitAssignee(db, assigneeId, 'admin')
    for (const booking of bookings) await changeOne(db, actorId, booking, wanted)
    await tellAssignee(
      db,
      actorId,
      assigneeId,
      bookings.filter((booking) => booking.assigneeId !== assigneeId),
    )
  })
}

async function changeOne(db: Db, actorId: number, booking: DemoBookingRow, wanted: BookingChange) {
  const changed = changeOf(booking, wanted)
  if (!changed) return
  await setBooking(db, booking.id, changed.after)
  await audit(db, { actorId, action: 'demo booking changed', subject: `demo booking ${booking.id}`, ...changed })
}

async function tellAssignee(db: Db, actorId: number, assigneeId: number | null, given: DemoBookingRow[]) {
  if (assigneeId === null || assigneeId === actorId || given.length === 0) return
  await notify(db, assigneeId, demosGivenNotification(given, (await personById(db, actorId))!.firstName))
}

export async function calendarOf(db: Db, personId: number, month: string) {
  const days = daysOf(month)
  const [counts, { demoSlotCapacity }, since] = await Promise.all([
    slotCounts(db, days[0]!, days.at(-1)!),
    readSettings(db),
    feedSince(db, personId),
  ])
  return { capacity: demoSlotCapacity, feedSince: since && since.toISOString(), days: fullness(days, counts) }
}

/** Answers the token of a new address; the one before opens nothing from now on. */
export function makeFeed(db: Db, personId: number): Promise<string> {
  return db.transaction(async (db) => {
    const token = newToken()
    await saveFeed(db, personId, hashToken(token))
    await audit(db, { actorId: personId, action: 'demo calendar address made', subject: `person ${personId}` })
    return token
  })
}

export function endFeed(db: Db, personId: number): Promise<null> {
  return db.transaction(async (db) => {
    const isEnded = await deleteFeed(db, personId)
    const entry = { actorId: personId, action: 'demo calendar address ended', subject: `person ${personId}` }
    if (isEnded) await audit(db, entry)
    return null
  })
}

/** Null for a token that nobody has, or whose owner is no admin any more. */
export async function readFeed({ db, clock, env }: Deps, token: string, { name }: Settings): Promise<string | null> {
  const owner = await feedOwner(db, hashToken(token))
  if (!owner || owner.role !== 'admin' || owner.blockedAt || owner.deletedAt) return null
  const bookings = await bookingsFrom(db, daysAfter(indiaDate(clock()), -feedDaysBack))
  return demoFeed(bookings, { name, publicUrl: env.publicUrl })
}
