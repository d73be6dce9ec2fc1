import {
  answerFeatureRequest,
  findSimilarRequests,
  getFeatureRequest,
  listFeatureRequests,
  requestFeature,
  takeVoteBack,
  voteForFeature,
} from '#contract/community/feature-requests.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { answer, ask, find, vote } from './feature-requests.service.ts'
import { requestsLike, requestsPage } from './feature-requests.store.ts'

export function featureRequestRoutes(app: App) {
  serve(app, listFeatureRequests, ({ db, actor, query }) => requestsPage(db, actor.id, query))
  serve(app, findSimilarRequests, ({ db, actor, query }) => requestsLike(db, actor.id, query.title))
  serve(app, getFeatureRequest, ({ db, actor, params }) => find(db, actor.id, params.requestId))
  serve(app, requestFeature, ({ db, actor, body }) => ask(db, actor.id, body))
  serve(app, voteForFeature, ({ db, actor, params }) => vote(db, actor.id, params.requestId, true))
  serve(app, takeVoteBack, ({ db, actor, params }) => vote(db, actor.id, params.requestId, false))
  serve(app, answerFeatureRequest, ({ deps, actor, params, body }) => answer(deps, actor.id, params.requestId, body))
}
