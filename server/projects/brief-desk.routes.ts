import * as contract from '#contract/projects/brief-desk.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { close, create, edit } from './brief-desk.service.ts'
import { deskBriefsPage } from './brief-desk.store.ts'

export function briefDeskRoutes(app: App) {
  serve(app, contract.listBriefDesk, ({ db, query }) => deskBriefsPage(db, query))
  serve(app, contract.createBrief, ({ db, actor, body }) => create(db, actor.id, body))
  serve(app, contract.editBrief, ({ db, actor, params, body }) => edit(db, actor.id, params.briefId, body))
  serve(app, contract.closeBrief, ({ deps, actor, params, body }) =>
    close(deps, actor.id, { ...params, isClosed: body.isClosed }),
  )
}
