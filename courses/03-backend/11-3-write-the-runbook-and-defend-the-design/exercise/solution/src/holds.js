import { invalid, Refusal } from './refusal.js'

/** The first free berth of a journey for ten minutes, or the one that this person holds already. */
export async function hold(db, me, { journeyId } = {}) {
  if (!Number.isInteger(journeyId)) throw invalid('Send the number of a journey.')
  const { rows } = await db.query(
    `update seats set
       hold_id = case when held_by = $2 and held_until > now() then hold_id else gen_random_uuid() end,
       held_until = case when held_by = $2 and held_until > now() then held_until else now() + interval '10 minutes' end,
       held_by = $2
     where (journey_id, label) = (
       select journey_id, label from seats
       where journey_id = $1 and booked_by is null and (held_by is null or held_by = $2 or held_until <= now())
       order by (held_by is not distinct from $2) desc, label limit 1 for update skip locked
     )
     returning hold_id as "holdId", label, held_until as "expiresAt"`,
    [journeyId, me],
  )
  if (rows.length === 0) throw new Refusal(409, 'sold_out', 'No berth is free.')
  return rows[0]
}
