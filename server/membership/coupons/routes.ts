import { checkCoupon, checkMyCoupon, createCoupon, endCoupon, listCoupons } from '#contract/membership/coupons.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { indiaDate } from '#server/kit/india.ts'
import { createCoupon as create, endCoupon as end, priceWith } from './service.ts'
import { couponsPage } from './store.ts'

export function couponRoutes(app: App) {
  serve(app, listCoupons, ({ db, tools, query }) => couponsPage(db, query, indiaDate(tools.clock())))
  serve(app, createCoupon, ({ db, tools, actor, body }) => create(db, tools, { coupon: body, actorId: actor.id }))
  serve(app, endCoupon, ({ db, tools, actor, params }) => end(db, tools, { ...params, actorId: actor.id }))
  serve(app, checkCoupon, ({ db, tools, body }) => priceWith(db, tools, body, null))
  serve(app, checkMyCoupon, ({ db, tools, actor, body }) => priceWith(db, tools, body, actor.id))
}
