import { listAtRisk } from '#contract/insights/at-risk.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { atRiskPage } from './store.ts'

export function atRiskRoutes(app: App) {
  serve(app, listAtRisk, ({ db, tools, query }) => atRiskPage(db, query, tools.clock()))
}
