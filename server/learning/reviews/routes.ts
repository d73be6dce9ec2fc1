import { getReview, giveVerdict, listDecided, listReviews, undoVerdict } from '#contract/learning/reviews.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { signedFileUrl } from '#server/site/index.ts'
import { decidedPage, waitingCount, waitingCourses, waitingPage } from './lists.store.ts'
import { decide, show, undo } from './service.ts'

export function reviewRoutes(app: App) {
  serve(app, listReviews, async ({ db, deps, actor, query }) => {
    const [page, waiting, courses] = await Promise.all([
      waitingPage(db, actor.id, query, deps.clock()),
      waitingCount(db, actor.id),
      waitingCourses(db, actor.id),
    ])
    return { ...page, waiting, courses }
  })
  serve(app, listDecided, ({ db, deps, actor, query }) => decidedPage(db, actor, query, deps.clock()))
  serve(app, getReview, ({ deps, actor, params }) =>
    show(deps, actor, params.solutionId, (file) => signedFileUrl(deps, file, actor.id)),
  )
  serve(app, giveVerdict, ({ deps, actor, params, body }) => decide(deps, actor.id, params.solutionId, body))
  serve(app, undoVerdict, ({ deps, actor, params }) => undo(deps, actor, params.solutionId))
}
