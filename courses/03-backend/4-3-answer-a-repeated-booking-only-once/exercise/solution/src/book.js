/** Sells the first free berth of a train. Returns { status, body }. */
export async function book(tx, personId, { trainId, passenger, farePaise }) {
  const { rows } = await tx.query(
    `with sold as (
       update berths_left set sold = true
       where train_id = $2 and label = (
         select label from berths_left where train_id = $2 and not sold order by label limit 1 for update skip locked
       )
       returning label
     )
     insert into bookings (person_id, train_id, label, passenger, fare_paise)
     select $1, $2, label, $3, $4 from sold
     returning booking_id as "bookingId", label, passenger`,
    [personId, trainId, passenger, farePaise],
  )
  if (rows.length === 0) return { status: 409, body: { code: 'sold_out', message: 'No berth is free.' } }
  return { status: 201, body: rows[0] }
}
