import { acceptPayment } from '#contract/membership/acceptance.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { accept } from './service.ts'

export function acceptanceRoutes(app: App) {
  serve(app, acceptPayment, ({ db, tools, actor, params, body }) =>
    accept(db, tools, { paymentId: params.paymentId, actorId: actor.id, ...body }),
  )
}
