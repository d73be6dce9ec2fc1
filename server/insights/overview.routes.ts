import { getOverview, type Overview } from '#contract/insights/overview.ts'
import { mayUse, type Permission, type Standing } from '#contract/kit/access.ts'
import type { Db } from '#server/kit/db/db.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { figuresFor, overviewFigures } from './figures.service.ts'
import type { StoredFigures } from './figures.store.ts'
import { type SchoolFigures, type Sight, spanOf, toEndings, toWeeks } from './overview.rules.ts'
import { expiringRead } from './overview.store.ts'
import {
  createLongLists,
  type LongLists,
  needsOffice,
  waitingForOffice,
  waitingForStaff,
  waitingNeeds,
} from './waiting.store.ts'

export function overviewRoutes(app: App, workFor: WorkFor) {
  serve(app, getOverview, async ({ db, tools, actor }): Promise<Overview> => {
    const sight = { seesPeople: mayUse(actor, 'people:see'), seesPayments: mayUse(actor, 'payments:see') }
    const [work, stored, expiring] = await Promise.all([
      workFor(db, actor, tools.clock()),
      figuresFor(db, tools, overviewFigures),
      sight.seesPeople ? expiringRead(db, spanOf(tools.clock())) : null,
    ])
    return { ...work, figures: stored && toFigures(stored, sight), expiring }
  })
}

type Reader = Standing & { id: number }
type Work = Omit<Overview, 'figures' | 'expiring'>
type WorkFor = (db: Db, reader: Reader, now: Date) => Promise<Work>
/** For reading it together with the rest of the frame. */
type NeedsOf = (reader: Reader, now: Date) => ReturnType<typeof waitingNeeds>

/** The work that is waiting for a member of staff. Remembers long lists for each. */
export function createWork(): { workFor: WorkFor; needsOf: NeedsOf } {
  const longListsOf = new Map<string, LongLists>()
  const counterOf = ({ id, role, adjustments }: Reader) => {
    const key = JSON.stringify([id, role, adjustments])
    const longLists = longListsOf.get(key) ?? createLongLists()
    longListsOf.set(key, longLists)
    return { id, role, adjustments, longLists }
  }
  return {
    needsOf: (reader, now) => waitingNeeds(counterOf(reader), now),
    workFor: async (db, reader, now) => {
      const counter = counterOf(reader)
      const [{ waiting, ...promises }, { unclosedDay, ...more }] = await Promise.all([
        waitingForStaff(db, counter, now),
        needsOffice(reader)
          ? waitingForOffice(db, counter, now)
          : { payments: null, demos: null, leads: null, introductions: null, unclosedDay: null },
      ])
      return {
        waiting: seenBy(reader, { ...waiting, ...more }),
        ...promises,
        unclosedDay: mayUse(reader, 'payments:see') ? unclosedDay : null,
      }
    },
  }
}

const permissions: Record<keyof Overview['waiting'], Permission> = {
  reviews: 'reviews:see',
  secondOpinions: 'reviews:see',
  questions: 'reviews:see',
  support: 'support:see',
  projects: 'reviews:see',
  ideas: 'reviews:see',
  bugs: 'boards:see',
  requests: 'boards:see',
  facts: 'boards:see',
  companies: 'jobs:see',
  openings: 'jobs:see',
  companyReports: 'jobs:see',
  payments: 'payments:see',
  demos: 'people:see',
  leads: 'people:act',
  introductions: 'jobs:see',
}

const seenBy = (reader: Reader, waiting: Overview['waiting']): Overview['waiting'] => {
  const shown = { ...waiting }
  for (const [what, permission] of Object.entries(permissions))
    if (!mayUse(reader, permission)) shown[what as keyof typeof shown] = null
  return shown
}

/** As of the moment they were counted, so that weeks and days match the counts. */
function toFigures({ figures, countedAt }: StoredFigures<SchoolFigures>, sight: Sight): Overview['figures'] {
  const span = spanOf(countedAt)
  const { endings, ...people } = toEndings(span, figures.endings)
  return {
    asOf: countedAt.toISOString(),
    ...toWeeks(span, figures.weeks, sight),
    people: sight.seesPeople ? { learners: figures.learners, ...people } : null,
    endings: sight.seesPeople ? endings : null,
    // Figures of an older version don't have it.
    atRisk: sight.seesPeople ? (figures.atRisk ?? []) : null,
  }
}
