import { bigint, customType, date, integer, pgTable, text } from '#server/kit/db/orm.ts'
import type { BookingState } from '#contract/membership/demo-desk.ts'
import type { DemoSlot } from '#contract/membership/demos.ts'
import { people } from '#server/identity/tables.ts'
import { id, instant } from '#server/kit/tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const demoBookings = pgTable('demo_bookings', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  mobile: text().notNull(),
  message: text().notNull(),
  demoDate: date().notNull(),
  demoTime: text().$type<DemoSlot>().notNull(),
  createdAt: instant().notNull().defaultNow(),
  state: text().$type<BookingState>().notNull().default('booked'),
  note: text().notNull().default(''),
  assigneeId: bigint({ mode: 'number' }).references(() => people.id, { onDelete: 'set null' }),
  changes: integer().notNull().default(0),
  changedAt: instant().notNull().defaultNow(),
})
export type DemoBookingRow = typeof demoBookings.$inferSelect

export const demoFeeds = pgTable('demo_feeds', {
  personId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  tokenHash: bytes().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
