import { maxCounted } from '#contract/kit/counting.ts'
import { listPayments, rejectPayments, reopenPayment, verifyPayments } from '#contract/membership/payments.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { viewFor } from '../payments/service.ts'
import { rejectAll, reopen, verifyAll } from './decisions.service.ts'
import { countPending, isOfAllPending, paymentsList } from './store.ts'

export function paymentDeskRoutes(app: App) {
  serve(app, listPayments, async ({ db, tools, actor, query }) => {
    const view = await viewFor(db, tools, actor.id)
    const [list, pending] = await Promise.all([
      paymentsList(db, query, view),
      isOfAllPending(query) ? null : countPending(db),
    ])
    return { ...list, pending: pending ?? Math.min(list.totals!.payments, maxCounted + 1) }
  })
  serve(app, verifyPayments, ({ db, tools, actor, body, request }) =>
    verifyAll(db, tools, { ...body, actorId: actor.id, log: request.log }),
  )
  serve(app, rejectPayments, ({ db, tools, actor, body, request }) =>
    rejectAll(db, tools, { ...body, actorId: actor.id, log: request.log }),
  )
  serve(app, reopenPayment, ({ db, tools, actor, params, body }) =>
    reopen(db, tools, { paymentId: params.paymentId, actorId: actor.id, reason: body.reason }),
  )
}
