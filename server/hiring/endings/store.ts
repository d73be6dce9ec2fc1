import { type EndedState, endedStates, type IntroductionState } from '#contract/hiring/hiring.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, inArray, isNull, notInArray, or, type SQL } from '#server/kit/db/orm.ts'
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

/** What runs; with jobs, also those whose company still sees the learner. */
const isAffected = (db: Db, which: Which, withJobs: boolean) => {
  const runs = notInArray(introductions.state, ['joined', ...endedStates])
  const isOpenJob = and(eq(introductions.state, 'joined'), isNull(introductions.hiddenAt))
  return and(isOne(db, which), withJobs ? or(runs, isOpenJob) : runs)
}

/** Locked in the order of their ids, after their learners, as every step of an introduction does. */
export async function lockAffected(db: Db, which: Which, withJobs: boolean): Promise<Ended[]> {
  const isMeant = isAffected(db, which, withJobs)
  const learners = db.select({ id: introductions.personId }).from(introductions).where(isMeant)
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
    .where(isMeant)
    .orderBy(asc(introductions.id))
    .for('update', { of: introductions })
}

type Event = Omit<typeof introductionEvents.$inferInsert, 'introductionId' | 'state'> & { at: Date }

export async function markEnded(db: Db, ended: Ended[], state: EndedState, event: Event): Promise<void> {
  if (ended.length === 0) return
  await db
    .update(introductions)
    .set({ state, reason: '', endedAt: event.at, movedAt: event.at })
    .where(inArray(introductions.id, idsOf(ended)))
  await insertEvents(db, ended, { ...event, state })
}

/** It stays a job, which the figures count. */
export async function markHidden(db: Db, jobs: Ended[], event: Event): Promise<void> {
  if (jobs.length === 0) return
  await db
    .update(introductions)
    .set({ hiddenAt: event.at })
    .where(inArray(introductions.id, idsOf(jobs)))
  await insertEvents(db, jobs, { ...event, state: 'joined' })
}

const idsOf = (ended: Ended[]): number[] => ended.map(({ introductionId }) => introductionId)

const insertEvents = (db: Db, ended: Ended[], event: Event & { state: IntroductionState }) =>
  db.insert(introductionEvents).values(idsOf(ended).map((introductionId) => ({ introductionId, ...event })))
