import type { Payment } from '#contract/membership/payments.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notify } from '#server/notifications/index.ts'
import { credit, dedupeKeyOfReturn, dedupeKeyOfReversal, takeBack } from '#server/wallet/index.ts'
import { announce } from '#server/webhooks/index.ts'
import { askAboutRefund } from '../gateway/queue.ts'
import { daysOf } from '../access/days.rules.ts'
import { addDays } from '../access/days.store.ts'
import { entryById } from '../access/store.ts'
import type { PaymentRow, RefundRow } from '../tables.ts'
import { auditCorrection, correct, type Request } from './correction.service.ts'
import { recordRefund } from './service.ts'
import { restoreReferral } from './referrals.service.ts'
import { assertReversible } from './rules.ts'
import { addRefunded, noteOfRefund, refundsOf } from './store.ts'
import { refundReversed } from './texts.ts'

type Reversal = Request & { refundId: number; reason: string }

/** Takes back a refund that never happened: everything it changed is as it was, and a note cancels its credit note. */
export const reverse = (db: Db, tools: Tools, { refundId, reason, ...request }: Reversal): Promise<Payment> =>
  correct(db, tools, request, async (db, payment, parties) => {
    const now = tools.clock()
    const found = (await refundsOf(db, payment.id)).find(({ refund }) => refund.id === refundId)
    const { refund, number: cancelled } = assertReversible(found)
    const payer = parties.people.get(payment.personId)!
    const { amountPaise, creditPaise, walletPaise, days, method, reference, sentOn } = await amountsOf(db, refund)
    const after = await addRefunded(db, payment.id, { amountPaise, creditPaise, walletPaise })
    const isPaid = after.refundedPaise < after.amountPaise - after.restPaise
    const referralPaise = isPaid ? await restoreReferral(db, tools, payment, parties) : 0
    const access = await restoreAccess(db, payment, { refund, reason, now })
    const owedPaise = await reverseWallet(db, payer, { refundId, cancelled, creditPaise, walletPaise })
    const number = await recordRefund(db, payment, {
      kind: 'reversal',
      reversesId: refundId,
      amountPaise,
      creditPaise,
      walletPaise,
      days,
      method,
      reference,
      sentOn,
      reason,
      accessEntryId: access && access.id,
      referralPaise: -referralPaise,
      createdAt: now,
      createdBy: request.actorId,
    })
    if (method === 'online') await askAboutRefund(db, tools, payment.id)
    const outcome = {
      amountPaise: refund.amountPaise,
      creditPaise: refund.creditPaise,
      reason,
      number,
      cancelled,
      endsAt: access && access.endsAt,
      walletPaise: -walletPaise,
      owedPaise,
    }
    await notify(db, tools, payer.id, refundReversed(outcome))
    await auditCorrection(db, request, 'refund reversed', {
      amountPaise: -amountPaise,
      creditPaise: -creditPaise,
      reason,
      creditNote: cancelled,
      debitNote: number,
    })
    await announce(db, tools, {
      type: 'payment.refund_reversed',
      personId: payer.id,
      data: {
        paymentId: payment.id,
        rupees: refund.amountPaise / 100,
        creditRupees: refund.creditPaise / 100,
        days: refund.days,
        debitNoteNumber: number,
      },
    })
  })

/** What the refund was, below zero. */
async function amountsOf(db: Db, refund: RefundRow) {
  const { details } = await noteOfRefund(db, refund.id)
  const { method, reference, sentOn } = refund
  return {
    amountPaise: negative(refund.amountPaise),
    creditPaise: negative(refund.creditPaise),
    // A rest that wasn't sent back is still theirs, and no plan needs it.
    walletPaise: negative(details.isRest ? refund.amountPaise : (details.walletPaise ?? 0)),
    days: negative(refund.days),
    method,
    reference,
    sentOn,
  }
}

/** Without a negative zero. */
const negative = (amount: number) => (amount === 0 ? 0 : -amount)

type Restoring = { refund: RefundRow; reason: string; now: Date }

/** Gives back the time that the refund took. */
async function restoreAccess(db: Db, { personId }: PaymentRow, { refund, reason, now }: Restoring) {
  if (refund.accessEntryId === null) return null
  const days = -daysOf(await entryById(db, refund.accessEntryId))
  const [entry] = await addDays(db, [{ personId, days, reason: `Refund reversed: ${reason}` }], now)
  return entry!
}

type WalletParts = { refundId: number; cancelled: string; creditPaise: number; walletPaise: number }

/** Returns what they have spent of the credit, which is taken from the next one. */
async function reverseWallet(db: Db, payer: PersonRow, parts: WalletParts): Promise<number> {
  const { refundId, cancelled, creditPaise, walletPaise } = parts
  const reason = `Credit note ${cancelled} was cancelled`
  await credit(db, payer.id, -walletPaise, { reason, dedupeKey: dedupeKeyOfReturn(`payout of refund ${refundId}`) })
  const dedupeKey = dedupeKeyOfReversal(`credit of refund ${refundId}`)
  return creditPaise === 0 ? 0 : (await takeBack(db, payer.id, -creditPaise, { reason, dedupeKey })).owedPaise
}
