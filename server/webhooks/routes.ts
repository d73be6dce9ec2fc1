import * as contract from '#contract/webhooks/webhooks.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { deliveriesPage, deliveryDetails } from './deliveries.store.ts'
import { add, edit, remove, replay, replayFailures, rotateSecret, sendTest, setState, showSecret } from './service.ts'
import { allWebhooks, shownWebhook } from './store.ts'

export function webhookRoutes(app: App) {
  serve(app, contract.listWebhooks, ({ db }) => allWebhooks(db))
  serve(app, contract.getWebhook, async ({ db, params }) => {
    const webhook = await shownWebhook(db, params.webhookId)
    if (!webhook) throw notFound('This endpoint')
    return webhook
  })
  serve(app, contract.addWebhook, ({ db, tools, actor, body, request }) =>
    add(db, tools, { actor, address: request.ip }, body),
  )
  serve(app, contract.editWebhook, ({ db, tools, actor, params, body, request }) =>
    edit(db, tools, { actor, address: request.ip }, params.webhookId, body),
  )
  serve(app, contract.setWebhookState, ({ db, tools, actor, params, body }) =>
    setState(db, tools, actor, params.webhookId, body.state),
  )
  serve(app, contract.deleteWebhook, ({ db, actor, params }) => remove(db, actor, params.webhookId))
  serve(app, contract.showWebhookSecret, ({ db, tools, actor, params, body, request }) =>
    showSecret(db, tools, { actor, address: request.ip, confirmation: body }, params.webhookId),
  )
  serve(app, contract.rotateWebhookSecret, ({ db, tools, actor, params, body, request }) =>
    rotateSecret(db, tools, { actor, address: request.ip, confirmation: body }, params.webhookId),
  )
  serve(app, contract.sendTestWebhook, ({ db, tools, actor, params }) => sendTest(db, tools, actor, params.webhookId))
  serve(app, contract.listDeliveries, ({ db, params, query }) => deliveriesPage(db, params.webhookId, query))
  serve(app, contract.getDelivery, async ({ db, params }) => {
    const delivery = await deliveryDetails(db, params.deliveryId)
    if (!delivery) throw notFound('This delivery')
    return delivery
  })
  serve(app, contract.replayDelivery, ({ db, tools, actor, params }) => replay(db, tools, actor, params.deliveryId))
  serve(app, contract.replayFailed, ({ db, tools, actor, params, body }) =>
    replayFailures(db, tools, actor, params.webhookId, new Date(body.since)),
  )
}
