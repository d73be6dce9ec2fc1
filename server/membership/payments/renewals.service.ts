import type { Payment, PaymentMethod, Renewal } from '#contract/membership/payments.ts'
import { lockPerson, setStateCode } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notAllowed } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { spend } from '#server/wallet/index.ts'
import { planDaysOf, planPrice } from '../access/days.rules.ts'
import { methodOf } from '#contract/membership/reference.ts'
import { recordTransfer, viewFor } from './service.ts'
import { findByReference, insertPayment, paymentView, toPayment } from './store.ts'
import { renewalReported } from './texts.ts'
import { pushWaitingPayment } from './waiting.service.ts'
import { settle } from './verification.service.ts'
import { useCoupon, type UsedCoupon } from '../coupons/service.ts'
import {
  assertStillPending,
  creditReason,
  dedupeKeyOfCredit,
  type Parts as Split,
  splitPrice,
  transferUsed,
} from './rules.ts'
import type { PaymentRow } from '../tables.ts'

/** Records a renewal payment and spends the credit that pays all or part of it, in one transaction. */
export async function renew(db: Db, tools: Tools, actor: Actor, renewal: Renewal): Promise<Payment> {
  if (renewal.userId !== undefined && renewal.userId !== actor.id)
    throw notAllowed('You can only renew your own subscription')
  const view = await viewFor(db, tools, actor.id)
  const price = planPrice(renewal.amount, view.plans)
  const { transactionId, method, coupon, courseId = null } = renewal
  return db.transaction(async (db) => {
    const person = await withState(db, (await lockPerson(db, actor.id))!, renewal.stateCode)
    const repeated = transactionId === undefined ? null : await findOwnPending(db, person.id, transactionId)
    const buying = { pricePaise: price * 100, courseId, personId: person.id, now: tools.clock() }
    // A report that is sent again must not need a second use of the coupon.
    const used = repeated ? couponOf(repeated) : await useCoupon(db, coupon, buying)
    const parts = { ...splitPrice(renewal, price - used.couponPaise / 100), ...used }
    const payment =
      transactionId === undefined
        ? await renewWithCredit(db, tools, person, parts)
        : ((await recordPayment(db, tools, person, { transactionId, method, ...parts })) ??
          (await findSamePayment(db, actor.id, { transactionId, ...parts })))
    return toPayment(await paymentView(db, payment.id), view)
  })
}

async function withState(db: Db, person: PersonRow, stateCode: string | undefined): Promise<PersonRow> {
  if (stateCode === undefined) return person
  await setStateCode(db, person.id, stateCode)
  return { ...person, stateCode }
}

type Parts = Split & UsedCoupon

const couponOf = ({ couponId, couponPaise }: PaymentRow): UsedCoupon => ({ couponId, couponPaise })

async function findOwnPending(db: Db, personId: number, transactionId: string): Promise<PaymentRow | null> {
  const before = await findByReference(db, transactionId)
  return before?.personId === personId && before.state === 'pending' ? before : null
}

/** Nothing has to be checked, so the days are added at once. */
async function renewWithCredit(db: Db, tools: Tools, person: PersonRow, parts: Parts): Promise<PaymentRow> {
  const settings = await readSettings(db)
  const decided = { state: 'verified', decidedAt: tools.clock() } as const
  const payment = (await insertPayment(db, {
    personId: person.id,
    transactionId: null,
    method: 'credit',
    ...parts,
    ...decided,
  }))!
  await spendOn(db, payment, 'Used for a renewal')
  await settle(db, tools, payment, { payer: person, days: planDaysOf(settings.plans, payment)!, settings })
  return payment
}

const spendOn = (db: Db, payment: PaymentRow, reason: string) =>
  spend(db, payment.personId, payment.creditPaise, {
    reason,
    dedupeKey: dedupeKeyOfCredit(payment),
    field: 'creditRupees',
  })

type Transfer = Parts & { transactionId: string; method?: PaymentMethod | undefined }

/** Returns null if the transfer is pending or verified already. */
async function recordPayment(db: Db, tools: Tools, person: PersonRow, transfer: Transfer) {
  const { transactionId, method = methodOf(transactionId), ...parts } = transfer
  const payment = await recordTransfer(db, { personId: person.id, transactionId, method, ...parts })
  if (!payment) return null
  await spendOn(db, payment, creditReason(transactionId))
  await notify(db, tools, person.id, renewalReported(payment))
  await pushWaitingPayment(db, tools, payment)
  return payment
}

/**
 * If the response was lost and the form is sent again, the same person gets the same answer while the payment is
 * pending. Any other reuse is rejected.
 */
async function findSamePayment(db: Db, personId: number, transfer: Transfer): Promise<PaymentRow> {
  const before = (await findByReference(db, transfer.transactionId))!
  const isSame = (['amountPaise', 'creditPaise', 'couponPaise'] as const).every(
    (part) => before[part] === transfer[part],
  )
  if (before.personId !== personId || !isSame) throw transferUsed()
  assertStillPending(before)
  return before
}
