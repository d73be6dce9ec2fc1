import type { Payment } from '#contract/membership/payments.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { assertNotOwn } from '../payments/verification.service.ts'
import { viewFor } from '../payments/service.ts'
import { paymentView, toPayment } from '../payments/store.ts'
import { lockParties, lockPayment, type Parties } from '../payments/verification.store.ts'
import type { PaymentRow } from '../tables.ts'

export type Request = { paymentId: number; actorId: number }

type Correct = (db: Db, payment: PaymentRow, parties: Parties) => Promise<void>

/** Locks everyone whose money changes, so that of two corrections the second sees what the first did. */
export async function correct(db: Db, tools: Tools, { paymentId, actorId }: Request, act: Correct): Promise<Payment> {
  const view = await viewFor(db, tools, actorId)
  return db.transaction(async (db) => {
    const parties = await lockParties(db, [paymentId], actorId)
    await assertNotOwn(db, [paymentId], actorId)
    const payment = await lockPayment(db, paymentId)
    if (!payment) throw notFound('This payment')
    await act(db, payment, parties)
    return toPayment(await paymentView(db, paymentId), view)
  })
}

export const auditCorrection = (db: Db, { paymentId, actorId }: Request, action: string, after: object) =>
  audit(db, { actorId, action, subject: `payment ${paymentId}`, before: { state: 'verified' }, after })
