import { type Db, longTransaction } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { countAtRisk } from './at-risk/store.ts'
import { lockFigures, notifyStaff, readFigures, saveFigures, type StoredFigures } from './figures.store.ts'
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

/** Figures that are counted in the background and stored under a name. */
export type FiguresKind<Figures extends object> = {
  name: string
  queue: string
  job: object
  count: (db: Db, now: Date) => Promise<Figures>
  /** They aren’t counted again before this time; a second if it is left out. */
  minAgeMs?: number
  /** Open pages load them again when they changed. */
  isLive?: true
}

export const overviewFigures: FiguresKind<SchoolFigures> = {
  name: 'overview',
  queue: figuresQueue,
  job: {},
  count: (db, now) => countFigures(db, spanOf(now)),
  isLive: true,
}

/** Counts the figures and stores them, unless another instance has just done so. */
export async function refreshFigures<Figures extends object>(
  db: Db,
  { clock }: Pick<Tools, 'clock'>,
  { name, count, minAgeMs, isLive }: FiguresKind<Figures>,
): Promise<void> {
  await longTransaction(db, maxSeconds, async (db) => {
    await lockFigures(db, name)
    const now = clock()
    const stored = await readFigures<Figures>(db, name)
    if (stored && !isOld(stored, now, minAgeMs)) return
    const start = performance.now()
    const figures = await count(db, now)
    const tookMs = Math.round(performance.now() - start)
    const isChanged = await saveFigures(db, name, { figures, countedAt: now, tookMs })
    if (isChanged && isLive) await notifyStaff(db)
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
    ...(await countLearners(db, span)),
    endings: await endingsByDay(db, span),
    hoursToReview: await hoursToReview(db, span),
    atRisk: await countAtRisk(db, span.now),
  }
}

/** What is stored, at once. Old figures are counted again in the background. */
export async function figuresFor<Figures extends object>(
  db: Db,
  { jobs, clock }: Pick<Tools, 'jobs' | 'clock'>,
  { name, queue, job, minAgeMs }: FiguresKind<Figures>,
): Promise<StoredFigures<Figures> | null> {
  const stored = await readFigures<Figures>(db, name)
  if (!stored || isOld(stored, clock(), minAgeMs)) await jobs.add(db, queue, job)
  return stored
}
