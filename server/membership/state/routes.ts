import { getMySubscription, getSubscriptionOf, setReminders } from '#contract/membership/access.ts'
import { listMyPayments } from '#contract/membership/payments.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { viewFor } from '../payments/service.ts'
import { paymentsOf } from '../payments/store.ts'
import { saveReminders, subscriptionOf, withCreditNotes } from './service.ts'
import { learnerState, refundOf } from './rules.ts'
import { accessOf } from './store.ts'

export function stateRoutes(app: App) {
  serve(app, listMyPayments, async ({ db, tools, actor }) => {
    const reads = [viewFor(db, tools, actor.id), paymentsOf(db, actor.id), accessOf(db, actor.id)] as const
    const [view, rows, access] = await Promise.all(reads)
    const { end, changedAt, isConfirming } = access
    const now = tools.clock()
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
  serve(app, getMySubscription, ({ db, tools, actor }) => subscriptionOf(db, actor.id, tools.clock()))
  serve(app, getSubscriptionOf, ({ db, tools, params }) => subscriptionOf(db, params.userId, tools.clock()))
  serve(app, setReminders, ({ db, tools, actor, body }) =>
    saveReminders(db, { personId: actor.id, hasReminders: body.hasReminders, now: tools.clock() }),
  )
}
