import * as contract from '#contract/hiring/openings.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { companyOf } from '../companies/access.store.ts'
import { change, close, decide, write } from './service.ts'
import { deskOpenings, openingsOf } from './store.ts'

export function openingRoutes(app: App) {
  serve(app, contract.listMyOpenings, async ({ db, actor, query }) =>
    openingsOf(db, (await companyOf(db, actor)).id, query),
  )
  serve(app, contract.writeOpening, async ({ db, tools, actor, body }) =>
    write(db, tools, { actor, company: await companyOf(db, actor) }, body),
  )
  serve(app, contract.changeOpening, async ({ db, tools, actor, params, body }) =>
    change(db, tools, { company: await companyOf(db, actor) }, params.openingId, body),
  )
  serve(app, contract.closeOpening, async ({ db, tools, actor, params }) =>
    close(db, tools, { actor, company: await companyOf(db, actor) }, params.openingId),
  )
  serve(app, contract.listOpenings, ({ db, query }) => deskOpenings(db, query))
  serve(app, contract.decideOpening, ({ db, tools, actor, params, body }) =>
    decide(db, tools, actor.id, params.openingId, body),
  )
}
