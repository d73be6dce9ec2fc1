import type { Pool } from 'pg'

/** The way most people write it first: look, then write. Kept here to show that the race test finds its fault. */
export async function naiveHold(pool: Pool, trainId: number, personId: number) {
  const { rows } = await pool.query(
    `select seat_id, label from seats
     where train_id = $1 and booked_by is null and (held_by is null or held_until <= now())
     order by seat_id limit 1`,
    [trainId],
  )
  if (rows.length === 0) return null
  await pool.query(`update seats set held_by = $2, held_until = now() + interval '10 minutes' where seat_id = $1`, [rows[0].seat_id, personId])
  return { label: rows[0].label as string }
}
