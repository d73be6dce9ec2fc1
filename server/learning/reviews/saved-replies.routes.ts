import { deleteReply, listSavedReplies, saveReply } from '#contract/learning/reviews.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { remove, save } from './saved-replies.service.ts'
import { repliesOf } from './saved-replies.store.ts'

export function replyRoutes(app: App) {
  serve(app, listSavedReplies, ({ db, actor }) => repliesOf(db, actor.id))
  serve(app, saveReply, ({ db, actor, body }) => save(db, actor.id, body))
  serve(app, deleteReply, ({ db, actor, params }) => remove(db, actor.id, params.replyId))
}
