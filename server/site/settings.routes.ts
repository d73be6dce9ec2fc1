import { getSite } from '#contract/site/settings.ts'
import type { ClaimFigures } from '#contract/site/claims.ts'
import { memoizeWithTtl } from '#server/kit/cache/ttl-cache.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { type CountFigures, readSite } from './settings.store.ts'

/** Only a demo shows them; every page of it asks for the site. */
const figuresTtl = 60_000

export function settingsRoutes(app: App, { countFigures }: { countFigures: CountFigures }) {
  const recent = memoizeWithTtl<ClaimFigures>(() => figuresTtl)
  const recentFigures: CountFigures = (db) => recent(Date.now(), () => countFigures(db))
  serve(app, getSite, ({ db, tools }) => readSite(db, tools.env, recentFigures))
}
