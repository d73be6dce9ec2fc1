import type { Pool } from 'pg'

export type Ticket = { email: string; passenger: string; train: string; label: string }

/** Stores the ticket and the order to send it in one transaction: both or neither. */
export async function bookTicket(pool: Pool, ticket: Ticket): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query('insert into tickets (email, passenger, train, label) values ($1, $2, $3, $4) returning ticket_id', [
      ticket.email,
      ticket.passenger,
      ticket.train,
      ticket.label,
    ])
    await client.query(`insert into outbox (kind, payload) values ('ticket', $1)`, [JSON.stringify({ ticketId: rows[0].ticket_id, ...ticket })])
    await client.query('commit')
    return rows[0].ticket_id
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
