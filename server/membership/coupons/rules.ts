import { type Coupon, discountOf } from '#contract/membership/coupons.ts'
import { formatDay } from '#server/kit/india.ts'
import type { CouponRow } from '../tables.ts'

type Terms = Pick<
  CouponRow,
  'startsOn' | 'endsOn' | 'maxUses' | 'maxUsesPerPerson' | 'uses' | 'endedAt' | 'courseIds' | 'percent' | 'offPaise'
>

/** `today` is the day in India. */
export function stateOf({ startsOn, endsOn, maxUses, uses, endedAt }: Terms, today: string): Coupon['state'] {
  if (endedAt) return 'ended'
  if (endsOn < today) return 'over'
  if (maxUses !== null && uses >= maxUses) return 'used up'
  return startsOn > today ? 'planned' : 'active'
}

export type Purchase = {
  today: string
  pricePaise: number
  courseId: number | null
  /** Of this person, without rejected payments. */
  usesByPerson: number
}

/** Which field is wrong, and why; null if the coupon is valid for this purchase. */
export function whyInvalid(coupon: Terms, purchase: Purchase): { coupon: string } | { courseId: string } | null {
  const state = stateOf(coupon, purchase.today)
  if (state === 'ended' || state === 'over') return { coupon: 'This coupon is no longer valid.' }
  if (state === 'used up') return { coupon: 'This coupon has reached its usage limit.' }
  if (state === 'planned') return { coupon: `This coupon starts on ${formatDay(new Date(coupon.startsOn))}.` }
  if (purchase.usesByPerson >= coupon.maxUsesPerPerson) return { coupon: 'You’ve already used this coupon.' }
  if (discountOf(coupon, purchase.pricePaise) === null) return { coupon: 'This coupon isn’t for this plan.' }
  if (coupon.courseIds === null) return null
  if (purchase.courseId === null) return { courseId: 'Choose the course you want to learn' }
  return coupon.courseIds.includes(purchase.courseId) ? null : { courseId: 'This coupon is for other courses.' }
}
