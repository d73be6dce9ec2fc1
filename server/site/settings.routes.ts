import { getSite } from '#contract/site/settings.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { type CountFigures, readSite } from './settings.store.ts'

export function settingsRoutes(app: App, { countFigures }: { countFigures: CountFigures }) {
  serve(app, getSite, ({ db, tools }) => readSite(db, tools.env, countFigures))
}
