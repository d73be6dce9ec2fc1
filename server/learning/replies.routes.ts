import { deleteReply, listSavedReplies, saveReply } from '#contract/learning/reviews.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { forget, save } from './replies.service.ts'
import { repliesOf } from './replies.store.ts'

export function replyRoutes(app: App) {
  serve(app, listSavedReplies, ({ db, actor }) => repliesOf(db, actor.id))
  serve(app, saveReply, ({ db, actor, body }) => save(db, actor.id, body))
  serve(app, deleteReply, ({ db, actor, params }) => forget(db, actor.id, params.replyId))
}
