import * as contract from '#contract/projects/brief-desk.ts'
import { getBrief, listBriefs } from '#contract/projects/briefs.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { create, edit, setClosed, show } from './briefs.service.ts'
import { deskBriefsPage, openBriefs } from './briefs.store.ts'
import { linksFor } from './submissions.routes.ts'

export function briefRoutes(app: App) {
  serve(app, listBriefs, ({ db, actor, query }) => openBriefs(db, actor.id, query))
  serve(app, getBrief, ({ db, tools, actor, params }) => show(db, actor, params.briefId, linksFor(tools, actor.id)))
  serve(app, contract.listBriefDesk, ({ db, query }) => deskBriefsPage(db, query))
  serve(app, contract.createBrief, ({ db, actor, body }) => create(db, actor.id, body))
  serve(app, contract.editBrief, ({ db, actor, params, body }) => edit(db, actor.id, params.briefId, body))
  serve(app, contract.closeBrief, ({ db, tools, actor, params, body }) =>
    setClosed(db, tools, actor.id, { ...params, ...body }),
  )
}
