import * as contract from '#contract/learning/reviews.ts'
import { listAttempts, replyToReview } from '#contract/learning/solutions.ts'
import { takeSuggestion } from '#contract/learning/suggestions.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { writtenAt } from '#server/kit/http/written-at.ts'
import { requireOpenStep } from '../enrolments/service.ts'
import { linksFor } from '../file-links.ts'
import { asLearnerSeesIt, attemptsOf } from './attempts.store.ts'
import { claim, claimNextAttempt, release } from './claims.service.ts'
import * as comments from './replies.service.ts'
import { decidedPage, queuePage } from './lists.store.ts'
import { reply } from './replies.service.ts'
import { show } from './service.ts'

export function reviewRoutes(app: App) {
  serve(app, listAttempts, async ({ db, tools, actor, params: { stepId: taskStepId } }) => {
    const attempts = await attemptsOf(db, actor.id, taskStepId, { id: actor.id, linkTo: linksFor(tools, actor.id) })
    // Learners can read what they submitted after their subscription has ended.
    if (attempts.length === 0) await requireOpenStep(db, tools.clock(), actor.id, taskStepId)
    return attempts.map(asLearnerSeesIt)
  })
  serve(app, contract.listReviews, ({ db, tools, actor, query }) => queuePage(db, actor.id, query, tools.clock()))
  serve(app, contract.listDecided, ({ db, tools, actor, query }) => decidedPage(db, actor, query, tools.clock()))
  serve(app, contract.getReview, ({ db, tools, actor, params }) =>
    show(db, tools, actor, params.solutionId, linksFor(tools, actor.id)),
  )
  serve(app, contract.claimReview, ({ db, tools, actor, params }) => claim(db, tools, actor.id, params.solutionId))
  serve(app, contract.releaseReview, ({ db, actor, params }) => release(db, actor.id, params.solutionId))
  serve(app, contract.claimNext, ({ db, tools, actor, body }) => claimNextAttempt(db, tools, actor.id, body))
  serve(app, contract.addComment, ({ db, tools, actor, params, body }) =>
    comments.comment(db, tools, actor.id, params.solutionId, body),
  )
  serve(app, replyToReview, ({ db, tools, actor, params, body, request }) =>
    reply(db, tools, actor, params.solutionId, { ...body, writtenAt: writtenAt(request, tools.clock()) }),
  )
  serve(app, takeSuggestion, ({ db, tools, actor, params }) => comments.take(db, tools, actor.id, params.commentId))
  serve(app, contract.editComment, ({ db, actor, params, body }) => comments.edit(db, actor.id, params.commentId, body))
  serve(app, contract.removeComment, ({ db, actor, params }) => comments.remove(db, actor.id, params.commentId))
}
