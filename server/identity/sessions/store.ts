import { and, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from '#server/kit/db/orm.ts'
import type { Device } from '#contract/identity/session.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import { hashToken } from '#server/kit/http/tokens.ts'
import { people, secondFactors, sessions, type SessionRow } from '../tables.ts'

/** Sessions expire after 30 days without use, and after 90 days in any case. */
const lifetime = sql`now() + interval '30 days'`
const extendedLifetime = sql`least(${lifetime}, ${sessions.createdAt} + interval '90 days')`

export async function insertSession(db: Db, personId: number, token: string, device: string): Promise<void> {
  await db.insert(sessions).values({ personId, tokenHash: hashToken(token), device, expiresAt: lifetime })
}

/** The person's live sessions, the most recently used first. */
export function sessionsOf(db: Db, personId: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

export const toDevice = (row: SessionRow, current: number): Device => ({
  deviceId: row.id,
  name: row.device,
  signedInAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  isThisOne: row.id === current,
})

/** Returns those of the sessions that are still valid. */
export async function liveSessions(db: Db, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, sql`now()`), isNull(people.blockedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** Returns how many sessions ended. */
export async function endSessions(db: Db, personId: number, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0
  const ended = await db.delete(sessions).where(and(eq(sessions.personId, personId), inArray(sessions.id, ids)))
  return ended.rowCount ?? 0
}

/** Returns how many sessions ended. */
export async function endSessionsExcept(db: Db, personId: number, currentSession: number | null): Promise<number> {
  const others = currentSession === null ? undefined : ne(sessions.id, currentSession)
  const ended = await db.delete(sessions).where(and(eq(sessions.personId, personId), others))
  return ended.rowCount ?? 0
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
}

const lastSeenIntervalMs = 5 * 60 * 1000

/**
 * Runs with every request, so it is one prepared, indexed query. The setting that requires a second factor belongs to a
 * domain above; it is passed in as SQL, so that a change takes effect at once on every instance.
 */
export function actorFinder(db: Db, staffNeedFactor: SQL): (token: string) => Promise<Actor | null> {
  const hasFactor = sql`exists (select 1 from ${secondFactors}
    where ${secondFactors.personId} = ${people.id} and ${secondFactors.confirmedAt} is not null)`
  const lacksSecondFactor = sql<boolean>`case when ${people.role} = 'learner' then false
    else ${staffNeedFactor} and not ${hasFactor} end`
  const byToken = db
    .select({
      id: people.id,
      role: people.role,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      lacksSecondFactor,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        sql`${people.blockedAt} is null`,
      ),
    )
    .prepare('actor_by_token')
  return async (token) => {
    const [found] = await byToken.execute({ tokenHash: hashToken(token) })
    if (!found) return null
    const { lastSeenAt, ...actor } = found
    if (Date.now() - lastSeenAt.getTime() > lastSeenIntervalMs) await keepAlive(db, actor.sessionId)
    return actor
  }
}

async function keepAlive(db: Db, sessionId: number) {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt: extendedLifetime })
    .where(eq(sessions.id, sessionId))
}
