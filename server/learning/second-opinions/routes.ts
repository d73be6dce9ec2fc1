import { dayMs } from '#contract/kit/durations.ts'
import * as contract from '#contract/learning/second-opinions.ts'
import { memoizeWithTtl, ttlOfCounts } from '#server/kit/cache/ttl-cache.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { linksFor } from '../file-links.ts'
import { appeal, claim, decide, release, showBlind, withdraw } from './service.ts'
import { type Agreement, agreementSince, waitingOpinions } from './store.ts'

const agreementDays = 90

export function secondOpinionRoutes(app: App) {
  serve(app, contract.askForSecondOpinion, ({ db, tools, actor, params, body }) =>
    appeal(db, tools, actor.id, params.solutionId, body.reason),
  )
  serve(app, contract.withdrawAppeal, ({ db, actor, params }) => withdraw(db, actor.id, params.solutionId))
  serve(app, contract.listSecondOpinions, ({ db, tools, actor, query }) =>
    waitingOpinions(db, actor.id, query, tools.clock()),
  )
  const recent = memoizeWithTtl<Agreement>(({ courses }) => ttlOfCounts(courses.map(({ reviewed }) => reviewed)))
  serve(app, contract.getAgreement, ({ db, tools }) => {
    const now = tools.clock().getTime()
    return recent(now, () => agreementSince(db, new Date(now - agreementDays * dayMs)))
  })
  serve(app, contract.getSecondOpinion, ({ db, tools, actor, params }) =>
    showBlind(db, tools, actor, params.opinionId, linksFor(tools, actor.id)),
  )
  serve(app, contract.claimSecondOpinion, ({ db, tools, actor, params }) =>
    claim(db, tools, actor.id, params.opinionId),
  )
  serve(app, contract.releaseSecondOpinion, ({ db, actor, params }) => release(db, actor.id, params.opinionId))
  serve(app, contract.giveSecondOpinion, ({ db, tools, actor, params, body }) =>
    decide(db, tools, actor.id, params.opinionId, body),
  )
}
