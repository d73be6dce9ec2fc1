import * as contract from '#contract/mentoring/pay.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { correct, pay, payOf, setRate, statement, statementOfMentor } from './service.ts'
import { allRates } from './store.ts'

export function payRoutes(app: App) {
  serve(app, contract.listMentorPay, ({ db, tools, query }) => payOf(db, tools.clock(), query.month))
  serve(app, contract.getMentorPay, ({ db, tools, params, query }) =>
    statementOfMentor(db, tools.clock(), params.userId, query.month),
  )
  serve(app, contract.getMyPay, ({ db, tools, actor, query }) => statement(db, tools.clock(), actor.id, query.month))
  serve(app, contract.listPayRates, ({ db }) => allRates(db))
  serve(app, contract.setPayRate, async ({ db, tools, actor, body }) => {
    await setRate(db, body, { actorId: actor.id, now: tools.clock() })
    return allRates(db)
  })
  serve(app, contract.payMentor, async ({ db, tools, actor, params: { userId }, body }) => {
    const { month, rupees: seenRupees, reference } = body
    const now = tools.clock()
    await pay(db, { personId: userId, month, seenRupees, reference }, { actorId: actor.id, now })
    return statementOfMentor(db, now, userId, month)
  })
  serve(app, contract.correctPay, async ({ db, tools, actor, params: { userId }, body }) => {
    const now = tools.clock()
    await correct(db, { personId: userId, ...body }, { actorId: actor.id, now })
    return statementOfMentor(db, now, userId, body.month)
  })
}
