import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { Payment } from '#contract/membership/payments.ts'
import type { Refundable, RefundMethod, refundPayment } from '#contract/membership/refunds.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { notify } from '#server/notifications/index.ts'
import { announce } from '#server/webhooks/index.ts'
import { balanceOf, credit, dedupeKeyOfReturn, spend } from '#server/wallet/index.ts'
import { bankDateOf, releaseCredit } from '../bank-credits/store.ts'
import { shortened } from '../access/days.rules.ts'
import { takeDays } from '../access/days.store.ts'
import { accessEndOf, entryOfPayment } from '../access/store.ts'
import { paymentView } from '../payments/store.ts'
import { askAboutRefund } from '../gateway/queue.ts'
import { creditNoteLink } from '../receipts/links.ts'
import type { PaymentRow } from '../tables.ts'
import { auditCorrection, correct, type Request } from './correction.service.ts'
import { reverseReferral } from './referrals.service.ts'
import {
  alreadyRecorded,
  assertRefundable,
  payablePaise,
  tidyTransfer,
  toPaise,
  undoEnd,
  walletPartOf,
  whyNoUndo,
} from './rules.ts'
import {
  addRefunded,
  claimTransfer,
  daysTaken,
  insertRefund,
  noteOfRefund,
  receiptOfRound,
  recordedTransfer,
  refundsOf,
  releaseTransfer,
  setPendingAgain,
} from './store.ts'
import { paymentRefunded, verificationUndone } from './texts.ts'
import { issueCreditNote, roundOf } from '../receipts/store.ts'

export async function refundable(db: Db, tools: Tools, { paymentId, actorId }: Request): Promise<Refundable> {
  const { payment } = (await paymentView(db, paymentId)) ?? {}
  if (!payment) throw notFound('This payment')
  const [entry, receipt, taken, end, returned] = await Promise.all([
    entryOfPayment(db, payment),
    receiptOfRound(db, payment),
    daysTaken(db, payment),
    accessEndOf(db, payment.personId),
    refundsOf(db, paymentId),
  ])
  const facts = { payment, isFollowed: entry?.isFollowed ?? false, balancePaise: await balanceOf(db, payment.personId) }
  const why = whyNoUndo(facts, tools.clock())
  const isVerified = payment.state === 'verified'
  return {
    rupees: isVerified ? (payment.amountPaise - payment.restPaise - payment.refundedPaise) / 100 : 0,
    creditRupees: isVerified ? (payment.creditPaise - payment.refundedCreditPaise) / 100 : 0,
    walletRupees: isVerified ? payablePaise(facts) / 100 : 0,
    days: (receipt?.details.days ?? 0) - taken,
    subscriptionEnds: end && end.toISOString(),
    undoUntil: why === null ? undoEnd(payment.decidedAt!).toISOString() : null,
    whyNoUndo: why,
    refunds: returned.map(({ refund, number, reversedBy }) => ({
      refundId: refund.id,
      kind: refund.kind,
      rupees: refund.amountPaise / 100,
      creditRupees: refund.creditPaise / 100,
      days: refund.days,
      method: refund.method,
      reference: refund.reference,
      sentOn: refund.sentOn,
      reason: refund.reason,
      at: refund.createdAt.toISOString(),
      reversedBy,
      creditNoteNumber: number,
      creditNoteUrl: creditNoteLink(tools, { refundId: refund.id, number }, actorId),
    })),
  }
}

