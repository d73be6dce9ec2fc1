import { bigint, pgTable, text } from '#server/kit/db/orm.ts'
import { people, person } from '#server/identity/tables.ts'
import { id, instant } from '#server/kit/tables.ts'
import { coupons, payments } from '../tables.ts'

const paise = () => bigint({ mode: 'number' })

/** What somebody was asked to pay online. */
export const gatewayOrders = pgTable('gateway_orders', {
  id: id(),
  personId: person().notNull(),
  gatewayOrderId: text().notNull(),
  amountPaise: paise().notNull(),
  creditPaise: paise().notNull().default(0),
  couponId: bigint({ mode: 'number' }).references(() => coupons.id),
  couponPaise: paise().notNull().default(0),
  state: text().$type<'created' | 'paid' | 'expired'>().notNull().default('created'),
  createdAt: instant().notNull(),
  /** When the payer came back from the gateway with its signature. */
  returnedAt: instant(),
  askedAt: instant(),
  /** When a job asks the gateway next. */
  askAt: instant(),
})
export type GatewayOrderRow = typeof gatewayOrders.$inferSelect

/** Money that the gateway has captured, each once. */
export const gatewayPayments = pgTable('gateway_payments', {
  /** The gateway's own. */
  id: text().primaryKey(),
  orderId: bigint({ mode: 'number' })
    .notNull()
    .references(() => gatewayOrders.id),
  /** Null only if the payer's account was deleted before. */
  paymentId: bigint({ mode: 'number' }).references(() => payments.id),
  receivedPaise: paise().notNull(),
  /** As the gateway reports it. */
  refundedPaise: paise().notNull().default(0),
  receivedAt: instant().notNull(),
  /** Why it wasn't verified automatically. */
  note: text(),
  /** Why staff have to look at it although no payment is pending. */
  problem: text(),
  resolution: text(),
  resolvedAt: instant(),
  resolvedBy: bigint({ mode: 'number' }).references(() => people.id, { onDelete: 'set null' }),
})

export const gatewayEvents = pgTable('gateway_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  gatewayOrderId: text(),
  receivedAt: instant().notNull(),
})
