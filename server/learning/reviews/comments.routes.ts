import { addComment, removeComment } from '#contract/learning/reviews.ts'
import { replyToReview } from '#contract/learning/solutions.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { comment, remove } from './comments.service.ts'
import { reply } from './replies.service.ts'

export function commentRoutes(app: App) {
  serve(app, addComment, ({ db, tools, actor, params, body }) => comment(db, tools, actor.id, params.solutionId, body))
  serve(app, replyToReview, ({ db, tools, actor, params, body }) => reply(db, tools, actor, params.solutionId, body))
  serve(app, removeComment, ({ db, actor, params }) => remove(db, actor.id, params.commentId))
}
