import type { MyPayment } from '#contract/membership/payments.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { type PaymentView, toPayment, type View } from '../payments/store.ts'
import { creditNoteLink } from '../receipts/links.ts'
import { refundsOf } from './store.ts'

/** The payments as their payer sees them. Most have nothing that went back, so nothing is read for them. */
export async function withCreditNotes(db: Db, tools: Tools, rows: PaymentView[], view: View): Promise<MyPayment[]> {
  const corrected = rows.filter(
    ({ payment }) => payment.undone + payment.reversed + payment.refundedPaise + payment.refundedCreditPaise > 0,
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
