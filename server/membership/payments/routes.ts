import {
  attachScreenshot,
  listMyPayments,
  listPayments,
  rejectPayments,
  reopenPayment,
  subscribeUser,
  verifyPayments,
} from '#contract/membership/payments.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { countPending, paymentsList } from './queue.store.ts'
import { attachScreenshot as attach, viewFor } from './service.ts'
import { accessOf, paymentsOf } from './store.ts'
import { withCreditNotes } from '../refunds/my-refunds.service.ts'
import { renew } from '../access/renewals.service.ts'
import { learnerState, refundOf } from '../access/state.rules.ts'
import { rejectAll, verifyAll } from './decisions.service.ts'
import { reopen } from './reopening.service.ts'

export function paymentRoutes(app: App) {
  serve(app, listMyPayments, async ({ db, tools, actor }) => {
    const reads = [viewFor(db, tools, actor.id), paymentsOf(db, actor.id), accessOf(db, actor.id)] as const
    const [view, rows, access] = await Promise.all(reads)
    const { end, changedAt } = access
    const now = tools.clock()
    const isConfirming = tools.env.gateway !== null && access.isConfirming
    const mine = rows.map(({ payment }) => payment)
    const state = learnerState({ payments: mine, end, changedAt, isConfirming }, now)
    const refundedPaise = state === 'expired' ? refundOf(mine) : null
    return {
      payments: await withCreditNotes(db, tools, rows, view),
      subscriptionEnds: end && end.toISOString(),
      hasAccess: end !== null && end > now,
      state,
      isConfirming,
      refundedRupees: refundedPaise && refundedPaise / 100,
    }
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
    const [list, pending] = await Promise.all([paymentsList(db, query, view), countPending(db)])
    return { ...list, pending }
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
