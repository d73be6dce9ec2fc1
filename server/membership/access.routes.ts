import { giveAccess } from '#contract/membership/access.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { giveDays } from './access.service.ts'

export function accessRoutes(app: App) {
  serve(app, giveAccess, async ({ db, deps, actor, params, body }) => {
    const given = { ...body, personId: params.userId, actorId: actor.id, now: deps.clock() }
    return { subscriptionEnds: (await giveDays(db, given)).toISOString() }
  })
}
