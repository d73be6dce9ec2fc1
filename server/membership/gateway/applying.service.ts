import { staffWith } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notify } from '#server/notifications/index.ts'
import { balanceOf, spend } from '#server/wallet/index.ts'
import { isCouponFree } from '../coupons/service.ts'
import { creditReason, dedupeKeyOfCredit } from '../payments/rules.ts'
import { findByReference, insertPayment } from '../payments/store.ts'
import { onlinePaymentProblem, paymentHeld } from '../payments/texts.ts'
import { reject, verify } from '../payments/verification.service.ts'
import { lockPeople, lockPayment } from '../payments/verification.store.ts'
import type { PaymentRow } from '../tables.ts'
import type { Captured } from './client.ts'
import {
  accountDeleted,
  isReturned,
  noteOf,
  notTheirs,
  type Outcome,
  outcomeOf,
  returnedReason,
  transactionIdOf,
} from './rules.ts'
import { insertGatewayPayment, isOrderPaid, lockOrder, onlineOf, setOnline, setOrder, updateRefunded } from './store.ts'
import type { GatewayOrderRow } from './tables.ts'

/**
 * Books a captured payment of an order, once, in one transaction: verified if it is what was asked for, otherwise
 * pending for staff. Of a payment that is booked, only what went back is updated.
 */
export async function applyCaptured(db: Db, tools: Tools, order: GatewayOrderRow, captured: Captured): Promise<void> {
  const transactionId = transactionIdOf(captured)
  const reportedBy = (await findActive(db, transactionId))?.personId
  await db.transaction(async (db) => {
    const people = await lockPeople(db, [order.personId, reportedBy ?? order.personId])
    await lockOrder(db, order.id)
    const known = await updateRefunded(db, captured.id, captured.refundedPaise)
    if (known) return rejectIfReturned(db, tools, captured, known.paymentId)
    const claim = await findActive(db, transactionId)
    // A person has to be locked before anything else, so the job starts over.
    if (claim && !people.has(claim.personId)) throw reportedMeanwhile()
    const isPaid = await isOrderPaid(db, order.id)
    await setOrder(db, order.id, { state: 'paid', askedAt: tools.clock(), askAt: null })
    if (people.get(order.personId)!.deletedAt)
      return recordProblem(db, tools, { order, captured }, { payment: null, problem: accountDeleted })
    const outcome = outcomeOf({
      order,
      receivedPaise: captured.amountPaise,
      isPaid,
      balancePaise: await balanceOf(db, order.personId),
      isCouponFree: await isCouponFree(db, order),
      claim: claim && (await factsOf(db, claim, order)),
    })
    await book(db, tools, { order, captured, claim, transactionId, outcome })
  })
}

/** The pending or verified payment with this reference, locked. */
async function findActive(db: Db, transactionId: string) {
  const found = await findByReference(db, transactionId)
  const payment = found && (await lockPayment(db, found.id))
  return payment?.state === 'pending' || payment?.state === 'verified' ? payment : null
}

const reportedMeanwhile = () => new Error('Somebody reported this transfer at the same moment')

const factsOf = async (db: Db, claim: PaymentRow, { personId }: GatewayOrderRow) => ({
  ...claim,
  state: claim.state as 'pending' | 'verified',
  isOwn: claim.personId === personId,
  isOnline: (await onlineOf(db, [claim])).size > 0,
})

type Money = { order: GatewayOrderRow; captured: Captured }
type Booking = Money & { claim: PaymentRow | null; transactionId: string; outcome: Outcome }

async function book(db: Db, tools: Tools, { claim, transactionId, outcome, ...money }: Booking): Promise<void> {
  const { personId } = money.order
  if (outcome.kind === 'credited before')
    return recordProblem(db, tools, money, { payment: claim, problem: outcome.problem })
  if (outcome.kind === 'claimed') {
    const payment = await setOnline(db, claim!.id)
    return finish(db, tools, money, payment, noteOf(money.captured, outcome.note))
  }
  if (claim) await reject(db, tools, { paymentId: claim.id, actorId: null, reason: notTheirs })
  const payment = await insertPayment(db, { personId, transactionId, method: 'online', ...outcome.parts })
  if (!payment) throw reportedMeanwhile()
  await spend(db, personId, payment.creditPaise, {
    reason: creditReason(transactionId),
    dedupeKey: dedupeKeyOfCredit(payment),
  })
  await finish(db, tools, money, payment, noteOf(money.captured, outcome.note))
}

async function finish(db: Db, tools: Tools, money: Money, payment: PaymentRow, note: string | null): Promise<void> {
  await insertGatewayPayment(db, { ...rowOf(money), paymentId: payment.id, note })
  if (isReturned(money.captured)) return rejectIfReturned(db, tools, money.captured, payment.id)
  if (note === null) {
    const { outcome } = await verify(db, tools, { paymentId: payment.id, actorId: null })
    // Otherwise no plan has this price any more.
    if (outcome === 'verified') return
  }
  await notify(db, tools, payment.personId, paymentHeld(money.captured))
}

/** Nothing of it is left, so a pending payment has nothing to wait for. A verified one needs a credit note by staff. */
async function rejectIfReturned(db: Db, tools: Tools, captured: Captured, paymentId: number | null): Promise<void> {
  if (paymentId === null || !isReturned(captured)) return
  await reject(db, tools, { paymentId, actorId: null, reason: returnedReason, isReturned: true })
}

const rowOf = ({ order, captured }: Money) => ({
  id: captured.id,
  orderId: order.id,
  receivedPaise: captured.amountPaise,
  refundedPaise: captured.refundedPaise,
  receivedAt: captured.createdAt,
})

type Problem = { payment: PaymentRow | null; problem: string }

async function recordProblem(db: Db, tools: Tools, money: Money, { payment, problem }: Problem): Promise<void> {
  await insertGatewayPayment(db, { ...rowOf(money), paymentId: payment && payment.id, problem })
  const people = (await staffWith(db, 'payments:act')).map(({ id }) => id)
  await notify(db, tools, people, onlinePaymentProblem({ amountPaise: money.captured.amountPaise, problem }))
}
