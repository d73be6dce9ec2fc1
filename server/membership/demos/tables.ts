import { bigint, customType, date, integer, pgTable, text } from '#server/kit/db/orm.ts'
import type { BookingState } from '#contract/membership/demo-desk.ts'
import type { DemoSlot } from '#contract/membership/demos.ts'
import { people, person } from '#server/identity/tables.ts'
import { id, instant } from '#server/kit/tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const demoBookings = pgTable('demo_bookings', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  mobile: text().notNull(),
  message: text().notNull(),
  /** Null for a lead that staff added. */
  demoDate: date(),
  demoTime: text().$type<DemoSlot>(),
  createdAt: instant().notNull().defaultNow(),
  state: text().$type<BookingState>().notNull().default('booked'),
  /** Written by earlier versions; new notes are events. */
  note: text().notNull().default(''),
  assigneeId: bigint({ mode: 'number' }).references(() => people.id, { onDelete: 'set null' }),
  changes: integer().notNull().default(0),
  changedAt: instant().notNull().defaultNow(),
  source: text().notNull().default('website'),
  openedFrom: text(),
  lostReason: text().notNull().default(''),
  remindOn: date(),
  personId: person(),
  addedBy: person(),
})
export type DemoBookingRow = typeof demoBookings.$inferSelect
/** A lead with a demo. */
export type BookedDemo = DemoBookingRow & { demoDate: string; demoTime: DemoSlot }

export const leadEvents = pgTable('lead_events', {
  id: id(),
  bookingId: bigint({ mode: 'number' })
    .notNull()
    .references(() => demoBookings.id, { onDelete: 'cascade' }),
  at: instant().notNull().defaultNow(),
  actorId: person(),
  note: text(),
  state: text().$type<BookingState>(),
})

export const demoFeeds = pgTable('demo_feeds', {
  personId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  tokenHash: bytes().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
