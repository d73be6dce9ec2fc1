import { getMySubscription, getSubscriptionOf, grantAccess, setRenewal } from '#contract/membership/access.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { setRenewalCancelled, grantDays, subscriptionOf } from './service.ts'

export function accessRoutes(app: App) {
  serve(app, grantAccess, async ({ db, tools, actor, params, body }) => {
    const grant = { ...body, personId: params.userId, actorId: actor.id, now: tools.clock() }
    return { subscriptionEnds: (await grantDays(db, grant)).toISOString() }
  })
  serve(app, getMySubscription, ({ db, tools, actor }) => subscriptionOf(db, actor.id, tools.clock()))
  serve(app, getSubscriptionOf, ({ db, tools, params }) => subscriptionOf(db, params.userId, tools.clock()))
  serve(app, setRenewal, ({ db, tools, actor, body }) =>
    setRenewalCancelled(db, { personId: actor.id, isCancelled: body.isCancelled, now: tools.clock() }),
  )
}
