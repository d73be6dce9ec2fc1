import type { Subscription } from '#contract/membership/access.ts'
import { audit, lockPerson, personById } from '#server/identity/index.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notAllowed, notFound } from '#server/kit/errors.ts'
import { entriesOf, storeReminders } from '../access/store.ts'
import { closedMessage, learnerState } from './rules.ts'
import { paymentsOf, type PaymentView, toPayment, type View } from '../payments/store.ts'
import { accessOf } from './store.ts'
import type { MyPayment } from '#contract/membership/payments.ts'
import { creditNoteLink } from '../receipts/links.ts'
import { refundsOf } from '../refunds/store.ts'

/** The state that every page shows, and the end of access. */
export async function standingOf(db: Db, personId: number, now: Date) {
  const [access, rows] = await Promise.all([accessOf(db, personId), paymentsOf(db, personId)])
  const facts = { payments: rows.map(({ payment }) => payment), ...access }
  return { end: access.end, state: learnerState(facts, now), facts }
}

/** Throws unless the person's courses are open, with the reason and what to do. */
export async function requireAccess(db: Db, personId: number, now: Date): Promise<void> {
  const access = await accessOf(db, personId)
  if (access.end !== null && access.end > now) return
  const { state, facts } = await standingOf(db, personId, now)
  throw notAllowed(closedMessage(state, facts))
}

/** The message for everybody whose payment is pending, in place of another refusal; null if none is pending. */
export async function pendingMessage(db: Db, personId: number, now: Date): Promise<string | null> {
  const { state, facts } = await standingOf(db, personId, now)
  return state === 'pending' ? closedMessage(state, facts) : null
}

/** The same for the person who makes the request: the end of their access was read with their session. */
export async function requireOwnAccess(db: Db, { id, accessEnds }: Actor, now: Date): Promise<void> {
  if (accessEnds === null || accessEnds <= now) await requireAccess(db, id, now)
}

export async function subscriptionOf(db: Db, personId: number, now: Date): Promise<Subscription> {
  if (!(await personById(db, personId))) throw notFound('This person')
  const [entries, { end, hasReminders }] = await Promise.all([entriesOf(db, personId), accessOf(db, personId)])
  return { subscriptionEnds: end && end.toISOString(), hasAccess: end !== null && end > now, hasReminders, entries }
}

type ReminderChoice = { personId: number; hasReminders: boolean; now: Date }

/** Turns the reminders before access ends on or off. */
export function saveReminders(db: Db, { personId, hasReminders, now }: ReminderChoice): Promise<Subscription> {
  return db.transaction(async (db) => {
    await lockPerson(db, personId)
    const isChanged = await storeReminders(db, personId, hasReminders, now)
    const action = hasReminders ? 'reminders turned on' : 'reminders turned off'
    if (isChanged) await audit(db, { actorId: personId, action, subject: `person ${personId}` })
    return subscriptionOf(db, personId, now)
  })
}

/** The payments as their payer sees them. Most have nothing that went back, so nothing is read for them. */
export async function withCreditNotes(db: Db, tools: Tools, rows: PaymentView[], view: View): Promise<MyPayment[]> {
  const corrected = rows.filter(
    ({ payment: { undone, replaced, reversed, refundedPaise, refundedCreditPaise } }) =>
      undone + replaced + reversed + refundedPaise + refundedCreditPaise > 0,
  )
  const found = corrected.length === 0 ? [] : await refundsOf(db, ...corrected.map(({ payment }) => payment.id))
  return rows.map((row) => ({
    ...toPayment(row, view),
    creditNotes: found
      .filter(({ refund }) => refund.paymentId === row.payment.id)
      .map(({ refund, number }) => ({
        kind: refund.kind,
        number,
        url: creditNoteLink(tools, { refundId: refund.id, number }, view.readerId),
        rupees: refund.amountPaise / 100,
        creditRupees: refund.creditPaise / 100,
        at: refund.createdAt.toISOString(),
      })),
  }))
}
