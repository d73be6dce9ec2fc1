import type { Db } from '#server/kit/db/db.ts'
import { notify } from '#server/notifications/index.ts'
import {
  dedupeKeyOfReferral,
  dedupeKeyOfReversal,
  entryByDedupeKey,
  referralOf,
  setReversed,
  takeBack,
} from '#server/wallet/index.ts'
import { hasOwnTransfer, type Parties } from '../payments/verification.store.ts'
import type { PaymentRow } from '../tables.ts'
import { takenBackNotification } from './notifications.ts'

/** The referrer keeps the credit as long as another transfer of the friend stands. */
export async function reverseReferral(db: Db, payment: PaymentRow, { people, referrerOf }: Parties): Promise<void> {
  const referrer = people.get(referrerOf.get(payment.personId) ?? 0)
  if (!referrer || (await hasOwnTransfer(db, payment))) return
  const referral = await referralOf(db, payment.personId)
  const given = await entryByDedupeKey(db, dedupeKeyOfReferral(payment.personId, referral?.reversed))
  if (!given) return
  const { owedPaise } = await takeBack(db, referrer.id, given.amountPaise, {
    reason: 'Referral credit taken back: your friend’s payment was returned',
    dedupeKey: dedupeKeyOfReversal(given.dedupeKey!),
  })
  await setReversed(db, payment.personId)
  await notify(db, referrer.id, takenBackNotification(given.amountPaise, owedPaise))
}
