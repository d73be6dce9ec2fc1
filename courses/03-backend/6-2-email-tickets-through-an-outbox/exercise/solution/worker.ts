import { parseArgs } from 'node:util'
import pg from 'pg'
import { deliver } from '../../post-office.mjs'

type Deliver = (mail: { key: string; to: string; subject: string; text: string }) => Promise<void>
const maxAttempts = 6

function render(payload: any) {
  return {
    to: payload.email as string,
    subject: `Ticket: ${payload.train}, ${payload.label}`,
    text: `Hello ${payload.passenger},\n\nYour berth is ${payload.label} on ${payload.train}.\nTicket ${payload.ticketId}`,
  }
}

/** Sends one waiting message. Returns false if there is none. `checkpoint` lets a test end the process between two lines. */
export async function sendOne(pool: pg.Pool, send: Deliver, checkpoint: (name: string) => void = () => {}): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    checkpoint('begun')
    const { rows } = await client.query(
      `select message_id, payload, attempts from outbox
       where sent_at is null and parked_at is null and next_try_at <= now()
       order by next_try_at limit 1 for update skip locked`,
    )
    if (rows.length === 0) {
      await client.query('commit')
      return false
    }
    const { message_id: key, payload, attempts } = rows[0]
    checkpoint('locked')
    try {
      await send({ key, ...render(payload) })
      checkpoint('sent')
      await client.query('update outbox set sent_at = now(), attempts = attempts + 1 where message_id = $1', [key])
    } catch (error) {
      const seconds = Math.min(2 ** attempts * 5, 3_600) * (0.5 + Math.random() / 2)
      await client.query(
        `update outbox set attempts = attempts + 1, last_error = $2, next_try_at = now() + $3 * interval '1 second',
           parked_at = case when attempts + 1 >= $4 then now() end
         where message_id = $1`,
        [key, (error as Error).message, seconds, maxAttempts],
      )
    }
    checkpoint('marked')
    await client.query('commit')
    checkpoint('committed')
    return true
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { folder: { type: 'string', default: 'mailbox' }, once: { type: 'boolean', default: false } } })
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
  // Only for the experiment: DIE_AT=sent ends the process without any clean-up, like a power cut.
  const checkpoint = (name: string) => {
    if (process.env.DIE_AT === name) process.kill(process.pid, 'SIGKILL')
  }
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => (isStopping = true))
  while (!isStopping) {
    const isSent = await sendOne(pool, (mail) => deliver(values.folder, mail), checkpoint)
    if (isSent) continue
    if (values.once) break
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  await pool.end()
}
