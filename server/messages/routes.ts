import * as contract from '#contract/messages/messages.ts'
import { getMyMessage, readMyMessage } from '#contract/messages/my-messages.ts'
import { memoizeEachWithTtl, ttlOfCounts } from '#server/kit/cache/ttl-cache.ts'
import { notFound } from '#server/kit/errors.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { deliveriesPage, markMessageRead, messagesOf, myMessage } from './deliveries.store.ts'
import { previewPage } from './merge-values.store.ts'
import * as service from './service.ts'
import { countDeliveries, type DeliveryCounts, messagesPage } from './store.ts'

export function messageRoutes(app: App) {
  serve(app, contract.listMessages, ({ db, query }) => messagesPage(db, query))
  serve(app, contract.createMessage, ({ db, tools, actor, body }) => service.create(db, tools, actor.id, body))
  const recent = memoizeEachWithTtl<DeliveryCounts>(({ read, failedEmails }) => ttlOfCounts([read, failedEmails]))
  serve(app, contract.getMessage, ({ db, tools, params }) =>
    service.show(db, params.messageId, (db, id) => recent(id, tools.clock().getTime(), () => countDeliveries(db, id))),
  )
  serve(app, contract.saveMessage, ({ db, tools, params, body }) => service.save(db, tools, params.messageId, body))
  serve(app, contract.deleteMessage, ({ db, actor, params }) => service.remove(db, actor.id, params.messageId))
  serve(app, contract.countRecipients, ({ db, tools, body }) => service.reachOf(db, tools, body.segment))
  serve(app, contract.previewRecipients, ({ db, tools, body }) =>
    previewPage(db, body.segment, body.after, tools.clock()),
  )
  serve(app, contract.sendTestMessage, ({ db, tools, actor, params }) =>
    service.sendTest(db, tools, actor.id, params.messageId),
  )
  serve(app, contract.sendMessage, ({ db, tools, actor, params, body }) =>
    service.send(db, tools, { ...params, ...body, actorId: actor.id }),
  )
  serve(app, contract.cancelMessage, ({ db, tools, actor, params }) =>
    service.cancel(db, tools, actor.id, params.messageId),
  )
  serve(app, contract.listMessageDeliveries, ({ db, params, query }) => deliveriesPage(db, params.messageId, query))
  serve(app, contract.listMessagesOf, ({ db, params, query }) => messagesOf(db, params.userId, query))
  serve(app, getMyMessage, async ({ db, actor, params }) => {
    const message = await myMessage(db, actor.id, params.messageId)
    if (!message) throw notFound('This message')
    return message
  })
  serve(app, readMyMessage, async ({ db, tools, actor, params }) => {
    if (!(await myMessage(db, actor.id, params.messageId))) throw notFound('This message')
    await markMessageRead(db, actor.id, params.messageId, tools.clock())
    return null
  })
}
