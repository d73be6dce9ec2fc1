import { decodeCursor, encodeCursor } from './cursor.js'

const time = { column: 'departs', type: 'timestamptz', fits: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/ }
const number = { column: 'number', type: 'text', fits: /^\d{5}$/ }
const fare = { column: 'fare_paise', type: 'integer', fits: /^\d{1,9}$/ }

/** The columns of each order, from this fixed list only. The last ones make every place unique. */
export const orders = { departs: [time, number], fare: [fare, number, time] }

/** At most `limit` departures after the cursor; `next` is null on the last page. */
export async function searchTrains(db, { from, sort, limit, after }) {
  const order = orders[sort]
  const values = [limit + 1]
  const conditions = []
  if (from !== undefined) conditions.push(`from_code = $${values.push(from)}`)
  if (after !== undefined) {
    const place = decodeCursor(sort, after, order.map(({ fits }) => fits))
    const parameters = place.map((value, i) => `$${values.push(value)}::text::${order[i].type}`)
    conditions.push(`(${order.map(({ column }) => column).join(', ')}) > (${parameters.join(', ')})`)
  }
  const { rows } = await db.query(
    `select number, departs::text as departs, from_code as "from", to_code as "to", fare_paise as "farePaise"
     from departures
     ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by ${order.map(({ column }) => `departures.${column}`).join(', ')}
     limit $1`,
    values,
  )
  const trains = rows.slice(0, limit)
  if (rows.length <= limit) return { trains, next: null }
  const last = trains.at(-1)
  const named = { departs: last.departs, number: last.number, fare_paise: String(last.farePaise) }
  return { trains, next: encodeCursor(sort, order.map(({ column }) => named[column])) }
}
