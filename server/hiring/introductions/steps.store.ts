import type { IntroductionState } from '#contract/hiring/hiring.ts'
import type { EventSide } from '#contract/hiring/introductions.ts'
import { lockPersonRow } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, lte, sql } from '#server/kit/db/orm.ts'
import { candidates, companies, introductionEvents, introductions, openings } from '../tables.ts'
import type { IntroductionRow } from './rules.ts'

/** Who did the last thing. */
export const lastSide = sql<EventSide | null>`(
  select side from ${introductionEvents} where introduction_id = introductions.id order by id desc limit 1)`

/** Whether the company has known who this learner is, perhaps from another opening. */
export const hasKnown = sql<boolean>`exists (
  select 1 from ${introductions} known join ${openings} theirs on theirs.id = known.opening_id
  where known.person_id = introductions.person_id and theirs.company_id = openings.company_id
    and known.thread_id is not null)`

/** Stays as it is until the transaction ends. */
export async function lockOwnOpening(db: Db, companyId: number, openingId: number) {
  const [row = null] = await db
    .select()
    .from(openings)
    .where(and(eq(openings.id, openingId), eq(openings.companyId, companyId)))
    .for('share')
  return row
}

export async function personWithCode(db: Db, code: string): Promise<number | null> {
  const [row] = await db.select({ personId: candidates.personId }).from(candidates).where(eq(candidates.code, code))
  return row?.personId ?? null
}

/** Of this opening and learner, oldest first. */
export const earlierOf = (db: Db, openingId: number, personId: number) =>
  db
    .select({
      id: introductions.id,
      state: introductions.state,
      candidateId: introductions.candidateId,
      requestedAt: introductions.requestedAt,
      endedAt: introductions.endedAt,
      by: lastSide,
    })
    .from(introductions)
    .where(and(eq(introductions.openingId, openingId), eq(introductions.personId, personId)))
    .orderBy(asc(introductions.id))

export async function insertIntroduction(db: Db, values: typeof introductions.$inferInsert): Promise<number> {
  const [row] = await db.insert(introductions).values(values).returning({ id: introductions.id })
  return row!.id
}

const learnerOf = async (db: Db, introductionId: number): Promise<number | null> => {
  const [row] = await db
    .select({ personId: introductions.personId })
    .from(introductions)
    .where(eq(introductions.id, introductionId))
  return row?.personId ?? null
}

/** With what its notifications name. The learner is locked first, as withdrawals and blocks do. */
export async function lockIntroduction(db: Db, introductionId: number) {
  const personId = await learnerOf(db, introductionId)
  if (personId !== null) await lockPersonRow(db, personId)
  const [row = null] = await db
    .select({
      introduction: introductions,
      title: openings.title,
      company: companies,
      code: candidates.code,
      person: people,
    })
    .from(introductions)
    .innerJoin(people, eq(people.id, introductions.personId))
    .innerJoin(openings, eq(openings.id, introductions.openingId))
    .innerJoin(companies, eq(companies.id, openings.companyId))
    .innerJoin(candidates, eq(candidates.id, introductions.candidateId))
    .where(eq(introductions.id, introductionId))
    .for('update', { of: introductions })
  return row
}
export type Locked = NonNullable<Awaited<ReturnType<typeof lockIntroduction>>>

/** Requests whose time is over, the oldest first. */
export const unansweredRequests = (db: Db, now: Date) =>
  db
    .select({ id: introductions.id })
    .from(introductions)
    .where(and(eq(introductions.state, 'requested'), lte(introductions.answerBy, now)))
    .orderBy(asc(introductions.answerBy))

type Step = {
  changes: Partial<IntroductionRow>
  side: (typeof introductionEvents.$inferInsert)['side']
  actorId: number | null
  what: string
  at: Date
}

/** Changes it and writes down who did what. */
export async function recordStep(db: Db, introduction: { id: number; state: IntroductionState }, step: Step) {
  const { changes, at, ...event } = step
  await db
    .update(introductions)
    .set({ ...changes, movedAt: at })
    .where(eq(introductions.id, introduction.id))
  const state = changes.state ?? introduction.state
  await db.insert(introductionEvents).values({ introductionId: introduction.id, at, state, ...event })
}
