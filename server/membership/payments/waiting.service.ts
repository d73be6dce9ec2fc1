import { staffWith, stillAllowed } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { pushPeople } from '#server/notifications/index.ts'
import type { PaymentRow } from '../tables.ts'
import { isPending } from './store.ts'
import { paymentWaiting } from './texts.ts'

/** Pushed to those who check payments, because payers expect it within minutes. The staff home shows it anyway. */
export async function pushWaitingPayment(db: Db, tools: Tools, { id, amountPaise }: PaymentRow): Promise<void> {
  const staff = await staffWith(db, 'payments:act')
  const pushed = paymentWaiting({ paymentId: id, amountPaise })
  await pushPeople(
    db,
    tools,
    staff.map(({ id: personId }) => ({ personId, ...pushed })),
  )
}

type Pushed = { personId: number; data: unknown }

/** Nobody has decided about it, and this person may still do so. */
export async function isPaymentWaiting(db: Db, { personId, data }: Pushed): Promise<boolean> {
  const { paymentId } = data as { paymentId: number }
  return (await isPending(db, paymentId)) && (await stillAllowed(db, 'payments:act', [personId])).length > 0
}
