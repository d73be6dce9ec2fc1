import { getRefundable, refundPayment, reverseRefund, undoVerification } from '#contract/membership/refunds.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { reverse } from './reversal.service.ts'
import { refund, refundable, undo } from './service.ts'

export function refundRoutes(app: App) {
  serve(app, getRefundable, ({ db, tools, actor, params }) =>
    refundable(db, tools, { paymentId: params.paymentId, actorId: actor.id }),
  )
  serve(app, undoVerification, ({ db, tools, actor, params, body }) =>
    undo(db, tools, { paymentId: params.paymentId, actorId: actor.id, ...body }),
  )
  serve(app, refundPayment, ({ db, tools, actor, params, body }) =>
    refund(db, tools, { paymentId: params.paymentId, actorId: actor.id, ...body }),
  )
  serve(app, reverseRefund, ({ db, tools, actor, params, body }) =>
    reverse(db, tools, { ...params, actorId: actor.id, reason: body.reason }),
  )
}
