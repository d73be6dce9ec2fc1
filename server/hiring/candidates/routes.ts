import * as contract from '#contract/hiring/candidates.ts'
import * as pool from '#contract/hiring/pool.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { companyOf } from '../companies/access.store.ts'
import { preview, redactedWork, search, view, viewWork } from './pool.service.ts'
import { block, myCandidate, optIn, unblock, withdraw } from './service.ts'

export function candidateRoutes(app: App) {
  serve(app, contract.getMyCandidate, ({ db, tools, actor }) => myCandidate(db, tools, actor))
  serve(app, contract.saveMyCandidate, ({ db, tools, actor, body }) => optIn(db, tools, actor, body))
  serve(app, contract.withdrawMyCandidate, ({ db, tools, actor }) => withdraw(db, tools, actor.id))
  serve(app, contract.blockCompany, ({ db, tools, actor, body }) => block(db, tools, actor.id, body.companyId))
  serve(app, contract.unblockCompany, ({ db, actor, params }) => unblock(db, actor.id, params.companyId))
  serve(app, pool.previewCandidate, ({ db, actor, body }) => preview(db, actor.id, body))
  serve(app, pool.previewCandidateWork, ({ db, tools, actor, params }) => redactedWork(db, tools, actor.id, params))
  poolRoutes(app)
}

/** What companies see. */
function poolRoutes(app: App) {
  serve(app, pool.findCandidates, async ({ db, tools, actor, query }) =>
    search(db, tools, { company: await companyOf(db, actor) }, query),
  )
  serve(app, pool.getCandidate, async ({ db, tools, actor, params }) =>
    view(db, tools, { id: actor.id, company: await companyOf(db, actor) }, params.code),
  )
  serve(app, pool.getCandidateWork, async ({ db, tools, actor, params }) =>
    viewWork(db, tools, { id: actor.id, company: await companyOf(db, actor) }, params),
  )
}
