import type { Db } from '#server/kit/db/db.ts'
import { sql } from '#server/kit/db/orm.ts'
import type { HostTime } from './rules.ts'
import { weekendSeries, weekendSessions } from './tables.ts'

/**
 * When somebody hosts from now on: their sessions, and those of their series that aren't made yet. Two changes of one
 * host's sessions wait for each other, so that the second sees the first.
 */
export async function lockTimesOfHost(db: Db, hostId: number, now: Date): Promise<HostTime[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('sessions of host ' || ${hostId}::text, 0))`)
  const at = now.toISOString()
  const { rows } = await db.execute<Omit<HostTime, 'startsAt' | 'endsAt'> & { start: string; end: string }>(sql`
    select id as "sessionId", series_id as "seriesId", title, extract(epoch from starts_at) as start,
      extract(epoch from ends_at) as end
    from ${weekendSessions} where host_id = ${hostId} and cancelled_at is null and ends_at > ${at}
    union all
    select null, id, title, extract(epoch from starts_at), extract(epoch from starts_at) + minutes * 60
    from ${weekendSeries} cross join generate_series(0, weeks - 1) as number,
      lateral (select first_starts_at + number * interval '7 days' as starts_at) as time
    where host_id = ${hostId} and starts_at > ${at}
      and not exists (select from ${weekendSessions} made where made.series_id = weekend_series.id and made.week = number)
    order by start`)
  const toDate = (seconds: string) => new Date(Number(seconds) * 1000)
  return rows.map(({ start, end, ...time }) => ({ ...time, startsAt: toDate(start), endsAt: toDate(end) }))
}
