import {
  answerFeatureRequest,
  findSimilarRequests,
  getFeatureRequest,
  listFeatureRequests,
  requestFeature,
  withdrawVote,
  voteForFeature,
} from '#contract/community/feature-requests.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { create, find, vote } from './feature-requests.service.ts'
import { requestsPage, similarRequests } from './feature-requests.store.ts'
import { answer } from './posts.service.ts'

export function featureRequestRoutes(app: App) {
  serve(app, listFeatureRequests, ({ db, actor, query }) => requestsPage(db, actor.id, query))
  serve(app, findSimilarRequests, ({ db, actor, query }) => similarRequests(db, actor.id, query.title))
  serve(app, getFeatureRequest, ({ db, actor, params }) => find(db, actor.id, params.requestId))
  serve(app, requestFeature, ({ db, actor, body }) => create(db, actor.id, body))
  serve(app, voteForFeature, ({ db, actor, params }) => vote(db, actor.id, params.requestId, true))
  serve(app, withdrawVote, ({ db, actor, params }) => vote(db, actor.id, params.requestId, false))
  serve(app, answerFeatureRequest, async ({ db, tools, actor, params: { requestId }, body }) => {
    await answer(db, tools, actor.id, 'requests', requestId, body)
    return find(db, actor.id, requestId)
  })
}
