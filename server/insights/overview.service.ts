import type { Db } from '#server/kit/db/db.ts'
import { memoizeWithTtl } from '#server/kit/cache/ttl-cache.ts'
import { createLruCache } from '#server/kit/cache/lru-cache.ts'
import {
  type DayEndings,
  figuresTtl,
  mergeWeeks,
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

export type Figures = { span: Span; weeks: WeekFigures; learners: number; endings: DayEndings[]; rows: number }

/** Older weeks change only when somebody deletes their account, and are slow to count in a large school. */
const olderTtlMs = 10 * 60 * 1000

/** The figures that are the same for all staff. */
export function schoolFigures() {
  const older = createLruCache<WeekFigures>(1)
  const cached = memoizeWithTtl<Figures>(figuresTtl)
  return (db: Db, span: Span): Promise<Figures> =>
    cached(span.now.getTime(), async () => {
      const [before, recent, learners, endings] = await Promise.all([
        older(`${Math.floor(span.now.getTime() / olderTtlMs)}`, () => weeksOf(db, span, span.older)),
        weeksOf(db, span, span.recent),
        countLearners(db),
        endingsByDay(db, span),
      ])
      return { span, weeks: mergeWeeks(before, recent), learners, endings, rows: rowsRead(learners, recent) }
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
