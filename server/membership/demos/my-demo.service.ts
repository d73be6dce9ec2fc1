import type { DemoSlot, MyDemo } from '#contract/membership/demos.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { demoCalendar } from './calendar.ts'
import { lockBookings } from './desk.store.ts'
import { bookingLinks, bookingOfToken } from './links.ts'
import { demoCancelledEmail, demoChanged, demoMovedEmail } from '../texts.ts'
import { assertBookable, assertSlotFree, hasDemo, isOver } from './rules.ts'
import { emailVisitor } from './service.ts'
import { bookingById, changeBooking, countBookings, lockSlot } from './store.ts'
import type { BookedDemo } from './tables.ts'

type Slot = { demoDate: string; demoTime: DemoSlot }

export async function myDemo(db: Db, tools: Tools, token: string): Promise<MyDemo> {
  const booking = await bookingById(db, idOf(tools, token))
  if (!booking) throw unknownBooking()
  return toMyDemo(booking, tools)
}

export async function myCalendar(db: Db, tools: Tools, token: string): Promise<string> {
  const booking = await bookingById(db, idOf(tools, token))
  if (!booking) throw unknownBooking()
  return demoCalendar(booking, { ...(await readSettings(db)), publicUrl: tools.env.publicUrl })
}

/** Takes the new slot's lock first, as a booking does, so that it is never overbooked. */
export function moveMyDemo(db: Db, tools: Tools, token: string, slot: Slot): Promise<MyDemo> {
  return db.transaction(async (db) => {
    await lockSlot(db, slot)
    const before = await lockChangeable(db, tools, token)
    if (before.demoDate === slot.demoDate && before.demoTime === slot.demoTime) return toMyDemo(before, tools)
    assertBookable(slot, tools.clock())
    const settings = await readSettings(db)
    assertSlotFree(await countBookings(db, slot), settings.demoSlotCapacity)
    const after = await changeBooking(db, before.id, { ...slot, changedAt: tools.clock() })
    await emailVisitor(db, tools, after, demoMovedEmail)
    await record(db, tools, before, after)
    return toMyDemo(after, tools)
  })
}

export function cancelMyDemo(db: Db, tools: Tools, token: string): Promise<MyDemo> {
  return db.transaction(async (db) => {
    const booking = await lockDemo(db, tools, token)
    if (booking?.state === 'cancelled') return toMyDemo(booking, tools)
    const before = await lockChangeable(db, tools, token)
    const after = await changeBooking(db, before.id, { state: 'cancelled', changedAt: tools.clock() })
    await emailVisitor(db, tools, after, demoCancelledEmail)
    await record(db, tools, before, after)
    return toMyDemo(after, tools)
  })
}

const unknownBooking = () => notFound('This booking')

function idOf(tools: Tools, token: string): number {
  const id = bookingOfToken(tools, token)
  if (id === null) throw unknownBooking()
  return id
}

async function lockDemo(db: Db, tools: Tools, token: string): Promise<BookedDemo | null> {
  const [booking] = await lockBookings(db, [idOf(tools, token)])
  return booking && hasDemo(booking) ? booking : null
}

async function lockChangeable(db: Db, tools: Tools, token: string): Promise<BookedDemo> {
  const booking = await lockDemo(db, tools, token)
  if (!booking) throw unknownBooking()
  const { state } = toMyDemo(booking, tools)
  if (state === 'cancelled') throw conflict('This demo is cancelled. You can book another one.')
  if (state === 'over') throw conflict('This demo is over, so it can’t be changed. You can book another one.')
  return booking
}

/** In the audit log without an actor, because the visitor has no account. */
async function record(db: Db, tools: Tools, before: BookedDemo, after: BookedDemo) {
  const parts = ({ demoDate, demoTime, state }: BookedDemo) => ({ demoDate, demoTime, state })
  const action = after.state === 'cancelled' ? 'demo cancelled by the visitor' : 'demo moved by the visitor'
  await audit(db, {
    actorId: null,
    action,
    subject: `demo booking ${after.id}`,
    before: parts(before),
    after: parts(after),
  })
  if (after.assigneeId === null) return
  const isCancelled = after.state === 'cancelled'
  await notify(db, tools, after.assigneeId, demoChanged({ ...after, before, isCancelled }))
}

function toMyDemo(booking: BookedDemo, tools: Tools): MyDemo {
  const { name, demoDate, demoTime, state } = booking
  const { calendarPath } = bookingLinks(tools, booking.id)
  const isChangeable = state === 'booked' && !isOver(booking, indiaDate(tools.clock()))
  return {
    name,
    demoDate,
    demoTime,
    state: state === 'cancelled' ? 'cancelled' : isChangeable ? 'booked' : 'over',
    calendarPath,
  }
}
