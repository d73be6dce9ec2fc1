import type { Checkout, OnlineRenewal } from '#contract/membership/gateway.ts'
import { fullName, lockPerson, personById, setStateCode } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/errors.ts'
import { readSettings } from '#server/site/index.ts'
import { balanceOf } from '#server/wallet/index.ts'
import { useCoupon } from '../coupons/service.ts'
import { formatRupees } from '#server/kit/india.ts'
import { planPrice } from '../access/days.rules.ts'
import { createGatewayOrder } from './client.ts'
import { requireGateway } from './current.service.ts'
import { nextAskAt } from './rules.ts'
import { insertOrder, openOrder, type OrderParts } from './store.ts'

export async function startRenewal(db: Db, tools: Tools, personId: number, renewal: OnlineRenewal): Promise<Checkout> {
  await requireGateway(db, tools)
  const parts = await db.transaction(async (db) => {
    await lockPerson(db, personId)
    if (renewal.stateCode) await setStateCode(db, personId, renewal.stateCode)
    return priceParts(db, tools, personId, renewal)
  })
  return startCheckout(db, tools, (await personById(db, personId))!, parts)
}

/** What has to be paid. Credit and coupon are used when the payment arrives. */
export async function priceParts(
  db: Db,
  { clock }: Pick<Tools, 'clock'>,
  personId: number,
  { amount, creditRupees, coupon, courseId }: OnlineRenewal,
): Promise<OrderParts> {
  const pricePaise = planPrice(amount, (await readSettings(db)).plans) * 100
  const used = await useCoupon(db, coupon, { pricePaise, courseId: courseId ?? null, personId, now: clock() })
  const creditPaise = creditRupees * 100
  const amountPaise = pricePaise - used.couponPaise - creditPaise
  if (amountPaise < 0) {
    throw invalid({ creditRupees: `Use at most ${formatRupees(pricePaise - used.couponPaise)} of credit.` })
  }
  if (amountPaise === 0)
    throw invalid({ creditRupees: 'Your credit pays everything, so there is nothing to pay online.' })
  const balancePaise = creditPaise === 0 ? 0 : await balanceOf(db, personId)
  if (creditPaise > balancePaise) {
    throw invalid({ creditRupees: `You have ${formatRupees(balancePaise)} in your wallet` })
  }
  return { amountPaise, creditPaise, ...used }
}

/** Somebody who comes back within this time gets the same order. */
const reusedMs = 15 * 60_000

type Payer = Pick<PersonRow, 'id' | 'firstName' | 'lastName' | 'email'>

/** Waits for the gateway, so not in a transaction. */
export async function startCheckout(db: Db, tools: Tools, payer: Payer, parts: OrderParts): Promise<Checkout> {
  const { env, clock } = tools
  const gateway = await requireGateway(db, tools)
  const createdAt = clock()
  let gatewayOrderId = await openOrder(db, payer.id, parts, new Date(createdAt.getTime() - reusedMs))
  if (gatewayOrderId === null) {
    const { amountPaise } = parts
    gatewayOrderId = await createGatewayOrder(gateway, { amountPaise, receipt: `person ${payer.id}` })
    const askAt = nextAskAt(createdAt, createdAt)!
    await insertOrder(db, { personId: payer.id, gatewayOrderId, ...parts, createdAt, askAt })
  }
  const { name } = await readSettings(db)
  return {
    action: `${gateway.url}/v1/checkout/embedded`,
    fields: {
      key_id: gateway.keyId,
      order_id: gatewayOrderId,
      amount: String(parts.amountPaise),
      currency: 'INR',
      name,
      description: 'Subscription',
      'prefill[name]': fullName(payer),
      'prefill[email]': payer.email,
      callback_url: `${env.publicUrl}/gateway/return`,
      cancel_url: `${env.publicUrl}/gateway/cancelled`,
    },
  }
}
