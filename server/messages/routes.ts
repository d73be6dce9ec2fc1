import * as contract from '#contract/messages/messages.ts'
import { getMyMessage, oneClickPath, readMyMessage, unsubscribe } from '#contract/messages/my-messages.ts'
import { memoizeEachWithTtl, ttlOfCounts } from '#server/kit/cache/ttl-cache.ts'
import { invalid, notFound } from '#server/kit/errors.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { setMessagesPreference } from '#server/notifications/index.ts'
import { deliveriesPage, markMessageRead, messagesOf, myMessage } from './deliveries.store.ts'
import * as service from './service.ts'
import { countDeliveries, type DeliveryCounts, messagesPage } from './store.ts'
import { personOfToken } from './links.ts'

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
  serve(app, unsubscribe, ({ db, tools, body }) => setByLink(db, tools, body))
  oneClickRoute(app)
}

type Choice = { token: string; isOn: boolean }

/** The link is proof enough: it can turn these emails off and on, and nothing else. */
async function setByLink(db: Db, tools: Pick<Tools, 'secret'>, { token, isOn }: Choice): Promise<null> {
  const personId = personOfToken(tools, token)
  if (personId === null) throw invalid({ token: 'This link is incomplete. Copy it from the email again.' })
  if (!(await setMessagesPreference(db, personId, isOn))) throw notFound('This account')
  return null
}

const maxFormBytes = 1024

/** Mail apps post here without a session when somebody presses their Unsubscribe button (RFC 8058). */
function oneClickRoute(app: App) {
  const { deps } = app
  void app.register(async (scope) => {
    scope.removeContentTypeParser('multipart/form-data')
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, _body, done) => done(null, null),
    )
    // A mail app without such a button opens the address instead.
    scope.get(oneClickPath, async ({ query }, reply) => {
      const { token } = query as { token?: unknown }
      const page = new URLSearchParams({ token: typeof token === 'string' ? token : '' })
      return reply.redirect(`/unsubscribe?${page.toString()}`, 303)
    })
    scope.post(oneClickPath, async ({ query }, reply) => {
      const { token } = query as { token?: unknown }
      await setByLink(deps.db, deps, { token: typeof token === 'string' ? token : '', isOn: false })
      return reply.header('cache-control', 'no-store').send({ status: 1, message: 'You’re unsubscribed.', data: null })
    })
  })
}
