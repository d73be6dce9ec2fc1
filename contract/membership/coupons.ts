import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { ChosenDay, Id, Instant, optionalLine, wholeRupees } from '../kit/fields.ts'
import type { Plan } from '../site/settings.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { CouponCode, PlanAmount } from './payments.ts'

type Discount = { percent: number | null; offPaise: number | null }

/** In whole rupees, because payers type the amount. Null if nothing would be left to pay. */
export function discountOf({ percent, offPaise }: Discount, pricePaise: number): number | null {
  const paise = percent === null ? offPaise! : Math.floor((pricePaise * percent) / 10_000) * 100
  return paise > 0 && paise < pricePaise ? paise : null
}

type Terms = Pick<NewCoupon, 'percent' | 'offRupees'>

/** What the discount can't do: null if it works for every plan. `isUseless`: it works for none. */
export function limitOf({ percent, offRupees }: Terms, plans: Plan[]): { text: string; isUseless: boolean } | null {
  const discount = { percent, offPaise: offRupees && offRupees * 100 }
  const without = plans.filter(({ rupees }) => discountOf(discount, rupees * 100) === null)
  if (without.length === 0) return null
  if (without.length === plans.length) {
    const most = Math.max(...plans.map(({ rupees }) => rupees))
    return { text: `It wouldn’t work for any plan. Enter less than ₹${most}.`, isUseless: true }
  }
  const names = without.map(({ rupees }) => `₹${rupees}`).join(', ')
  const which = without.length === 1 ? `the ${names} plan` : `the plans of ${names}`
  const why = percent === null ? `₹${offRupees} off pays for all of ${which}` : `${percent} % of ${which} is under ₹1`
  return { text: `${why}, so the coupon won’t work there.`, isUseless: false }
}

const Rupees = wholeRupees(1, 100_000)
const Uses = z.int().min(1).max(1_000_000)

export const NewCoupon = z
  .strictObject({
    code: CouponCode,
    percent: z.int().min(1, 'Enter 1 to 99').max(99, 'Enter 1 to 99').nullable(),
    offRupees: Rupees.nullable(),
    /** Empty: for all courses. */
    courseIds: z.array(z.int().positive()).max(50).default([]),
    startsOn: ChosenDay,
    endsOn: ChosenDay,
    /** Null: as often as people want. */
    maxUses: Uses.nullable(),
    maxUsesPerPerson: Uses.default(1),
    /** Confirms that it works for some of the plans only. */
    skipsPlans: z.boolean().default(false),
  })
  .superRefine(({ percent, offRupees, startsOn, endsOn }, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (percent === null && offRupees === null) problem('percent', 'Enter a discount')
    if (percent !== null && offRupees !== null) problem('offRupees', 'Enter a percentage or an amount, not both')
    if (endsOn < startsOn) problem('endsOn', 'Choose a day after the first one')
  })
export type NewCoupon = z.infer<typeof NewCoupon>

export const Coupon = z.object({
  couponId: z.number(),
  code: z.string(),
  percent: z.number().nullable(),
  offRupees: z.number().nullable(),
  courses: z.array(z.string()),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  maxUses: z.number().nullable(),
  maxUsesPerPerson: z.number(),
  uses: z.number(),
  state: z.enum(['planned', 'active', 'used up', 'over', 'ended']),
  createdAt: Instant,
})
export type Coupon = z.infer<typeof Coupon>

export const listCoupons = endpoint('GET /v1/coupons', {
  summary: 'List coupons, newest first',
  access: 'payments:see',
  query: PageQuery.extend({ search: optionalLine(20).optional() }),
  reply: pageOf(Coupon),
})

export const createCoupon = endpoint('POST /v1/coupons', {
  summary: 'Create a coupon; its terms don’t change afterwards',
  access: 'payments:act',
  idempotent: true,
  body: NewCoupon,
  reply: Coupon,
})

export const endCoupon = endpoint('POST /v1/coupons/:couponId/end', {
  summary: 'End a coupon; payments already made with it stay valid',
  access: 'payments:act',
  params: z.strictObject({ couponId: Id }),
  reply: Coupon,
})

const CouponQuestion = z.strictObject({
  code: CouponCode,
  amount: PlanAmount,
  courseId: z.int().positive().optional(),
})

export const CouponPrice = z.object({
  code: z.string(),
  discountRupees: z.number(),
  /** What is left of the plan's price. */
  rupees: z.number(),
})
export type CouponPrice = z.infer<typeof CouponPrice>

// Codes can be guessed.
const limit = { times: 30, seconds: 900 }

export const checkCoupon = endpoint('POST /v1/coupons/price', {
  summary: 'What a plan costs a new learner with a coupon',
  access: 'public',
  limit,
  body: CouponQuestion,
  reply: CouponPrice,
})

export const checkMyCoupon = endpoint('POST /v1/coupons/my-price', {
  summary: 'What a renewal costs me with a coupon',
  access: 'learner',
  limit,
  body: CouponQuestion,
  reply: CouponPrice,
})
