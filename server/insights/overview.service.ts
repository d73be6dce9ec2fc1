import type { Db } from '#server/kit/db/db.ts'
import { memoizeWithTtl } from '#server/kit/cache/ttl-cache.ts'
import { createLruCache } from '#server/kit/cache/lru-cache.ts'
import {
  type DayEndings,
  joined,
  keptMsOf,
  type Range,
  rowsRead,
  type Span,
  type WeekFigures,
} from './overview.rules.ts'
import {
  countLearners,
  endingsByDay,
  submissionsByWeek,
  hoursToReviewByWeek,
  paiseByWeek,
  registrationsByWeek,
} from './overview.store.ts'

/** What is counted from many rows, with the moments between which it was. */
export type Figures = { span: Span; weeks: WeekFigures; learners: number; endings: DayEndings[]; rows: number }

/** The weeks before the last change only when somebody deletes their account; in a large school they are much to read. */
const olderKeptMs = 10 * 60 * 1000

/** The figures of the school, which are the same for whoever looks. */
export function schoolFigures() {
  const older = createLruCache<WeekFigures>(1)
  const kept = memoizeWithTtl<Figures>(keptMsOf)
  return (db: Db, span: Span): Promise<Figures> =>
    kept(span.now.getTime(), async () => {
      const [before, recent, learners, endings] = await Promise.all([
        older(`${Math.floor(span.now.getTime() / olderKeptMs)}`, () => weeksOf(db, span, span.older)),
        weeksOf(db, span, span.recent),
        countLearners(db),
        endingsByDay(db, span),
      ])
      return { span, weeks: joined(before, recent), learners, endings, rows: rowsRead(learners, recent) }
    })
}

async function weeksOf(db: Db, span: Span, range: Range): Promise<WeekFigures> {
  const [registrations, submissions, hoursToReview, paise] = await Promise.all([
    registrationsByWeek(db, span, range),
    submissionsByWeek(db, span, range),
    hoursToReviewByWeek(db, span, range),
    paiseByWeek(db, span, range),
  ])
  return { registrations, submissions, hoursToReview, paise }
}
