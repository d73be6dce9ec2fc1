import { bigint, date, pgTable, text, uuid } from '#server/kit/orm.ts'
import type { DemoSlot } from '#contract/membership/demos.ts'
import type { PaymentMethod, PaymentState } from '#contract/membership/payments.ts'
import { people } from '#server/identity/tables.ts'
import { instant } from '#server/kit/tables.ts'
import { files } from '#server/site/tables.ts'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const person = () => bigint({ mode: 'number' }).references(() => people.id)

export const payments = pgTable('payments', {
  id: id(),
  personId: person().notNull(),
  transactionId: text().notNull(),
  amountPaise: bigint({ mode: 'number' }).notNull(),
  method: text().$type<PaymentMethod>().notNull(),
  state: text().$type<PaymentState>().notNull().default('pending'),
  reason: text(),
  screenshotId: uuid().references(() => files.id),
  createdAt: instant().notNull().defaultNow(),
  decidedAt: instant(),
  decidedBy: person(),
})
export type PaymentRow = typeof payments.$inferSelect

export const accessEntries = pgTable('access_entries', {
  id: id(),
  personId: person().notNull(),
  paymentId: bigint({ mode: 'number' }).references(() => payments.id),
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
  reason: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

export const demoBookings = pgTable('demo_bookings', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  mobile: text().notNull(),
  message: text().notNull(),
  demoDate: date().notNull(),
  demoTime: text().$type<DemoSlot>().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
export type DemoBookingRow = typeof demoBookings.$inferSelect
