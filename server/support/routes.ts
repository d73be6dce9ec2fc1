import * as contract from '#contract/support/requests.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { linksFor } from '#server/learning/index.ts'
import { messagesPage } from '#server/threads/index.ts'
import { open, resolve, show, threadFor, write } from './service.ts'
import { requestsOf, toRequest } from './store.ts'

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
}
