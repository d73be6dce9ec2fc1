import { type ClaimFigures, getClaimFigures } from '#contract/site/claims.ts'
import { getSite } from '#contract/site/settings.ts'
import { memoizeWithTtl } from '#server/kit/cache/ttl-cache.ts'
import { notFound } from '#server/kit/errors.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { countedClaims } from './claims.rules.ts'
import { type CountFigures, readSettings, readSite } from './settings.store.ts'

const figuresTtl = 60_000

export function settingsRoutes(app: App, { countFigures }: { countFigures: CountFigures }) {
  serve(app, getSite, ({ db, tools }) => readSite(db, tools.env))
  const recentFigures = memoizeWithTtl<ClaimFigures>(() => figuresTtl)
  serve(app, getClaimFigures, async ({ db, tools }) => {
    // How many learners a school has is its own business.
    if (!tools.env.isDemo) throw notFound('This page')
    const figures = await recentFigures(Date.now(), () => countFigures(db))
    return countedClaims((await readSettings(db)).claims, figures)
  })
}
