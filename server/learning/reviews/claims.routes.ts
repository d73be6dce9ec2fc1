import { claimNext, claimReview, releaseReview } from '#contract/learning/reviews.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { claim, claimNextAttempt, release } from './claims.service.ts'

export function claimRoutes(app: App) {
  serve(app, claimReview, ({ db, tools, actor, params }) => claim(db, tools, actor.id, params.solutionId))
  serve(app, releaseReview, ({ db, actor, params }) => release(db, actor.id, params.solutionId))
  serve(app, claimNext, ({ db, tools, actor, body }) => claimNextAttempt(db, tools, actor.id, body))
}
