import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { Conversion, listLeadEvents } from '#contract/membership/demo-desk.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { desc, eq, sql } from '#server/kit/db/orm.ts'
import { demoBookings, leadEvents } from './tables.ts'

export async function insertEvents(db: Db, events: (typeof leadEvents.$inferInsert)[]): Promise<void> {
  if (events.length > 0) await db.insert(leadEvents).values(events)
}

/** Newest first. */
export async function eventsOf(db: Db, bookingId: number): Promise<ReplyOf<typeof listLeadEvents>> {
  const { id, at, note, state } = leadEvents
  const rows = await db
    .select({ at, note, state, by: { firstName: people.firstName, lastName: people.lastName } })
    .from(leadEvents)
    .leftJoin(people, eq(people.id, leadEvents.actorId))
    .where(eq(leadEvents.bookingId, bookingId))
    .orderBy(desc(id))
  return rows.map(({ at, by, ...row }) => ({ ...row, at: at.toISOString(), by: by && fullName(by) }))
}

/** The newest note of a row of `demo_bookings`. */
export const lastNote = sql<{ text: string; at: string; by: string } | null>`(
  select json_build_object('text', e.note, 'by', coalesce(trim(p.first_name || ' ' || p.last_name), ''),
    'at', to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from lead_events e left join ${people} p on p.id = e.actor_id
  where e.booking_id = demo_bookings.id and e.note is not null order by e.id desc limit 1)`

/** Came: also those who joined or were lost later. By the month in which they booked, in India. */
export async function conversionSince(db: Db, since: Date): Promise<Conversion[]> {
  const { rows } = await db.execute<Conversion>(sql`
    select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, source, count(*)::int as leads,
      (count(*) filter (where state = 'attended' or (state in ('registered', 'lost') and exists (
        select from lead_events e where e.booking_id = lead.id and e.state = 'attended'))))::int as came,
      (count(*) filter (where state = 'registered'))::int as joined
    from ${demoBookings} lead where created_at >= ${since.toISOString()}::timestamptz
    group by 1, 2 order by 1 desc, 3 desc, 2`)
  return rows
}
