import { listListedCourses } from '#contract/catalogue/courses.ts'
import { createCoupon, endCoupon, listCoupons, type NewCoupon } from '#contract/membership/coupons.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'

const allCoupons = ['membership', 'coupons']

export const couponList = (search: string) =>
  pagedQuery([...allCoupons, search], (after) => call(listCoupons, { query: { ...(search && { search }), after } }))

export const courses = queryOptions({ queryKey: [...allCoupons, 'courses'], queryFn: () => call(listListedCourses) })

export const useCreateCoupon = () => {
  const { keyFor } = useIdempotencyKey()
  return useInvalidatingMutation(
    allCoupons,
    (body: NewCoupon) => call(createCoupon, { body, idempotencyKey: keyFor(body) }),
    inlineErrors,
  )
}

export const useEndCoupon = () =>
  useInvalidatingMutation(allCoupons, (couponId: number) => call(endCoupon, { params: { couponId } }), inlineErrors)
