import {
  grantAccess,
  grantAccessToMany,
  previewGrant,
  previewTakeBack,
  takeBackAccess,
} from '#contract/membership/grants.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { grantDays, grantDaysToMany, previewGrantTo } from './grants.service.ts'
import { previewTakingBack, takeBackDays } from './take-back.service.ts'

export function accessRoutes(app: App) {
  serve(app, grantAccess, async ({ db, tools, actor, params, body }) => {
    const end = await grantDays(db, tools, params.userId, { ...body, actorId: actor.id })
    return { subscriptionEnds: end.toISOString() }
  })
  serve(app, previewGrant, ({ db, tools, actor, query }) =>
    previewGrantTo(db, query.userIds, { actorId: actor.id, now: tools.clock() }),
  )
  serve(app, grantAccessToMany, ({ db, tools, actor, body: { userIds, ...grant } }) =>
    grantDaysToMany(db, tools, userIds, { ...grant, actorId: actor.id }),
  )
  serve(app, previewTakeBack, ({ db, tools, actor, params }) =>
    previewTakingBack(db, { grantId: params.grantId, actorId: actor.id, now: tools.clock() }),
  )
  serve(app, takeBackAccess, ({ db, tools, actor, params, body }) =>
    takeBackDays(db, tools, { ...params, ...body, actorId: actor.id }),
  )
}