/** Takes back a verification of the last 24 hours: the payment is pending again, and access is what it was before. */
export const undo = (db: Db, tools: Tools, { reason, ...request }: Request & { reason: string }): Promise<Payment> =>
  correct(db, tools, request, async (db, payment, parties) => {
    const now = tools.clock()
    const entry = await entryOfPayment(db, payment)
    const payer = parties.people.get(payment.personId)!
    const balancePaise = await balanceOf(db, payer.id)
    const why = whyNoUndo({ payment, isFollowed: entry?.isFollowed ?? false, balancePaise }, now)
    if (why !== null) throw conflict(why)
    // Back to where access ended before; if it had ended, it ends now.
    const taken = { personId: payer.id, reason: 'The verification of a payment was undone' }
    const [taking] = await takeDays(db, entry ? [{ ...taken, from: entry.endsAt, until: entry.startsAt }] : [], now)
    const { amountPaise, creditPaise } = payment
    const days = (await receiptOfRound(db, payment))!.details.days
    await spend(db, payer.id, walletPartOf(payment), {
      reason: `Taken back: payment ${payment.transactionId} is checked again`,
      dedupeKey: `rest of payment ${payment.id}, undone ${payment.undone}`,
    })
    const refund = { kind: 'undo', amountPaise, creditPaise, days, method: null, reference: null, reason } as const
    const number = await recordRefund(db, payment, {
      ...refund,
      accessEntryId: taking?.id ?? null,
      createdAt: now,
      createdBy: request.actorId,
    })
    await setPendingAgain(db, payment.id)
    await releaseCredit(db, payment.id)
    await reverseReferral(db, tools, payment, parties)
    await notify(db, tools, payer.id, verificationUndone({ amountPaise, reason, number }))
    await auditCorrection(db, request, 'verification undone', { state: 'pending', reason, creditNote: number })
    await announce(db, tools, {
      type: 'payment.verification_undone',
      personId: payer.id,
      data: {
        paymentId: payment.id,
        rupees: amountPaise / 100,
        creditRupees: creditPaise / 100,
        creditNoteNumber: number,
      },
    })
  })

type Refunding = Request & BodyOf<typeof refundPayment>

/** Records money that went back, all or part of it, with a credit note. */
export const refund = (db: Db, tools: Tools, { paymentId, actorId, ...returned }: Refunding): Promise<Payment> =>
  correct(db, tools, { paymentId, actorId }, async (db, payment, parties) => {
    const now = tools.clock()
    const end = await accessEndOf(db, payment.personId)
    const receipt = await receiptOfRound(db, payment)
    const days = (receipt?.details.days ?? 0) - (await daysTaken(db, payment))
    const payer = parties.people.get(payment.personId)!
    const balancePaise = await balanceOf(db, payer.id)
    const paidOn = await dayPaid(db, payment)
    const recorded = returned.reference ? await recordedTransfer(db, returned.reference) : null
    assertRefundable({ payment, days, end, balancePaise, recorded, paidOn }, returned, now)
    const { reason, method = null, sentOn = indiaDate(now) } = returned
    const reference = tidyTransfer(method, returned.reference ?? null)
    const walletPaise = toPaise(returned.walletRupees)
    const parts = {
      amountPaise: toPaise(returned.rupees) + walletPaise,
      creditPaise: toPaise(returned.creditRupees),
    }
    const access = shortened(end, returned.days, now)
    const taken = { personId: payer.id, reason: `Refund: ${reason}` }
    const [taking] = await takeDays(db, access ? [{ ...taken, from: end!, until: access.endsAt }] : [], now)
    const kept = parts.amountPaise > 0 ? { method, reference, sentOn } : { method: null, reference: null, sentOn: null }
    const isAll = payment.refundedPaise + toPaise(returned.rupees) === payment.amountPaise - payment.restPaise
    const referralPaise = isAll ? await reverseReferral(db, tools, payment, parties) : 0
    const number = await recordRefund(db, payment, {
      kind: 'refund',
      ...parts,
      walletPaise,
      ...kept,
      days: returned.days,
      reason,
      accessEntryId: taking?.id ?? null,
      referralPaise,
      createdAt: now,
      createdBy: actorId,
    })
    await addRefunded(db, paymentId, { ...parts, walletPaise })
    if (kept.method === 'online') await askAboutRefund(db, tools, paymentId)
    const name = payment.transactionId ?? receipt!.number
    await spend(db, payer.id, walletPaise, {
      reason: `Paid out: rest of payment ${name}`,
      dedupeKey: `paid out by note ${number}`,
    })
    await credit(db, payer.id, parts.creditPaise, {
      reason: `Refund of payment ${name}`,
      dedupeKey: dedupeKeyOfReturn(`credit by note ${number}`),
    })
    await notify(db, tools, payer.id, paymentRefunded({ ...parts, ...kept, reason, number, access }))
    await auditCorrection(db, { paymentId, actorId }, 'payment refunded', {
      ...parts,
      ...(walletPaise > 0 && { walletPaise }),
      ...kept,
      reason,
      creditNote: number,
    })
    await announceRefund(db, tools, payment, { ...parts, days: returned.days, number })
  })

