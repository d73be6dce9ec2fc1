import * as contract from '#contract/hiring/company-desk.ts'
import { closeCompanyReport, listCompanyReports } from '#contract/hiring/reports.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { reportsPage } from './reports.store.ts'
import { change, closeReport, invite, inviteMember, resume, suspend } from './service.ts'
import { companyDetails, deskCompanies } from './store.ts'

export function companyDeskRoutes(app: App) {
  serve(app, contract.listCompanies, ({ db, query }) => deskCompanies(db, query))
  serve(app, contract.getCompany, ({ db, params }) => companyDetails(db, params.companyId))
  serve(app, contract.inviteCompany, ({ db, tools, actor, body, setMessage }) => {
    setMessage('Invitation sent')
    return invite(db, tools, actor.id, body)
  })
  serve(app, contract.inviteCompanyMember, ({ db, tools, actor, params, body, setMessage }) => {
    setMessage('Invitation sent')
    return inviteMember(db, tools, { actorId: actor.id, ...params }, body)
  })
  serve(app, contract.changeCompany, ({ db, actor, params, body }) =>
    change(db, { actorId: actor.id, ...params }, body),
  )
  serve(app, contract.suspendCompany, ({ db, tools, actor, params, body }) =>
    suspend(db, tools, { actorId: actor.id, ...params }, body.reason),
  )
  serve(app, listCompanyReports, ({ db, query }) => reportsPage(db, query))
  serve(app, closeCompanyReport, ({ db, tools, actor, params, body }) =>
    closeReport(db, tools, actor.id, params.reportId, body.answer),
  )
  serve(app, contract.resumeCompany, ({ db, tools, actor, params }) =>
    resume(db, tools, { actorId: actor.id, ...params }),
  )
}
