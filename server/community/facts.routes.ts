import {
  deleteFact,
  dismissFactReports,
  likeFact,
  listFacts,
  listReportedFacts,
  reportFact,
  shareFact,
  unlikeFact,
} from '#contract/community/facts.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { dismissReports, like, remove, report } from './facts.service.ts'
import { factById, factsPage, insertFact, reportedFactsPage } from './facts.store.ts'

export function factRoutes(app: App) {
  serve(app, listFacts, ({ db, actor, query }) => factsPage(db, query, actor.id))
  serve(app, shareFact, async ({ db, actor, body }) => {
    const factId = await insertFact(db, { ...body, personId: actor.id })
    return (await factById(db, factId, actor.id))!
  })
  serve(app, likeFact, ({ db, actor, params }) => like(db, actor.id, params.factId, true))
  serve(app, unlikeFact, ({ db, actor, params }) => like(db, actor.id, params.factId, false))
  serve(app, reportFact, ({ db, actor, params, body }) => report(db, actor.id, params.factId, body.reason))
  serve(app, deleteFact, ({ db, tools, actor, params }) => remove(db, tools, actor, params.factId))
  serve(app, listReportedFacts, ({ db, actor, query }) => reportedFactsPage(db, query, actor.id))
  serve(app, dismissFactReports, ({ db, tools, actor, params }) => dismissReports(db, tools, actor.id, params.factId))
}
