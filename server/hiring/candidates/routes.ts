import * as contract from '#contract/hiring/candidates.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { block, myCandidate, optIn, unblock, withdraw } from './service.ts'

export function candidateRoutes(app: App) {
  serve(app, contract.getMyCandidate, ({ db, tools, actor }) => myCandidate(db, tools, actor))
  serve(app, contract.saveMyCandidate, ({ db, tools, actor, body }) => optIn(db, tools, actor, body))
  serve(app, contract.withdrawMyCandidate, ({ db, tools, actor }) => withdraw(db, tools, actor.id))
  serve(app, contract.blockCompany, ({ db, tools, actor, body }) => block(db, tools, actor.id, body.companyId))
  serve(app, contract.unblockCompany, ({ db, actor, params }) => unblock(db, actor.id, params.companyId))
}
