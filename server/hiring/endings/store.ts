import { type EndedState, endedStates, type IntroductionState } from '#contract/hiring/hiring.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, inArray, notInArray, type SQL } from '#server/kit/db/orm.ts'
import { candidates, companies, introductionEvents, introductions, openings } from '../tables.ts'

/** Those of these openings, of a learner, perhaps only with one company, or the suggestions of an opt-in. */
export type Which = { openingIds: number[] } | { personId: number; companyId?: number } | { suggestedOf: number }

function isOne(db: Db, which: Which): SQL | undefined {
  if ('openingIds' in which) return inArray(introductions.openingId, which.openingIds)
  if ('suggestedOf' in which)
    return and(eq(introductions.candidateId, which.suggestedOf), eq(introductions.state, 'suggested'))
  return and(
    eq(introductions.personId, which.personId),
    which.companyId === undefined
      ? undefined
      : inArray(
          introductions.openingId,
          db.select({ id: openings.id }).from(openings).where(eq(openings.companyId, which.companyId)),
        ),
  )
}

export type Ended = {
  introductionId: number
  before: IntroductionState
  personId: number
  companyId: number
  title: string
  companyName: string
  code: string
}

const isRunning = (db: Db, which: Which) =>
  and(isOne(db, which), notInArray(introductions.state, ['joined', ...endedStates]))

/** Locked in the order of their ids, after their learners, as every step of an introduction does. */
export async function lockRunning(db: Db, which: Which): Promise<Ended[]> {
  const learners = db.select({ id: introductions.personId }).from(introductions).where(isRunning(db, which))
  await db
    .select({ id: people.id })
    .from(people)
    .where(inArray(people.id, learners))
    .orderBy(asc(people.id))
    .for('update')
  return db
    .select({
      introductionId: introductions.id,
      before: introductions.state,
      personId: introductions.personId,
      companyId: openings.companyId,
      title: openings.title,
      companyName: companies.name,
      code: candidates.code,
    })
    .from(introductions)
    .innerJoin(openings, eq(openings.id, introductions.openingId))
    .innerJoin(companies, eq(companies.id, openings.companyId))
    .innerJoin(candidates, eq(candidates.id, introductions.candidateId))
    .where(isRunning(db, which))
    .orderBy(asc(introductions.id))
    .for('update', { of: introductions })
}

type Event = Omit<typeof introductionEvents.$inferInsert, 'introductionId'> & { state: EndedState; at: Date }

export async function markEnded(db: Db, ended: Ended[], event: Event): Promise<void> {
  if (ended.length === 0) return
  const ids = ended.map(({ introductionId }) => introductionId)
  await db
    .update(introductions)
    .set({ state: event.state, reason: '', endedAt: event.at, movedAt: event.at })
    .where(inArray(introductions.id, ids))
  await db.insert(introductionEvents).values(ids.map((introductionId) => ({ introductionId, ...event })))
}

export async function hideJoined(db: Db, which: Which, hiddenAt: Date): Promise<void> {
  await db
    .update(introductions)
    .set({ hiddenAt })
    .where(and(isOne(db, which), eq(introductions.state, 'joined')))
}
