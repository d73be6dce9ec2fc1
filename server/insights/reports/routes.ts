import { getReport } from '#contract/insights/reports.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { report } from './service.ts'

export function reportRoutes(app: App) {
  serve(app, getReport, ({ db, tools, query }) => report(db, tools, query))
}
