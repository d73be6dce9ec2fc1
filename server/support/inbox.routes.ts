import * as contract from '#contract/support/inbox.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { assign, changeTopic, resolveForLearner, showInInbox } from './inbox.service.ts'
import { countWaiting, inboxPage } from './inbox.store.ts'

export function supportInboxRoutes(app: App) {
  serve(app, contract.listSupportInbox, async ({ db, actor, query }) => {
    const [page, waiting] = await Promise.all([inboxPage(db, actor, query), countWaiting(db, actor)])
    return { ...page, waiting }
  })
  serve(app, contract.getInboxRequest, ({ db, tools, actor, params }) =>
    showInInbox(db, tools, actor, params.requestId),
  )
  serve(app, contract.assignSupportRequest, ({ db, tools, actor, params, body }) =>
    assign(db, tools, actor, params.requestId, body.assigneeId),
  )
  serve(app, contract.changeSupportTopic, ({ db, actor, params, body }) =>
    changeTopic(db, actor, params.requestId, body.topic),
  )
  serve(app, contract.resolveSupportRequest, ({ db, tools, actor, params }) =>
    resolveForLearner(db, tools, actor, params.requestId),
  )
}
