import { type acceptPayment, coveredBy, coveredInFull, missingPaise } from '#contract/membership/acceptance.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import type { Payment } from '#contract/membership/payments.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { readSettings } from '#server/site/index.ts'
import { credit, dedupeKeyOfReturn } from '#server/wallet/index.ts'
import { correctReference, viewFor } from '../payments/service.ts'
import { claimCredit } from '../bank-credits/store.ts'
import { assertNotOwn, auditDecision, creditReferrer, creditUsed, settle } from '../payments/verification.service.ts'
import { pricePaiseOf } from '../access/days.rules.ts'
import { paymentView, toPayment } from '../payments/store.ts'
import { lockParties, lockPayment, setDecision, setReceived } from '../payments/verification.store.ts'
import { dayPaid, refundRest } from '../refunds/service.ts'
import { toPaise } from '../refunds/rules.ts'
import { recordedTransfer } from '../refunds/store.ts'
import { assertAcceptable, assertWaivable } from './rules.ts'

type Accepting = BodyOf<typeof acceptPayment> & { paymentId: number; actorId: number }

/**
 * Verifies a pending payment with the amount that the bank received, in one transaction: the days of the plan that it
 * covers, a receipt for what was received, and the rest to the wallet or back to the payer.
 */
export async function accept(db: Db, tools: Tools, { paymentId, actorId, ...request }: Accepting): Promise<Payment> {
  const view = await viewFor(db, tools, actorId)
  return db.transaction(async (db) => {
    const parties = await lockParties(db, [paymentId], actorId)
    await assertNotOwn(db, [paymentId], actorId)
    const reported = await lockPayment(db, paymentId)
    if (!reported) throw notFound('This payment')
    const settings = await readSettings(db)
    const receivedPaise = toPaise(request.receivedRupees)
    const received = {
      receivedPaise,
      creditPaise: reported.creditPaise,
      reported: { pricePaise: pricePaiseOf(reported), couponPaise: reported.couponPaise },
    }
    if (request.isFull) assertWaivable(missingPaise(settings.plans, received))
    const covered = (request.isFull ? coveredInFull : coveredBy)(settings.plans, received)
    const now = tools.clock()
    const recorded = request.reference ? await recordedTransfer(db, request.reference) : null
    const paidOn = await dayPaid(db, reported)
    assertAcceptable({ ...reported, paidOn, recorded }, request, covered.restPaise, now)
    const payer = parties.people.get(reported.personId)!
    const isToWallet = request.restTo === 'wallet'
    const { transactionId } = request
    const corrected = transactionId ? await correctReference(db, reported, { transactionId, actorId }) : reported
    const paidFor = await claimCredit(db, corrected)
    if (paidFor) throw creditUsed(paidFor, transactionId)
    const payment = await setReceived(db, paymentId, {
      amountPaise: receivedPaise,
      creditPaise: covered.creditPaise,
      reportedPaise: reported.amountPaise,
      reportedCreditPaise: reported.creditPaise,
      restPaise: isToWallet ? covered.restPaise : 0,
      waivedPaise: covered.waivedPaise,
    })
    await credit(db, payer.id, reported.creditPaise - covered.creditPaise, {
      reason: `Returned: payment ${payment.transactionId} didn’t need it`,
      dedupeKey: dedupeKeyOfReturn(`part of the credit of payment ${paymentId}, round ${payment.undone}`),
    })
    await credit(db, payer.id, payment.restPaise, {
      reason: `Rest of payment ${payment.transactionId}`,
      dedupeKey: dedupeKeyOfReturn(`the rest of payment ${paymentId}, round ${payment.undone}`),
    })
    // For what paid for days; the rest brings the referrer nothing.
    const bought = { ...payment, amountPaise: receivedPaise - covered.restPaise }
    const counted = covered.couponPaise > 0 ? payment : { ...payment, couponId: null, couponPaise: 0 }
    if (covered.plan) await creditReferrer(db, tools, bought, parties, settings)
    await setDecision(db, paymentId, { state: 'verified', decidedAt: tools.clock(), decidedBy: actorId })
    const { days } = covered
    const backPaise = isToWallet ? 0 : covered.restPaise
    const { endsAt, number } = await settle(db, tools, counted, { payer, days, settings, backPaise })
    if (backPaise > 0) {
      const { method = null, reference = null, sentOn = indiaDate(now) } = request
      const reason = covered.plan ? 'You paid more than your plan costs' : 'It wasn’t enough for a plan'
      await refundRest(db, tools, payment, { payer, paise: backPaise, method, reference, sentOn, reason, actorId })
    }
    await auditDecision(db, { paymentId, actorId }, 'payment accepted as received', {
      state: 'verified',
      days,
      endsAt,
      receiptNumber: number,
      reportedPaise: reported.amountPaise,
      receivedPaise,
      restPaise: covered.restPaise,
      restTo: request.restTo,
      ...(request.isFull && { waivedPaise: covered.waivedPaise, reason: request.reason }),
    })
    return toPayment(await paymentView(db, paymentId), view)
  })
}
