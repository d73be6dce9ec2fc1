import { attachScreenshot, listMyPayments, listPendingPayments } from '#contract/membership/payments.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { signedFileUrl } from '#server/site/index.ts'
import { attach } from './payments.service.ts'
import { accessEndOf, type LinkTo, paymentsOf, pendingPayments } from './payments.store.ts'

export function paymentRoutes(app: App) {
  const linkTo: LinkTo = (file) => signedFileUrl(app.deps, file)
  serve(app, listMyPayments, async ({ db, deps, actor }) => {
    const [payments, end] = await Promise.all([paymentsOf(db, actor.id, linkTo), accessEndOf(db, actor.id)])
    return { payments, subscriptionEnds: end && end.toISOString(), hasAccess: end !== null && end > deps.clock() }
  })
  serve(app, attachScreenshot, ({ db, actor, params, files }) => attach(db, actor.id, params.paymentId, files, linkTo))
  serve(app, listPendingPayments, ({ db }) => pendingPayments(db, linkTo))
}
