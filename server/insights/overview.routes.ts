import { getOverview, type Overview } from '#contract/insights/overview.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import type { Db } from '#server/kit/db/db.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { type Figures, schoolFigures } from './overview.service.ts'
import { type Span, spanOf, toEndings, toWeeks } from './overview.rules.ts'
import { expiringSoon, waitingForAdmins, waitingForStaff } from './overview.store.ts'

export function overviewRoutes(app: App) {
  const figuresOf = schoolFigures()

  serve(app, getOverview, async ({ db, tools, actor }): Promise<Overview> => {
    const span = spanOf(tools.clock())
    const isAdmin = mayUse(actor.role, 'admin')
    const [waiting, figures, admins] = await Promise.all([
      waitingForStaff(db, actor.id),
      figuresOf(db, span),
      isAdmin ? forAdmins(db, span) : null,
    ])
    return {
      waiting: { ...waiting, payments: null, demos: null, ...admins?.waiting },
      ...toWeeks(figures.span, figures.weeks, isAdmin),
      ...(admins
        ? { ...toPeople(figures), expiring: admins.expiring }
        : { people: null, endings: null, expiring: null }),
    }
  })
}

async function forAdmins(db: Db, span: Span) {
  const [waiting, expiring] = await Promise.all([waitingForAdmins(db), expiringSoon(db, span)])
  return { waiting, expiring }
}

function toPeople({ span, learners, endings: days }: Figures) {
  const { endings, ...people } = toEndings(span, days)
  return { people: { learners, ...people }, endings }
}
