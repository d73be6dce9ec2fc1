import type { Pool, PoolClient } from 'pg'
import { once, type Reply } from './once.ts'

type Request = { trainId: number; passenger: string; farePaise: number }

async function bookFirstFree(client: PoolClient, personId: number, { trainId, passenger, farePaise }: Request): Promise<Reply> {
  const { rows } = await client.query(
    `update berths_left set sold = true
     where (train_id, label) = (
       select train_id, label from berths_left where train_id = $1 and not sold order by label limit 1 for update skip locked
     )
     returning label`,
    [trainId],
  )
  if (rows.length === 0) return { status: 409, body: { code: 'sold_out' } }
  const { label } = rows[0]
  const result = await client.query(
    `insert into bookings (person_id, train_id, label, passenger, fare_paise) values ($1, $2, $3, $4, $5) returning booking_id`,
    [personId, trainId, label, passenger, farePaise],
  )
  return { status: 201, body: { bookingId: result.rows[0].booking_id, label, farePaise } }
}

export const book = (pool: Pool, personId: number, key: string, request: Request) =>
  once(pool, personId, key, request, (client) => bookFirstFree(client, personId, request))
