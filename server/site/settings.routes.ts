import { getSite } from '#contract/site/settings.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { readSite } from './settings.store.ts'

export function settingsRoutes(app: App) {
  serve(app, getSite, ({ db, tools }) => readSite(db, tools.env))
}
