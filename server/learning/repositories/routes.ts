import { getCommitsToReview, getMyCommits } from '#contract/learning/commits.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { commitsToReview, myCommits } from './commits.service.ts'
import { gitRoutes } from './git.routes.ts'

/** Repositories of learners, and what mentors see of the commits that were pushed to them. */
export function repositoryRoutes(app: App) {
  serve(app, getCommitsToReview, ({ db, actor, params }) => commitsToReview(db, actor.id, params.solutionId))
  serve(app, getMyCommits, ({ db, actor, params }) => myCommits(db, actor.id, params.solutionId))
  void app.register(async (http) => gitRoutes(app, http))
}
