import { getMySubscription, getSubscriptionOf, grantAccess, setRenewal } from '#contract/membership/access.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { chooseRenewal, giveDays, subscriptionOf } from './service.ts'

export function accessRoutes(app: App) {
  serve(app, grantAccess, async ({ db, deps, actor, params, body }) => {
    const given = { ...body, personId: params.userId, actorId: actor.id, now: deps.clock() }
    return { subscriptionEnds: (await giveDays(db, given)).toISOString() }
  })
  serve(app, getMySubscription, ({ db, deps, actor }) => subscriptionOf(db, actor.id, deps.clock()))
  serve(app, getSubscriptionOf, ({ db, deps, params }) => subscriptionOf(db, params.userId, deps.clock()))
  serve(app, setRenewal, ({ db, deps, actor, body }) =>
    chooseRenewal(db, { personId: actor.id, isCancelled: body.isCancelled, now: deps.clock() }),
  )
}
