import { outsideRoles } from '#contract/kit/access.ts'
import { and, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from '#server/kit/db/orm.ts'
import type { Device } from '#contract/identity/session.ts'
import type { Actor, FoundActor, PersonLimit } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { countAttempts, secondsToWait } from '#server/kit/http/rate-limit.ts'
import { hashToken } from '#server/kit/security/tokens.ts'
import { endedSessions, type EndReason, people, secondFactors, sessions, type SessionRow } from '../tables.ts'

/** Sessions expire after 30 days without use, and after 90 days in any case. */
const lifetime = sql`now() + interval '30 days'`
const extendedLifetime = sql`least(${lifetime}, ${sessions.createdAt} + interval '90 days')`

/** Returns its id. */
export async function insertSession(db: Db, personId: number, token: string, device: string): Promise<number> {
  const [row] = await db
    .insert(sessions)
    .values({ personId, tokenHash: hashToken(token), device, expiresAt: lifetime })
    .returning({ id: sessions.id })
  return row!.id
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

/** Signs out this device. */
export async function endSession(db: Db, { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>): Promise<void> {
  await endSessions(db, id, [sessionId], 'logout')
}

/** Returns how many sessions ended. */
export async function endSessions(db: Db, personId: number, ids: number[], reason: EndReason): Promise<number> {
  return ids.length === 0 ? 0 : endWhere(db, and(eq(sessions.personId, personId), inArray(sessions.id, ids)), reason)
}

/** Returns how many sessions ended. */
export function endSessionsExcept(
  db: Db,
  personId: number,
  currentSession: number | null,
  reason: EndReason,
): Promise<number> {
  const others = currentSession === null ? undefined : ne(sessions.id, currentSession)
  return endWhere(db, and(eq(sessions.personId, personId), others), reason)
}

async function endWhere(db: Db, condition: SQL | undefined, reason: EndReason): Promise<number> {
  const ended = await db.delete(sessions).where(condition).returning({ tokenHash: sessions.tokenHash })
  if (ended.length > 0) await db.insert(endedSessions).values(ended.map(({ tokenHash }) => ({ tokenHash, reason })))
  return ended.length
}

/** Returns what ended the session of this token, or keeps it from being used; null if it is unknown. */
export async function whyEnded(db: Db, token: string): Promise<EndReason | 'blocked' | null> {
  const tokenHash = hashToken(token)
  const ended = db
    .select({ reason: sql<EndReason | 'blocked'>`${endedSessions.reason}` })
    .from(endedSessions)
    .where(eq(endedSessions.tokenHash, tokenHash))
  const stored = db
    .select({
      reason: sql<EndReason | 'blocked'>`case when ${people.blockedAt} is null then 'expired' else 'blocked' end`,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(eq(sessions.tokenHash, tokenHash))
  const [row] = await ended.unionAll(stored)
  return row?.reason ?? null
}

export async function deleteOldEndedSessions(db: Db): Promise<void> {
  await db.delete(endedSessions).where(lt(endedSessions.endedAt, sql`now() - interval '30 days'`))
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await endWhere(db, lt(sessions.expiresAt, sql`now()`), 'expired')
}

const lastSeenIntervalMs = 5 * 60 * 1000

/**
 * Runs with every request, so it is one prepared, indexed query. The setting that requires a second factor belongs to a
 * domain above; it is passed in as SQL, so that a change takes effect at once on every instance.
 */
export function actorFinder(
  db: Db,
  staffNeedFactor: SQL,
): (token: string, limit?: PersonLimit | null) => Promise<FoundActor | null> {
  const hasFactor = sql`exists (select 1 from ${secondFactors}
    where ${secondFactors.personId} = ${people.id} and ${secondFactors.confirmedAt} is not null)`
  const lacksSecondFactor = sql<boolean>`case when ${inArray(people.role, outsideRoles)} then false
    else ${staffNeedFactor} and not ${hasFactor} end`
  const found = db
    .select({
      id: people.id,
      role: people.role,
      adjustments: people.adjustments,
      sessionId: sql`${sessions.id}`.mapWith(sessions.id).as('session_id'),
      lastSeenAt: sessions.lastSeenAt,
      lacksSecondFactor: lacksSecondFactor.as('lacks_second_factor'),
      accessEnds: people.accessEndsAt,
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
  const byToken = found.prepare('actor_by_token')
  const actor = db.$with('actor').as(found)
  const counted = countAttempts(
    db,
    sql`select ${sql.placeholder('name')}::text || ' person ' || id, ${sql.placeholder('seconds')}::float8 from actor`,
  )
  const byTokenAndCount = db
    .with(actor, counted)
    .select()
    .from(actor)
    .innerJoin(counted, sql`true`)
    .prepare('actor_by_token_and_count')

  return async (token, limited) => {
    const tokenHash = hashToken(token)
    const [row] = limited
      ? await byTokenAndCount.execute({ tokenHash, name: limited.name, seconds: limited.limit.seconds })
      : (await byToken.execute({ tokenHash })).map((actor) => ({ actor, counted: null }))
    if (!row) return null
    const { lastSeenAt, ...actor } = row.actor
    if (Date.now() - lastSeenAt.getTime() > lastSeenIntervalMs) await keepAlive(db, actor.sessionId)
    const wait = row.counted && limited ? secondsToWait(row.counted, limited.limit.times) : 0
    return { ...actor, isMember: actor.accessEnds !== null, wait }
  }
}

async function keepAlive(db: Db, sessionId: number) {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt: extendedLifetime })
    .where(eq(sessions.id, sessionId))
}
