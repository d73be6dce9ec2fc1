import * as contract from '#contract/hiring/board.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { suggest, suggestable } from './service.ts'
import { board } from './store.ts'

export function boardRoutes(app: App) {
  serve(app, contract.listBoard, ({ db, tools, query }) => board(db, query, tools.clock()))
  serve(app, contract.listSuggestable, ({ db, tools, params, query }) =>
    suggestable(db, tools, params.openingId, query.search),
  )
  serve(app, contract.suggestLearner, ({ db, tools, actor, body }) => suggest(db, tools, actor.id, body))
}