type Returned = { amountPaise: number; creditPaise: number; days: number; number: string }

const announceRefund = (
  db: Db,
  tools: Tools,
  { id: paymentId, personId }: PaymentRow,
  { amountPaise, creditPaise, days, number }: Returned,
) =>
  announce(db, tools, {
    type: 'payment.refunded',
    personId,
    data: { paymentId, rupees: amountPaise / 100, creditRupees: creditPaise / 100, days, creditNoteNumber: number },
  })

type Rest = {
  payer: PersonRow
  paise: number
  method: RefundMethod | null
  reference: string | null
  sentOn: string
  reason: string
  actorId: number
}

/** Records that the part of a payment went back which no plan needed. No days are taken away. */
export async function refundRest(db: Db, tools: Tools, payment: PaymentRow, rest: Rest): Promise<void> {
  const { payer, paise, method, sentOn, reason, actorId } = rest
  const reference = tidyTransfer(method, rest.reference)
  const parts = { amountPaise: paise, creditPaise: 0 }
  const transfer = { ...parts, method, reference, sentOn }
  const refund = { kind: 'refund', ...transfer, days: 0, reason, accessEntryId: null, isRest: true } as const
  const number = await recordRefund(db, payment, { ...refund, createdAt: tools.clock(), createdBy: actorId })
  await addRefunded(db, payment.id, parts)
  if (method === 'online') await askAboutRefund(db, tools, payment.id)
  await notify(db, tools, payer.id, paymentRefunded({ ...transfer, reason, number, access: null }))
  await announceRefund(db, tools, payment, { ...parts, days: 0, number })
}

/** In India. A statement may have it on an earlier day than the payer reported it. */
export async function dayPaid(db: Db, { id, createdAt }: PaymentRow): Promise<string> {
  const [reported, booked] = [indiaDate(createdAt), await bankDateOf(db, id)]
  return booked !== null && booked < reported ? booked : reported
}

type Recorded = Omit<Parameters<typeof insertRefund>[1], 'paymentId' | 'round'> & {
  createdAt: Date
  /** Of the amount, what was in the payer's wallet until now. */
  walletPaise?: number
  /** What no plan needed, sent back when the payment was accepted. */
  isRest?: true
  /** Of a replacement: the number of the new receipt. */
  replacedBy?: string
}

/** Stores what went back and issues its credit note. Returns the note's number. */
export async function recordRefund(db: Db, payment: PaymentRow, recorded: Recorded): Promise<string> {
  const { walletPaise = 0, isRest, replacedBy, ...refund } = recorded
  const receipt = (await receiptOfRound(db, payment))!
  const refundId = await insertRefund(db, { ...refund, paymentId: payment.id, round: roundOf(payment) })
  const { kind, amountPaise, creditPaise, days, method = null, reference = null, sentOn = null, reason } = refund
  await keepTransfer(db, refundId, refund)
  const cancelled = refund.reversesId ? await noteOfRefund(db, refund.reversesId) : null
  return issueCreditNote(db, refundId, {
    issuedAt: refund.createdAt,
    details: {
      receipt: receipt.details,
      receiptNumber: receipt.number,
      receiptIssuedAt: receipt.issuedAt.toISOString(),
      kind,
      amountPaise,
      creditPaise,
      ...(walletPaise !== 0 && { walletPaise }),
      ...(isRest && { isRest }),
      days,
      method,
      reference,
      ...(sentOn && { sentOn }),
      reason,
      ...(replacedBy && { replacedBy }),
      ...(cancelled && { cancels: { number: cancelled.number, issuedAt: cancelled.issuedAt.toISOString() } }),
    },
  })
}

/** One transfer is one refund, no matter who records it. What never happened leaves its reference to another. */
async function keepTransfer(db: Db, refundId: number, { kind, method, reference, reversesId }: Recorded) {
  if (reversesId) await releaseTransfer(db, reversesId)
  if (kind !== 'refund' || !reference || method === 'cash') return
  if (await claimTransfer(db, refundId, reference)) return
  throw invalid({ reference: alreadyRecorded((await recordedTransfer(db, reference))!) })
}
