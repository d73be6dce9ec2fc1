import * as contract from '#contract/support/requests.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { linksFor } from '#server/learning/index.ts'
import { messagesPage } from '#server/threads/index.ts'
import { open, resolve, show, threadFor, write } from './service.ts'
import { requestsOf, toRequest } from './store.ts'
import * as desk from '#contract/support/inbox.ts'
import { assign, changeTopic, resolveForLearner, showInInbox, writeNote } from './inbox.service.ts'
import { countWaiting, inboxPage } from './inbox.store.ts'

export function supportRoutes(app: App) {
  serve(app, contract.writeToSupport, ({ db, tools, actor, body: draft, files: pictures }) =>
    open(db, tools, actor.id, { draft, pictures }),
  )
  serve(app, contract.listMySupportRequests, ({ db, actor, query }) => requestsOf(db, actor.id, query))
  serve(app, contract.getSupportRequest, async ({ db, actor, params }) =>
    toRequest(await show(db, actor, params.requestId)),
  )
  serve(app, contract.listSupportMessages, async ({ db, tools, actor, params, query }) =>
    messagesPage(
      db,
      await threadFor(db, actor, params.requestId),
      { id: actor.id, linkTo: linksFor(tools, actor.id) },
      query,
    ),
  )
  serve(app, contract.writeSupportMessage, ({ db, tools, actor, params, body, files: pictures }) =>
    write(db, tools, actor, { ...params, ...body, pictures }),
  )
  serve(app, contract.resolveMySupportRequest, ({ db, tools, actor, params }) =>
    resolve(db, tools, actor.id, params.requestId),
  )
  serve(app, desk.listSupportInbox, async ({ db, actor, query }) => {
    const [page, waiting] = await Promise.all([inboxPage(db, actor, query), countWaiting(db, actor)])
    return { ...page, waiting }
  })
  serve(app, desk.getInboxRequest, ({ db, tools, actor, params }) => showInInbox(db, tools, actor, params.requestId))
  serve(app, desk.assignSupportRequest, ({ db, tools, actor, params, body }) =>
    assign(db, tools, actor, params.requestId, body.assigneeId),
  )
  serve(app, desk.noteInSupport, ({ db, tools, actor, params, body }) =>
    writeNote(db, tools, actor, params.requestId, body),
  )
  serve(app, desk.changeSupportTopic, ({ db, actor, params, body }) =>
    changeTopic(db, actor, params.requestId, body.topic),
  )
  serve(app, desk.resolveSupportRequest, ({ db, tools, actor, params }) =>
    resolveForLearner(db, tools, actor, params.requestId),
  )
}
