import { claimNext, claimReview, releaseReview } from '#contract/learning/reviews.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { claim, claimAnother, release } from './claims.service.ts'

export function claimRoutes(app: App) {
  serve(app, claimReview, ({ deps, actor, params }) => claim(deps, actor.id, params.solutionId))
  serve(app, releaseReview, ({ db, actor, params }) => release(db, actor.id, params.solutionId))
  serve(app, claimNext, ({ deps, actor, body }) => claimAnother(deps, actor.id, body))
}
