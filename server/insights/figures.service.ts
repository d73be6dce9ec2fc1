import { type Db, longTransaction } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { lockFigures, readFigures, saveFigures, type StoredFigures } from './figures.store.ts'
import { isOld, type SchoolFigures, type Span, spanOf } from './overview.rules.ts'
import {
  countLearners,
  endingsByDay,
  hoursToReview,
  hoursToReviewByWeek,
  paiseByWeek,
  registrationsByWeek,
  submissionsByWeek,
} from './overview.store.ts'

export const figuresQueue = 'school-figures'
/** At most one waits: pages ask for it whenever they find old figures. */
export const figuresQueues = { [figuresQueue]: { policy: 'short' } } as const

/** A million reviews took more than the 15 s of a request on a busy machine. */
const maxSeconds = 300

/** Counts the figures and stores them, unless another instance has just done so. */
export async function refreshFigures(db: Db, { clock }: Pick<Tools, 'clock'>): Promise<void> {
  await longTransaction(db, maxSeconds, async (db) => {
    await lockFigures(db)
    const now = clock()
    const stored = await readFigures(db)
    if (stored && !isOld(stored, now)) return
    const start = performance.now()
    const figures = await countFigures(db, spanOf(now))
    await saveFigures(db, { figures, countedAt: now, tookMs: Math.round(performance.now() - start) })
  })
}

/** One after the other, to leave the other connections and cores to the pages. */
async function countFigures(db: Db, span: Span): Promise<SchoolFigures> {
  return {
    weeks: {
      registrations: await registrationsByWeek(db, span),
      submissions: await submissionsByWeek(db, span),
      hoursToReview: await hoursToReviewByWeek(db, span),
      paise: await paiseByWeek(db, span),
    },
    learners: await countLearners(db),
    endings: await endingsByDay(db, span),
    hoursToReview: await hoursToReview(db, span),
  }
}

/** What is stored, at once. Old figures are counted again in the background. */
export async function figuresFor(
  db: Db,
  { jobs, clock }: Pick<Tools, 'jobs' | 'clock'>,
): Promise<StoredFigures | null> {
  const stored = await readFigures(db)
  if (!stored || isOld(stored, clock())) await jobs.add(db, figuresQueue, {})
  return stored
}
