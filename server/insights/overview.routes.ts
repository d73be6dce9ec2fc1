import { getOverview, type Overview } from '#contract/insights/overview.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import type { Actor } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { figuresFor, overviewFigures } from './figures.service.ts'
import type { StoredFigures } from './figures.store.ts'
import { type SchoolFigures, spanOf, toEndings, toWeeks } from './overview.rules.ts'
import { expiringRead } from './overview.store.ts'
import { createLongLists, type LongLists, waitingForAdmins, waitingForStaff, waitingNeeds } from './waiting.store.ts'

export function overviewRoutes(app: App, workFor: WorkFor) {
  serve(app, getOverview, async ({ db, tools, actor }): Promise<Overview> => {
    const isAdmin = mayUse(actor.role, 'admin')
    const [work, stored, expiring] = await Promise.all([
      workFor(db, actor, tools.clock()),
      figuresFor(db, tools, overviewFigures),
      isAdmin ? expiringRead(db, spanOf(tools.clock())) : null,
    ])
    return { ...work, figures: stored && toFigures(stored, isAdmin), expiring }
  })
}

type Reader = Pick<Actor, 'id' | 'role'>
type Work = Omit<Overview, 'figures' | 'expiring'>
type WorkFor = (db: Db, reader: Reader, now: Date) => Promise<Work>
/** For reading it together with the rest of the frame. */
type NeedsOf = (reader: Reader, now: Date) => ReturnType<typeof waitingNeeds>

/** The work that is waiting for a member of staff. Remembers long lists for each. */
export function createWork(): { workFor: WorkFor; needsOf: NeedsOf } {
  const longListsOf = new Map<string, LongLists>()
  const counterOf = ({ id, role }: Reader) => {
    const key = `${id} ${role}`
    const longLists = longListsOf.get(key) ?? createLongLists()
    longListsOf.set(key, longLists)
    return { id, isAdmin: mayUse(role, 'admin'), longLists }
  }
  return {
    needsOf: (reader, now) => waitingNeeds(counterOf(reader), now),
    workFor: async (db, reader, now) => {
      const counter = counterOf(reader)
      const [{ waiting, ...promises }, { unclosedDay, ...more }] = await Promise.all([
        waitingForStaff(db, counter, now),
        counter.isAdmin ? waitingForAdmins(db, counter, now) : { payments: null, demos: null, unclosedDay: null },
      ])
      return { waiting: { ...waiting, ...more }, ...promises, unclosedDay }
    },
  }
}

/** As of the moment they were counted, so that weeks and days match the counts. */
function toFigures({ figures, countedAt }: StoredFigures<SchoolFigures>, isAdmin: boolean): Overview['figures'] {
  const span = spanOf(countedAt)
  const { endings, ...people } = toEndings(span, figures.endings)
  return {
    asOf: countedAt.toISOString(),
    ...toWeeks(span, figures.weeks, isAdmin),
    people: isAdmin ? { learners: figures.learners, ...people } : null,
    endings: isAdmin ? endings : null,
    // Figures of an older version don't have it.
    atRisk: isAdmin ? (figures.atRisk ?? []) : null,
  }
}
