import { createCoupon, endCoupon, listCoupons, type NewCoupon } from '#contract/membership/coupons.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation, useEndpointMutation } from '#web/kit/api/query.ts'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'

const allCoupons = ['membership', 'coupons']

export const couponList = (search: string) =>
  pagedQuery([...allCoupons, search], (after) => call(listCoupons, { query: { ...(search && { search }), after } }))

export const useCreateCoupon = () => {
  const { keyFor } = useIdempotencyKey()
  return useInvalidatingMutation(
    allCoupons,
    (body: NewCoupon) => call(createCoupon, { body, idempotencyKey: keyFor(body) }),
    inlineErrors,
  )
}

export const useEndCoupon = () => useEndpointMutation(allCoupons, endCoupon, inlineErrors)
