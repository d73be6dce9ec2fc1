import * as contract from '#contract/threads/saved-replies.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { change, remove, save } from './service.ts'
import { repliesFor } from './store.ts'

export function savedReplyRoutes(app: App) {
  serve(app, contract.listSavedReplies, ({ db, actor }) => repliesFor(db, actor))
  serve(app, contract.saveReply, ({ db, actor, body }) => save(db, actor, body))
  serve(app, contract.changeReply, ({ db, actor, params, body }) => change(db, actor, params.replyId, body))
  serve(app, contract.deleteReply, ({ db, actor, params }) => remove(db, actor, params.replyId))
}
