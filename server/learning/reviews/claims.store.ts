import { and, eq, isNull, lte, ne, or, type Placeholder, type SQL, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { afterInQueue, firstPromised, waitingFor } from './lists.store.ts'
import { nameOfPerson } from './store.ts'
import { solutions } from '../tables.ts'

const { id, claimedBy, claimedUntil, courseId, suggestedFor } = solutions

/** The SQL of `assertReviewable`. */
const isClaimable = (mentorId: number | Placeholder, now: Date | SQL) =>
  and(waitingFor(mentorId), or(isNull(claimedUntil), lte(claimedUntil, now), eq(claimedBy, mentorId)))

const given = sql.placeholder
const timeGiven = (name: string) => sql`${sql.param(given(name), claimedUntil)}`

const claiming = prepared((db) =>
  db
    .update(solutions)
    .set({ claimedBy: sql`${given('mentorId')}`, claimedUntil: timeGiven('until') })
    .where(and(eq(id, given('solutionId')), isClaimable(given('mentorId'), timeGiven('now'))))
    .returning({ mentor: nameOfPerson<string>(claimedBy) })
    .prepare('claim_solution'),
)

export type NewClaim = { solutionId: number; mentorId: number; now: Date; until: Date }

/** Returns the name of the mentor, or null if this mentor can't claim the attempt now. */
export async function setClaim(db: Db, claim: NewClaim): Promise<string | null> {
  const [row] = await claiming(db).execute(claim)
  return row?.mentor ?? null
}

/** Clears only this mentor's claim. Returns whether the attempt exists. */
export async function clearClaim(db: Db, solutionId: number, mentorId: number): Promise<boolean> {
  const found = await db.select({ id }).from(solutions).where(eq(id, solutionId))
  await db
    .update(solutions)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(id, solutionId), eq(claimedBy, mentorId)))
  return found.length > 0
}

export type ClaimSearch = { mentorId: number; courseId?: number | undefined; now: Date; until: Date }

/** The first one suggested to this mentor, else the first one. Returns its id, or null if there is none. */
export const claimEarliest = async (db: Db, search: ClaimSearch) =>
  (await claimFirst(db, search, eq(suggestedFor, search.mentorId))) ?? (await claimFirst(db, search))

/** Claims the attempt after the skipped one, else the first other one. */
export const claimAfter = async (db: Db, search: ClaimSearch, skipped: number) =>
  (await claimFirst(db, search, and(afterInQueue(skipped), eq(suggestedFor, search.mentorId)))) ??
  (await claimFirst(db, search, afterInQueue(skipped))) ??
  (await claimFirst(db, search, ne(id, skipped)))

/** Skips rows that another mentor is claiming right now, so that everybody gets a different attempt. */
async function claimFirst(
  db: Db,
  { mentorId, until, now, ...search }: ClaimSearch,
  where?: SQL,
): Promise<number | null> {
  const earliest = db
    .select({ id })
    .from(solutions)
    .where(
      and(isClaimable(mentorId, now), search.courseId === undefined ? undefined : eq(courseId, search.courseId), where),
    )
    .orderBy(...firstPromised)
    .limit(1)
    .for('update', { skipLocked: true })
  // With `=` the subquery runs once and locks one row; with `in` it might lock more.
  const [claimed] = await db
    .update(solutions)
    .set({ claimedBy: mentorId, claimedUntil: until })
    .where(sql`${id} = (${earliest})`)
    .returning({ id })
  return claimed?.id ?? null
}
