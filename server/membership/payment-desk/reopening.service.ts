import type { Payment } from '#contract/membership/payments.ts'
import { audit, fullName } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { spend } from '#server/wallet/index.ts'
import { assertCouponFree } from '../coupons/service.ts'
import { assertNotOwn } from '../payments/verification.service.ts'
import { dedupeKeyOfCredit } from '../payments/rules.ts'
import { viewFor } from '../payments/service.ts'
import { activePayment, paymentView, reopenPayment, toPayment } from '../payments/store.ts'
import { paymentReopened } from '../payments/texts.ts'
import { lockParties, lockPayment } from '../payments/verification.store.ts'

type Request = { paymentId: number; actorId: number; reason: string }

/** Takes back a rejection: the payment is pending again and uses its credit again. */
export async function reopen(db: Db, tools: Tools, { paymentId, actorId, reason }: Request): Promise<Payment> {
  const view = await viewFor(db, tools, actorId)
  return db.transaction(async (db) => {
    const { people } = await lockParties(db, [paymentId], actorId)
    await assertNotOwn(db, [paymentId], actorId)
    const before = await lockPayment(db, paymentId)
    if (!before) throw notFound('This payment')
    if (before.state !== 'rejected') throw conflict(`This payment isn’t rejected. It’s ${before.state}.`)
    if (await activePayment(db, before.reference!)) {
      throw conflict('This transfer was reported again. Decide about that payment instead.')
    }
    await assertCouponFree(db, before)
    const payment = await reopenPayment(db, paymentId)
    const payer = people.get(payment.personId)!
    await spend(db, payment.personId, payment.creditPaise, {
      reason: `Used for payment ${payment.transactionId}, which was reopened`,
      dedupeKey: dedupeKeyOfCredit(payment),
      owner: fullName(payer),
    })
    await notify(db, tools, payment.personId, paymentReopened(payment))
    await audit(db, {
      actorId,
      action: 'payment reopened',
      subject: `payment ${paymentId}`,
      before: { state: 'rejected', reason: before.reason },
      after: { state: 'pending', reason },
    })
    return toPayment(await paymentView(db, paymentId), view)
  })
}
