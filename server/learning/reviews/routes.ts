import { getReview, giveVerdict, listDecided, listReviews, undoVerdict } from '#contract/learning/reviews.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { linksFor } from '../file-links.ts'
import { decidedPage, queueSummary, waitingPage } from './lists.store.ts'
import { decide, show, undo } from './service.ts'

export function reviewRoutes(app: App) {
  serve(app, listReviews, async ({ db, tools, actor, query }) => {
    const [page, summary] = await Promise.all([
      waitingPage(db, actor.id, query, tools.clock()),
      queueSummary(db, actor.id),
    ])
    return { ...page, ...summary }
  })
  serve(app, listDecided, ({ db, tools, actor, query }) => decidedPage(db, actor, query, tools.clock()))
  serve(app, getReview, ({ db, tools, actor, params }) =>
    show(db, tools, actor, params.solutionId, linksFor(tools, actor.id)),
  )
  serve(app, giveVerdict, ({ db, tools, actor, params, body }) => decide(db, tools, actor.id, params.solutionId, body))
  serve(app, undoVerdict, ({ db, tools, actor, params }) => undo(db, tools, actor, params.solutionId))
}
