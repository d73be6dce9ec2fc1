import { type Coupon, type CouponPrice, discountOf, limitOf, type NewCoupon } from '#contract/membership/coupons.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { readSettings } from '#server/site/index.ts'
import { planPrice } from '../access/days.rules.ts'
import type { PaymentRow, CouponRow } from '../tables.ts'
import { whyInvalid } from './rules.ts'
import {
  countCourses,
  couponByCode,
  couponCodeOf,
  couponView,
  insertCoupon,
  lockCoupon,
  setEnded,
  usesBy,
} from './store.ts'

const unknownCode = () => invalid({ coupon: 'We don’t know this coupon. Check the code.' })

type Buying = { pricePaise: number; courseId: number | null; personId: number | null; now: Date }

async function discount(db: Db, coupon: CouponRow | null, { now, personId, ...purchase }: Buying): Promise<number> {
  if (!coupon) throw unknownCode()
  const usesByPerson = personId === null ? 0 : await usesBy(db, coupon.id, personId)
  const problem = whyInvalid(coupon, { today: indiaDate(now), usesByPerson, ...purchase })
  if (problem) throw invalid(problem)
  return discountOf(coupon, purchase.pricePaise)!
}

export type UsedCoupon = { couponId: number | null; couponPaise: number }

/** Part of the transaction that records the payment: until it ends, nobody else can take the coupon's last use. */
export async function useCoupon(db: Db, code: string | undefined, buying: Buying): Promise<UsedCoupon> {
  if (code === undefined) return { couponId: null, couponPaise: 0 }
  const coupon = await lockCoupon(db, code)
  const couponPaise = await discount(db, coupon, buying)
  return { couponId: coupon!.id, couponPaise }
}

/** A rejected payment gave its use back, and somebody else or the payer may have taken it. */
export async function assertCouponFree(db: Db, payment: Pick<PaymentRow, 'couponId' | 'personId'>): Promise<void> {
  const code = await couponCodeOf(db, payment)
  const coupon = code && (await lockCoupon(db, code))
  if (!coupon) return
  if ((await usesBy(db, coupon.id, payment.personId)) >= coupon.maxUsesPerPerson) {
    throw conflict(`They’ve used coupon ${code} for another payment. Decide about that payment instead.`)
  }
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) {
    throw conflict(`Coupon ${code} has no use left. Ask the learner to pay the full price, or grant the days.`)
  }
}

type Ordered = { couponId: number | null; personId: number }

/** Whether the coupon of an order has a use left for this person. Its dates counted when they were asked to pay. */
export async function isCouponFree(db: Db, { couponId, personId }: Ordered): Promise<boolean> {
  const code = await couponCodeOf(db, { couponId })
  const coupon = code && (await lockCoupon(db, code))
  if (!coupon) return true
  const { maxUses, uses, maxUsesPerPerson } = coupon
  return (maxUses === null || uses < maxUses) && (await usesBy(db, coupon.id, personId)) < maxUsesPerPerson
}

type Question = { code: string; amount: string; courseId?: number | undefined }

/** Says what a plan costs with a coupon, without using it. */
export async function priceWith(
  db: Db,
  { clock }: Pick<Tools, 'clock'>,
  { code, amount, courseId }: Question,
  personId: number | null,
): Promise<CouponPrice> {
  const { plans } = await readSettings(db)
  const price = planPrice(amount, plans)
  const buying = { pricePaise: price * 100, courseId: courseId ?? null, personId, now: clock() }
  const paise = await discount(db, await couponByCode(db, code), buying)
  return { code, discountRupees: paise / 100, rupees: price - paise / 100 }
}

type Creating = { coupon: NewCoupon; actorId: number }

export function createCoupon(db: Db, { clock }: Pick<Tools, 'clock'>, { coupon, actorId }: Creating): Promise<Coupon> {
  const { offRupees, courseIds, skipsPlans, ...terms } = coupon
  const now = clock()
  return db.transaction(async (db) => {
    const limit = limitOf(coupon, (await readSettings(db)).plans)
    if (limit?.isUseless) throw invalid({ [offRupees === null ? 'percent' : 'offRupees']: limit.text })
    if (limit && !skipsPlans) throw invalid({ skipsPlans: `${limit.text} Confirm it, or change the discount.` })
    const ids = [...new Set(courseIds)]
    if ((await countCourses(db, ids)) !== ids.length) throw invalid({ courseIds: 'Choose from the courses' })
    const row = await insertCoupon(db, {
      ...terms,
      offPaise: offRupees && offRupees * 100,
      courseIds: ids.length === 0 ? null : ids,
      createdAt: now,
      createdBy: actorId,
    })
    if (!row) throw invalid({ code: 'There is a coupon with this code already' })
    await audit(db, { actorId, action: 'coupon created', subject: `coupon ${row.id}`, after: coupon })
    return couponView(db, row.id, indiaDate(now))
  })
}

type Ending = { couponId: number; actorId: number }

export function endCoupon(db: Db, { clock }: Pick<Tools, 'clock'>, { couponId, actorId }: Ending): Promise<Coupon> {
  const now = clock()
  return db.transaction(async (db) => {
    const row = await setEnded(db, couponId, now)
    if (!row) throw notFound('This coupon')
    await audit(db, { actorId, action: 'coupon ended', subject: `coupon ${couponId}`, after: { code: row.code } })
    return couponView(db, couponId, indiaDate(now))
  })
}
