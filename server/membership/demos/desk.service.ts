import { mayUse } from '#contract/kit/access.ts'
import { type BookingChange, conversionMonths, type DeskBooking, type NewLead } from '#contract/membership/demo-desk.ts'
import { audit, personById, assertAssignable } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { daysAfter, indiaDate, startOfDay } from '#server/kit/india.ts'
import { hashToken, newToken } from '#server/kit/security/tokens.ts'
import { notify } from '#server/notifications/index.ts'
import { linkReader, readSettings } from '#server/site/index.ts'
import { assertNotCancelled, assertNotEmpty, assertStarted, daysOf, diff, feedDaysBack, slotsByDay } from './rules.ts'
import { demosAssigned } from '../texts.ts'
import {
  bookingsFrom,
  deleteFeed,
  deskBookings,
  feedOwner,
  feedSince,
  lockBookings,
  saveFeed,
  setBooking,
} from './desk.store.ts'
import { demoFeed } from './feed.ts'
import { assertAhead, assertLostReason } from './leads.rules.ts'
import { conversionSince, eventsOf, insertEvents } from './leads.store.ts'
import { insertBooking, slotCounts } from './store.ts'
import type { DemoBookingRow } from './tables.ts'

/** Changes all of them or none. Only what differs is audited, and a new assignee is notified once. */
export function change(
  db: Db,
  tools: Tools,
  actorId: number,
  bookingIds: number[],
  edit: BookingChange,
): Promise<void> {
  assertNotEmpty(edit)
  assertLostReason(edit)
  assertAhead(edit.remindOn, indiaDate(tools.clock()))
  return db.transaction(async (db) => {
    const bookings = await lockBookings(db, bookingIds)
    if (bookings.length < new Set(bookingIds).size) throw notFound('One of these bookings')
    assertStarted(bookings, edit, tools.clock())
    const { assigneeId = null } = edit
    if (assigneeId !== null) await assertAssignable(db, assigneeId, ['people:act'])
    for (const booking of bookings) await changeOne(db, actorId, booking, edit)
    const assigned = bookings.filter((booking) => booking.assigneeId !== assigneeId)
    await notifyAssignee(db, tools, actorId, assigneeId, assigned)
  })
}

/** The words of a note are in the lead’s history only: the audit log outlives it. */
async function changeOne(db: Db, actorId: number, booking: DemoBookingRow, edit: BookingChange) {
  assertNotCancelled(booking, edit)
  const changed = diff(booking, edit)
  const { note } = edit
  if (!changed && note === undefined) return
  if (changed) await setBooking(db, booking.id, changed.after)
  const state = changed?.after.state
  await insertEvents(db, [
    ...(state === undefined ? [] : [{ bookingId: booking.id, actorId, state }]),
    ...(note === undefined ? [] : [{ bookingId: booking.id, actorId, note }]),
  ])
  const action = changed ? 'demo booking changed' : 'note on demo booking added'
  await audit(db, { actorId, action, subject: `demo booking ${booking.id}`, ...changed })
}

/** For somebody who called, came by or met us. Who adds them follows up. */
export function addLead(db: Db, { clock }: Tools, actorId: number, lead: NewLead): Promise<DeskBooking> {
  const remindOn = lead.remindOn || null
  assertAhead(remindOn, indiaDate(clock()))
  return db.transaction(async (db) => {
    const { mbNumber: mobile, ...fields } = lead
    const { id } = await insertBooking(db, { ...fields, mobile, remindOn, assigneeId: actorId, addedBy: actorId })
    await audit(db, { actorId, action: 'lead added', subject: `demo booking ${id}`, after: { source: lead.source } })
    return (await deskBookings(db, [id]))[0]!
  })
}

export async function eventsOfLead(db: Db, bookingId: number) {
  if ((await deskBookings(db, [bookingId])).length === 0) throw notFound('This lead')
  return eventsOf(db, bookingId)
}

/** Of the last twelve months with this one. */
export function conversion(db: Db, now: Date) {
  const [year, month] = indiaDate(now).split('-').map(Number)
  const first = new Date(Date.UTC(year!, month! - conversionMonths, 1)).toISOString().slice(0, 10)
  return conversionSince(db, startOfDay(first))
}

async function notifyAssignee(
  db: Db,
  tools: Tools,
  actorId: number,
  assigneeId: number | null,
  assigned: DemoBookingRow[],
) {
  const [first] = assigned
  if (assigneeId === null || assigneeId === actorId || !first) return
  const by = (await personById(db, actorId))!.firstName
  await notify(db, tools, assigneeId, demosAssigned({ ...first, bookings: assigned.length, by }))
}

export async function calendarOf(db: Db, personId: number, month: string) {
  const days = daysOf(month)
  const [counts, { demoSlotCapacity }, since] = await Promise.all([
    slotCounts(db, days[0]!, days.at(-1)!),
    readSettings(db),
    feedSince(db, personId),
  ])
  return { capacity: demoSlotCapacity, feedSince: since && since.toISOString(), days: slotsByDay(days, counts) }
}

/** Returns the token of a new calendar link, which replaces the previous one. */
export function createFeed(db: Db, personId: number): Promise<string> {
  return db.transaction(async (db) => {
    const token = newToken()
    await saveFeed(db, personId, hashToken(token))
    await audit(db, { actorId: personId, action: 'demo calendar link created', subject: `person ${personId}` })
    return token
  })
}

export function revokeFeed(db: Db, personId: number): Promise<null> {
  return db.transaction(async (db) => {
    const isRevoked = await deleteFeed(db, personId)
    const entry = { actorId: personId, action: 'demo calendar link revoked', subject: `person ${personId}` }
    if (isRevoked) await audit(db, entry)
    return null
  })
}

/** Null for an unknown token, or when its owner may no longer see bookings or lacks the required second factor. */
export async function readFeed(db: Db, { clock, env }: Tools, token: string): Promise<string | null> {
  const ownerId = await feedOwner(db, hashToken(token))
  const owner = ownerId === null ? null : await linkReader(db, ownerId)
  if (!mayUse(owner, 'people:see')) return null
  const bookings = await bookingsFrom(db, daysAfter(indiaDate(clock()), -feedDaysBack))
  const { name } = await readSettings(db)
  return demoFeed(bookings, { name, publicUrl: env.publicUrl })
}
