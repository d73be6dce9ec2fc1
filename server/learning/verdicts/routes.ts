import { giveVerdict, undoVerdict } from '#contract/learning/reviews.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { decide, undo } from './service.ts'

export function verdictRoutes(app: App) {
  serve(app, giveVerdict, ({ db, tools, actor, params, body }) => decide(db, tools, actor.id, params.solutionId, body))
  serve(app, undoVerdict, ({ db, tools, actor, params }) => undo(db, tools, actor, params.solutionId))
}
