import { listTeam } from '#contract/site/team.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { wholeTeam } from './team.store.ts'

export function teamRoutes(app: App) {
  serve(app, listTeam, ({ db }) => wholeTeam(db))
}
