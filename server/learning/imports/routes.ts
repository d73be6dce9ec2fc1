import { importRepository } from '#contract/learning/imports/imports.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { importFiles } from './service.ts'

export function importRoutes(app: App) {
  serve(app, importRepository, ({ db, tools, actor, params, body }) =>
    importFiles(db, tools, { personId: actor.id, ...params, ...body }),
  )
}
