import { and, eq, isNull, lte, ne, or, type SQL, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { behind, oldestFirst, waitingFor } from './lists.store.ts'
import { solutions } from '../tables.ts'

const { id, claimedBy, claimedUntil, courseId } = solutions

export async function setClaim(db: Db, solutionId: number, mentorId: number, until: Date): Promise<void> {
  await db.update(solutions).set({ claimedBy: mentorId, claimedUntil: until }).where(eq(id, solutionId))
}

/** Frees the attempt if this mentor is on it; another's claim stays. Answers whether there is such an attempt. */
export async function clearClaim(db: Db, solutionId: number, mentorId: number): Promise<boolean> {
  const found = await db.select({ id }).from(solutions).where(eq(id, solutionId))
  await db
    .update(solutions)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(id, solutionId), eq(claimedBy, mentorId)))
  return found.length > 0
}

export type Wanted = { mentorId: number; courseId?: number | undefined; now: Date; until: Date }

/** Takes the oldest attempt that nobody else is on. Answers its id, or null when there is none. */
export const takeOldest = (db: Db, wanted: Wanted) => take(db, wanted)

/** The same, past one attempt: what waits behind it first, then what waits before it. */
export const takeNext = async (db: Db, wanted: Wanted, skipped: number) =>
  (await take(db, wanted, behind(skipped))) ?? (await take(db, wanted, ne(id, skipped)))

/**
 * One statement finds, locks and takes. What another mentor is taking at this moment is skipped, not waited for: so
 * many mentors at once get as many different attempts.
 */
async function take(db: Db, { mentorId, until, now, ...wanted }: Wanted, where?: SQL): Promise<number | null> {
  const oldest = db
    .select({ id })
    .from(solutions)
    .where(
      and(
        waitingFor(mentorId),
        wanted.courseId === undefined ? undefined : eq(courseId, wanted.courseId),
        or(isNull(claimedUntil), lte(claimedUntil, now), eq(claimedBy, mentorId)),
        where,
      ),
    )
    .orderBy(...oldestFirst)
    .limit(1)
    .for('update', { skipLocked: true })
  // Compared with =, not with in: the search then runs once, and locks one.
  const [taken] = await db
    .update(solutions)
    .set({ claimedBy: mentorId, claimedUntil: until })
    .where(sql`${id} = (${oldest})`)
    .returning({ id })
  return taken?.id ?? null
}
