import * as contract from '#contract/projects/brief-desk.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { create, edit, setClosed } from './brief-desk.service.ts'
import { deskBriefsPage } from './brief-desk.store.ts'

export function briefDeskRoutes(app: App) {
  serve(app, contract.listBriefDesk, ({ db, query }) => deskBriefsPage(db, query))
  serve(app, contract.createBrief, ({ db, actor, body }) => create(db, actor.id, body))
  serve(app, contract.editBrief, ({ db, actor, params, body }) => edit(db, actor.id, params.briefId, body))
  serve(app, contract.closeBrief, ({ db, tools, actor, params, body }) =>
    setClosed(db, tools, actor.id, { ...params, ...body }),
  )
}
