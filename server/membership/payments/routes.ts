import { attachScreenshot, subscribeUser } from '#contract/membership/payments.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { renew } from './renewals.service.ts'
import { attachScreenshot as attach } from './service.ts'

export function paymentRoutes(app: App) {
  serve(app, attachScreenshot, ({ db, tools, actor, params, files }) =>
    attach(db, tools, { personId: actor.id, paymentId: params.paymentId, files }),
  )
  serve(app, subscribeUser, ({ db, tools, actor, body, setMessage }) => {
    setMessage('Your subscription updated successfully!')
    return renew(db, tools, actor, body)
  })
}
