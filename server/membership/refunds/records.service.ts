import type { Db } from '#server/kit/db/db.ts'
import { issueCreditNote } from '../receipts/store.ts'
import type { PaymentRow } from '../tables.ts'
import { insertRefund, noteOfRefund, receiptOfRound } from './store.ts'

type Recorded = Omit<Parameters<typeof insertRefund>[1], 'paymentId' | 'round'> & {
  createdAt: Date
  /** Of the amount, what was in the payer's wallet until now. */
  walletPaise?: number
  /** What no plan needed, sent back when the payment was accepted. */
  isRest?: true
}

/** Stores what went back and issues its credit note. Returns the note's number. */
export async function recordRefund(db: Db, payment: PaymentRow, recorded: Recorded): Promise<string> {
  const { walletPaise = 0, isRest, ...refund } = recorded
  const receipt = (await receiptOfRound(db, payment))!
  const refundId = await insertRefund(db, { ...refund, paymentId: payment.id, round: payment.undone })
  const { kind, amountPaise, creditPaise, days, method = null, reference = null, sentOn = null, reason } = refund
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
      ...(cancelled && { cancels: { number: cancelled.number, issuedAt: cancelled.issuedAt.toISOString() } }),
    },
  })
}
