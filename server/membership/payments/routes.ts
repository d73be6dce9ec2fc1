import {
  attachScreenshot,
  listMyPayments,
  listPayments,
  rejectPayments,
  subscribeUser,
  verifyPayments,
} from '#contract/membership/payments.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { countPending, paymentsPage } from './queue.store.ts'
import { attachScreenshot as attach, viewFor } from './service.ts'
import { accessEndOf, paymentsOf, toPayment } from './store.ts'
import { renew } from '../access/renewals.service.ts'
import { rejectAll, verifyAll } from './decisions.service.ts'

export function paymentRoutes(app: App) {
  serve(app, listMyPayments, async ({ db, tools, actor }) => {
    const reads = [viewFor(db, tools, actor.id), paymentsOf(db, actor.id), accessEndOf(db, actor.id)] as const
    const [view, rows, end] = await Promise.all(reads)
    const payments = rows.map((row) => toPayment(row, view))
    return { payments, subscriptionEnds: end && end.toISOString(), hasAccess: end !== null && end > tools.clock() }
  })
  serve(app, attachScreenshot, ({ db, tools, actor, params, files }) =>
    attach(db, tools, { personId: actor.id, paymentId: params.paymentId, files }),
  )
  serve(app, subscribeUser, ({ db, tools, actor, body, setMessage }) => {
    setMessage('Your subscription updated successfully!')
    return renew(db, tools, actor, body)
  })
  serve(app, listPayments, async ({ db, tools, actor, query }) => {
    const view = await viewFor(db, tools, actor.id)
    const [page, pending] = await Promise.all([paymentsPage(db, query, view), countPending(db)])
    return { ...page, pending }
  })
  serve(app, verifyPayments, ({ db, tools, actor, body, request }) =>
    verifyAll(db, tools, { ...body, actorId: actor.id, log: request.log }),
  )
  serve(app, rejectPayments, ({ db, tools, actor, body, request }) =>
    rejectAll(db, tools, { ...body, actorId: actor.id, log: request.log }),
  )
}
