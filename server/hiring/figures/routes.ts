import { getHiringReport } from '#contract/hiring/report.ts'
import { getHiringFigures } from '#contract/site/hiring-figures.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { hiringFigures, hiringReport } from './store.ts'

export function hiringFigureRoutes(app: App) {
  serve(app, getHiringFigures, ({ db, tools }) => hiringFigures(db, tools.clock()))
  serve(app, getHiringReport, ({ db, tools }) => hiringReport(db, tools.clock()))
}
