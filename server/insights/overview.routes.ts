import { getOverview, type Overview } from '#contract/insights/overview.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import type { Db } from '#server/kit/db/db.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { figuresFor } from './figures.service.ts'
import type { StoredFigures } from './figures.store.ts'
import { spanOf, toEndings, toWeeks } from './overview.rules.ts'
import { expiringSoon, waitingForAdmins, waitingForStaff } from './overview.store.ts'

export function overviewRoutes(app: App) {
  serve(app, getOverview, async ({ db, tools, actor }): Promise<Overview> => {
    const isAdmin = mayUse(actor.role, 'admin')
    const [waiting, stored, admins] = await Promise.all([
      waitingForStaff(db, actor.id),
      figuresFor(db, tools),
      isAdmin ? forAdmins(db, tools.clock()) : null,
    ])
    return {
      waiting: { ...waiting, payments: null, demos: null, ...admins?.waiting },
      figures: stored && toFigures(stored, isAdmin),
      expiring: admins && admins.expiring,
    }
  })
}

async function forAdmins(db: Db, now: Date) {
  const [waiting, expiring] = await Promise.all([waitingForAdmins(db), expiringSoon(db, spanOf(now))])
  return { waiting, expiring }
}

/** As of the moment they were counted, so that weeks and days match the counts. */
function toFigures({ figures, countedAt }: StoredFigures, isAdmin: boolean): Overview['figures'] {
  const span = spanOf(countedAt)
  const { endings, ...people } = toEndings(span, figures.endings)
  return {
    asOf: countedAt.toISOString(),
    ...toWeeks(span, figures.weeks, isAdmin),
    people: isAdmin ? { learners: figures.learners, ...people } : null,
    endings: isAdmin ? endings : null,
  }
}
