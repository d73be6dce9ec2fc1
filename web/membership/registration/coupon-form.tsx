import { listListedCourses } from '#contract/catalogue/courses.ts'
import { checkCoupon, type CouponPrice } from '#contract/membership/coupons.ts'
import { ApiError, type Call } from '#web/kit/api/call.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { rupees } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'

/** What the server says about the coupon in the address. */
export type CouponAnswer = {
  code: string
  courseId: number | null
  price: CouponPrice | null
  problems: { coupon?: string; courseId?: string }
  isForCourses: boolean
}

/** The answer is on the server's page, so that coupons work without JavaScript and the QR code is right at once. */
export async function couponIn(
  call: Call,
  query: Record<string, unknown>,
  price: number,
): Promise<CouponAnswer | null> {
  const code = typeof query['coupon'] === 'string' ? query['coupon'].trim().slice(0, 30) : ''
  if (code === '') return null
  const { course } = query
  const courseId = typeof course === 'string' && /^\d{1,9}$/.test(course) ? Number(course) : null
  const asked = { code, courseId, isForCourses: courseId !== null }
  try {
    const body = { code, amount: String(price), ...(courseId && { courseId }) }
    return { ...asked, price: await call(checkCoupon, { body }), problems: {} }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { coupon, code: unreadable, courseId: wrong } = error.fields
    const isForCourses = asked.isForCourses || wrong !== undefined
    const problem = coupon ?? unreadable ?? (wrong === undefined ? error.message : undefined)
    return {
      ...asked,
      price: null,
      isForCourses,
      problems: { ...(problem && { coupon: problem }), ...(wrong && { courseId: wrong }) },
    }
  }
}

export const courseChoices = async (call: Call) =>
  (await call(listListedCourses)).map(({ courseId, courseTitle }) => ({ id: courseId, title: courseTitle }))

type CouponFormProps = {
  coupon: CouponAnswer | null
  courses: { id: number; title: string }[]
  price: number
  referralCode: string
  /** Kept in the address unless it is the default. */
  paysBy: 'transfer' | null
}

/** Folded, because most people have none. */
export function CouponForm({ coupon, courses, price, referralCode, paysBy }: CouponFormProps) {
  return (
    <details open={coupon !== null} className="mt-3">
      <summary className="link touch w-fit cursor-pointer">I have a coupon</summary>
      <form method="get" action="/subscribe#pay" className="mt-3 grid gap-4">
        {referralCode && <input type="hidden" name="ref" value={referralCode} />}
        {paysBy && <input type="hidden" name="pay" value={paysBy} />}
        <Field label="Coupon" problem={coupon?.problems.coupon}>
          <Input
            name="coupon"
            defaultValue={coupon?.code}
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </Field>
        {coupon?.isForCourses && (
          <Field label="Course" problem={coupon.problems.courseId}>
            <Select name="course" defaultValue={coupon.courseId ?? ''}>
              <option value="">Choose a course</option>
              <Options of={courses.map(({ id, title }) => [id, title])} />
            </Select>
          </Field>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit">Apply</Button>
          {coupon?.price && (
            <output className="font-semibold text-leaf-ink">
              {rupees(coupon.price.discountRupees)} off: {rupees(coupon.price.rupees)} instead of {rupees(price)}
            </output>
          )}
        </div>
      </form>
    </details>
  )
}
