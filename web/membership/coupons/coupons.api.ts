import { createCoupon, endCoupon, listCoupons } from '#contract/membership/coupons.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useEndpointMutation } from '#web/kit/api/query.ts'

const allCoupons = ['membership', 'coupons']

export const couponList = (search: string) =>
  pagedQuery([...allCoupons, search], (after) => call(listCoupons, { query: { ...(search && { search }), after } }))

export const useCreateCoupon = () => useEndpointMutation(allCoupons, createCoupon, inlineErrors)

export const useEndCoupon = () => useEndpointMutation(allCoupons, endCoupon, inlineErrors)
