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
import { attach, viewFor } from './service.ts'
import { accessEndOf, paymentsOf, toPayment } from './store.ts'
import { renew } from '../access/renewals.service.ts'
import { rejectAll, verifyAll } from './decisions.service.ts'

export function paymentRoutes(app: App) {
  serve(app, listMyPayments, async ({ db, deps, actor }) => {
    const reads = [viewFor(deps, actor.id), paymentsOf(db, actor.id), accessEndOf(db, actor.id)] as const
    const [view, rows, end] = await Promise.all(reads)
    const payments = rows.map((row) => toPayment(row, view))
    return { payments, subscriptionEnds: end && end.toISOString(), hasAccess: end !== null && end > deps.clock() }
  })
  serve(app, attachScreenshot, ({ deps, actor, params, files }) => attach(deps, actor.id, params.paymentId, files))
  serve(app, subscribeUser, ({ deps, actor, body, setMessage }) => {
    setMessage('Your subscription updated successfully!')
    return renew(deps, actor, body)
  })
  serve(app, listPayments, async ({ db, deps, actor, query }) => {
    const view = await viewFor(deps, actor.id)
    const [page, pending] = await Promise.all([paymentsPage(db, query, view), countPending(db)])
    return { ...page, pending }
  })
  serve(app, verifyPayments, ({ deps, actor, body, request }) =>
    verifyAll(deps, { ...body, actorId: actor.id, log: request.log }),
  )
  serve(app, rejectPayments, ({ deps, actor, body, request }) =>
    rejectAll(deps, { ...body, actorId: actor.id, log: request.log }),
  )
}
