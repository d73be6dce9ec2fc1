import * as contract from '#contract/hiring/company.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { accept, inviteOne, removeOne, save } from './service.ts'
import { myCompany } from './store.ts'

export function companyRoutes(app: App) {
  serve(app, contract.getMyCompany, ({ db, actor }) => myCompany(db, actor))
  serve(app, contract.acceptCompanyTerms, ({ db, tools, actor, body }) => accept(db, tools, actor, body.version))
  serve(app, contract.saveMyCompany, ({ db, actor, body }) => save(db, actor, body))
  serve(app, contract.inviteColleague, ({ db, tools, actor, body, setMessage }) => {
    setMessage('Invitation sent')
    return inviteOne(db, tools, actor, body)
  })
  serve(app, contract.removeColleague, ({ db, actor, params }) => removeOne(db, actor, params.userId))
}
