import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notify } from '#server/notifications/index.ts'
import {
  credit,
  dedupeKeyOfReferral,
  dedupeKeyOfReversal,
  entryByDedupeKey,
  referralOf,
  setRefusal,
  setReversed,
  takeBack,
} from '#server/wallet/index.ts'
import { hasOwnTransfer, type Parties } from '../payments/verification.store.ts'
import type { PaymentRow } from '../tables.ts'
import { referralTaken } from './store.ts'
import { referralRestored, referralTakenBack } from './texts.ts'

/** The referrer keeps the credit as long as another transfer of the friend stands. Returns what was taken back. */
export async function reverseReferral(
  db: Db,
  tools: Tools,
  payment: PaymentRow,
  { people, referrerOf }: Parties,
): Promise<number> {
  const referrer = people.get(referrerOf.get(payment.personId) ?? 0)
  if (!referrer || (await hasOwnTransfer(db, payment))) return 0
  const referral = await referralOf(db, payment.personId)
  const given = await entryByDedupeKey(db, dedupeKeyOfReferral(payment.personId, referral?.reversed))
  if (!given) return 0
  const { owedPaise } = await takeBack(db, referrer.id, given.amountPaise, {
    reason: 'Referral credit taken back: your friend’s payment was returned',
    dedupeKey: dedupeKeyOfReversal(given.dedupeKey!),
  })
  await setReversed(db, payment.personId)
  await notify(db, tools, referrer.id, referralTakenBack({ paise: given.amountPaise, owedPaise }))
  return given.amountPaise
}

/**
 * The payment stands again, so the referrer gets back what its refunds took, unless another transfer of the friend has
 * brought the credit meanwhile: the key is the same. Returns what they got.
 */
export async function restoreReferral(
  db: Db,
  tools: Tools,
  payment: PaymentRow,
  { people, referrerOf }: Parties,
): Promise<number> {
  const referrer = people.get(referrerOf.get(payment.personId) ?? 0)
  const paise = await referralTaken(db, payment)
  if (!referrer || paise === 0) return 0
  const referral = await referralOf(db, payment.personId)
  const isNew = await credit(db, referrer.id, paise, {
    reason: 'Referral credit returned: your friend’s payment wasn’t refunded',
    dedupeKey: dedupeKeyOfReferral(payment.personId, referral?.reversed),
  })
  if (!isNew) return 0
  await setRefusal(db, payment.personId, null)
  await notify(db, tools, referrer.id, referralRestored({ paise }))
  return paise
}
