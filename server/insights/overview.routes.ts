import { getOverview, type Overview } from '#contract/insights/overview.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import type { Db } from '#server/kit/db.ts'
import { keepLast } from '#server/kit/keep-last.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { joined, type Span, spanOf, toEndings, toWeeks, type WeekFigures } from './overview.rules.ts'
import {
  countLearners,
  endingsByDay,
  expiringSoon,
  handInsByWeek,
  hoursToReviewByWeek,
  paiseByWeek,
  registrationsByWeek,
  waitingForAdmins,
  waitingForStaff,
} from './overview.store.ts'

const notTold = {
  payments: null,
  demos: null,
  registrations: null,
  paise: null,
  people: null,
  endings: null,
  expiring: null,
}

/** The weeks before the last change only when somebody deletes their account; in a large school they are much to read. */
const olderKeptMs = 10 * 60 * 1000

export function overviewRoutes(app: App) {
  const kept = keepLast<WeekFigures>(1)
  const olderWeeks = (db: Db, span: Span) =>
    kept(`${Math.floor(span.now.getTime() / olderKeptMs)}`, () => readOlder(db, span))

  serve(app, getOverview, async ({ db, deps, actor }): Promise<Overview> => {
    const span = spanOf(deps.clock())
    const [waiting, older, handIns, hoursToReview, admins] = await Promise.all([
      waitingForStaff(db, actor.id),
      olderWeeks(db, span),
      handInsByWeek(db, span, span.recent),
      hoursToReviewByWeek(db, span, span.recent),
      mayUse(actor.role, 'admin') ? forAdmins(db, span) : notTold,
    ])
    const { payments, demos, registrations, paise, ...people } = admins
    return {
      waiting: { ...waiting, payments, demos },
      ...toWeeks(span, joined(older, { registrations, handIns, hoursToReview, paise })),
      ...people,
    }
  })
}

async function readOlder(db: Db, span: Span): Promise<WeekFigures> {
  const [registrations, handIns, hoursToReview, paise] = await Promise.all([
    registrationsByWeek(db, span, span.older),
    handInsByWeek(db, span, span.older),
    hoursToReviewByWeek(db, span, span.older),
    paiseByWeek(db, span, span.older),
  ])
  return { registrations, handIns, hoursToReview, paise }
}

/** Money, people and demos are not a mentor's business. */
async function forAdmins(db: Db, span: Span) {
  const [waiting, registrations, paise, learners, days, expiring] = await Promise.all([
    waitingForAdmins(db),
    registrationsByWeek(db, span, span.recent),
    paiseByWeek(db, span, span.recent),
    countLearners(db),
    endingsByDay(db, span),
    expiringSoon(db, span),
  ])
  const { endings, ...people } = toEndings(span, days)
  return { ...waiting, registrations, paise, people: { learners, ...people }, endings, expiring }
}
