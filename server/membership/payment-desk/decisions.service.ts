import type { Decision, Payment } from '#contract/membership/payments.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError, conflict, notFound } from '#server/kit/errors.ts'
import type { Log } from '#server/kit/log.ts'
import { audit, fullName } from '#server/identity/index.ts'
import { notify } from '#server/notifications/index.ts'
import { spend } from '#server/wallet/index.ts'
import { arrivalsOf } from './arrivals.store.ts'
import { assertNotOwn, reject, verify } from '../payments/verification.service.ts'
import { lockParties, lockPayment } from '../payments/verification.store.ts'
import { assertCouponFree } from '../coupons/service.ts'
import { dedupeKeyOfCredit } from '../payments/rules.ts'
import { viewFor } from '../payments/service.ts'
import { activePayment, paymentView, reopenPayment, toPayment } from '../payments/store.ts'
import { paymentReopened } from '../payments/texts.ts'

type Batch = { paymentIds: number[]; actorId: number; log: Pick<Log, 'error'> }

/** `transactionId`: the bank's reference, if the payer of the only payment mistyped it. */
type Verification = Batch & { transactionId?: string | undefined }

export const verifyAll = (db: Db, tools: Tools, { transactionId, ...batch }: Verification): Promise<Decision[]> =>
  decideEach(db, batch, async (db, paymentId) => {
    // Staff accept what the bank received instead, one by one.
    if ((await arrivalsOf(db, [{ id: paymentId }])).get(paymentId)?.received) {
      return { paymentId, outcome: 'amount differs', state: 'pending' }
    }
    const request = { paymentId, actorId: batch.actorId }
    return verify(db, tools, transactionId ? { ...request, transactionId } : request)
  })

export const rejectAll = (db: Db, tools: Tools, batch: Batch & { reason: string }): Promise<Decision[]> =>
  decideEach(db, batch, (db, paymentId) =>
    reject(db, tools, { paymentId, actorId: batch.actorId, reason: batch.reason }),
  )

type Decide = (db: Db, paymentId: number) => Promise<Decision>

/** If one payment fails, only that one is rolled back and the others continue. */
function decideEach(db: Db, { paymentIds, actorId, log }: Batch, decide: Decide): Promise<Decision[]> {
  return db.transaction(async (db) => {
    // All at once: locking them one by one, in the order given, could deadlock.
    await lockParties(db, paymentIds, actorId)
    await assertNotOwn(db, paymentIds, actorId)
    const decisions: Decision[] = []
    for (const paymentId of new Set(paymentIds)) {
      try {
        decisions.push(await decide(db, paymentId))
      } catch (error) {
        // Alone, it can say what to change.
        if (paymentIds.length === 1 && error instanceof AppError) throw error
        log.error({ err: error, paymentId }, 'a payment could not be decided')
        decisions.push({ paymentId, outcome: 'failed', state: null })
      }
    }
    return decisions
  })
}

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
