import { closeDay, getDay } from '#contract/membership/daily-close.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { close, reportOf } from './service.ts'

export function dailyCloseRoutes(app: App) {
  serve(app, getDay, ({ db, tools, query }) => reportOf(db, tools, query.day))
  serve(app, closeDay, ({ db, tools, actor, body }) => close(db, tools, { ...body, actorId: actor.id }))
}
