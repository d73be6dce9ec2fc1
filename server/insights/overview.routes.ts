import { getOverview, type Overview } from '#contract/insights/overview.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import type { Db } from '#server/kit/db.ts'
import { serve, type App } from '#server/kit/serve.ts'
import { type Span, spanOf, toEndings, toWeeks } from './overview.rules.ts'
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

export function overviewRoutes(app: App) {
  serve(app, getOverview, async ({ db, deps, actor }): Promise<Overview> => {
    const span = spanOf(deps.clock())
    const [waiting, handIns, hoursToReview, admins] = await Promise.all([
      waitingForStaff(db, actor.id),
      handInsByWeek(db, span),
      hoursToReviewByWeek(db, span),
      mayUse(actor.role, 'admin') ? forAdmins(db, span) : notTold,
    ])
    const { payments, demos, registrations, paise, ...people } = admins
    return {
      waiting: { ...waiting, payments, demos },
      ...toWeeks(span, { registrations, handIns, hoursToReview, paise }),
      ...people,
    }
  })
}

/** Money, people and demos are not a mentor's business, so they are not even asked for. */
async function forAdmins(db: Db, span: Span) {
  const [waiting, registrations, paise, learners, days, expiring] = await Promise.all([
    waitingForAdmins(db),
    registrationsByWeek(db, span),
    paiseByWeek(db, span),
    countLearners(db),
    endingsByDay(db, span),
    expiringSoon(db, span),
  ])
  const { endings, ...people } = toEndings(span, days)
  return { ...waiting, registrations, paise, people: { learners, ...people }, endings, expiring }
}
