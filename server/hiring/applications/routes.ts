import * as contract from '#contract/hiring/applications.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { apply, confirm, decide } from './service.ts'

export function companyApplicationRoutes(app: App) {
  serve(app, contract.applyAsCompany, ({ db, tools, body, setMessage }) => {
    setMessage('Check your email to confirm your address')
    return apply(db, tools, body)
  })
  serve(app, contract.confirmCompany, ({ db, tools, body }) => confirm(db, tools, body.token))
  serve(app, contract.decideCompany, ({ db, tools, actor, params, body }) =>
    decide(db, tools, { actorId: actor.id, ...params }, body),
  )
}
