import { getBrief, listBriefs } from '#contract/projects/briefs.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { show } from './briefs.service.ts'
import { openBriefs } from './briefs.store.ts'
import { linksFor } from './submissions.routes.ts'

export function briefRoutes(app: App) {
  serve(app, listBriefs, ({ db, actor, query }) => openBriefs(db, actor.id, query))
  serve(app, getBrief, ({ db, tools, actor, params }) => show(db, actor, params.briefId, linksFor(tools, actor.id)))
}
