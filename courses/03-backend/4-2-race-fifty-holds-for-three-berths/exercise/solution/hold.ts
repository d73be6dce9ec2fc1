export type Db = { query(query: { name: string; text: string; values: unknown[] }): Promise<{ rows: any[] }> }
export type Hold = { seatId: number; label: string; heldUntil: Date }

/** Takes the first free berth that no other call is taking right now. One statement, so nothing can come in between. */
const hold = `
  update seats set
    held_until = case when held_by = $2 and held_until > now() then held_until else now() + interval '10 minutes' end,
    held_by = $2
  where seat_id = (
    select seat_id from seats
    where train_id = $1
      and booked_by is null
      and (held_by is null or held_by = $2 or held_until <= now())
    order by (held_by is not distinct from $2) desc, seat_id
    limit 1
    for update skip locked
  )
  returning seat_id as "seatId", label, held_until as "heldUntil"`

/** Holds a berth for ten minutes. Returns the person's own hold if there is one, and null if nothing is free. */
export async function holdBerth(db: Db, trainId: number, personId: number): Promise<Hold | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await db.query({ name: 'hold_berth', text: hold, values: [trainId, personId] })
      return rows[0] ?? null
    } catch (error) {
      // A double click: the other call of this person won. The next attempt finds its berth.
      const isDoubleClick = (error as any).code === '23505' && (error as any).constraint === 'one_hold_per_person'
      if (!isDoubleClick || attempt === 3) throw error
    }
  }
}

/** Turns a hold into a booking. Returns false if the hold has expired or belongs to someone else. */
export async function bookBerth(db: Db, seatId: number, personId: number): Promise<boolean> {
  const { rows } = await db.query({
    name: 'book_berth',
    text: `update seats set booked_by = $2, held_by = null, held_until = null
           where seat_id = $1 and held_by = $2 and held_until > now()
           returning seat_id`,
    values: [seatId, personId],
  })
  return rows.length === 1
}
