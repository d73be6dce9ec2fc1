import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { render } from './templates.ts'

/** Lets pg-boss write its job through our client, and so inside our transaction. */
const through = (client: pg.PoolClient) => ({ db: { executeSql: (text: string, values?: unknown[]) => client.query(text, values) } })

export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

export async function createQueues(boss: PgBoss) {
  await boss.createQueue('needs-a-person')
  const retries = { retryLimit: 3, retryDelay: 1, retryBackoff: true, expireInSeconds: 60, deadLetter: 'needs-a-person' }
  await boss.createQueue('promote-waitlist', retries)
  await boss.createQueue('send-sms', retries)
}

/** Frees a berth. The order to promote somebody is part of the same transaction. */
export const cancelBooking = (pool: pg.Pool, boss: PgBoss, personId: number) =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('update coach_berths set booked_by = null where booked_by = $1', [personId])
    if (rowCount === 0) return false
    await boss.send('promote-waitlist', {}, through(client))
    return true
  })

/** Gives the first free berth to the first person on the waitlist. Harmless when repeated: it finds nothing to do. */
export const promoteOne = (pool: pg.Pool, boss: PgBoss) =>
  inTransaction(pool, async (client) => {
    const berth = await client.query(
      `select label from coach_berths where booked_by is null and (held_until is null or held_until <= now())
       order by label limit 1 for update skip locked`,
    )
    if (berth.rows.length === 0) return null
    // Without "skip locked": the first on the list must not be passed over because another worker is busy with them.
    const person = await client.query(
      `select place, person_id, name from waitlist join travellers using (person_id)
       where promoted_at is null order by place limit 1 for update of waitlist`,
    )
    if (person.rows.length === 0) return null
    const { label } = berth.rows[0]
    const { place, person_id, name } = person.rows[0]
    await client.query('update coach_berths set booked_by = $2, held_until = null where label = $1', [label, person_id])
    await client.query('update waitlist set promoted_at = now(), label = $2 where place = $1', [place, label])
    // The ticket goes through the outbox of last week, in the same transaction.
    await client.query(`insert into outbox (kind, payload) values ('ticket', $1)`, [JSON.stringify({ personId: person_id, label })])
    // Ids only: name and phone are read when the SMS is sent.
    await boss.send('send-sms', { personId: person_id, template: 'promoted', values: { berth: label, train: '90101' } }, through(client))
    return { person: name as string, label: label as string }
  })

/** Removes holds that have ended and queues a promotion for each. Only tidying: promoteOne takes such a berth without it too. */
export const tidyHolds = (pool: pg.Pool, boss: PgBoss) =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query('update coach_berths set held_until = null where held_until <= now() and booked_by is null returning label')
    for (const _ of rows) await boss.send('promote-waitlist', {}, through(client))
    return rows.length
  })

/** Runs scheduled work once for each slot, however many servers try. */
export const runOnce = (pool: pg.Pool, name: string, slot: string, work: (client: pg.PoolClient) => Promise<void>) =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('insert into job_runs values ($1, $2) on conflict do nothing', [name, slot])
    if (rowCount === 1) await work(client)
    return rowCount === 1
  })

export async function startWorkers(pool: pg.Pool, boss: PgBoss) {
  await boss.createQueue('tidy-holds')
  await boss.schedule('tidy-holds', '*/5 * * * *')
  await boss.work('tidy-holds', async () => void (await tidyHolds(pool, boss)))
  await boss.work('promote-waitlist', { pollingIntervalSeconds: 0.5 }, async () => {
    while (await promoteOne(pool, boss));
  })
  await boss.work<{ personId: number; template: 'promoted'; values: Record<string, string> }>('send-sms', { pollingIntervalSeconds: 0.5 }, async ([job]) => {
    const { rows } = await pool.query('select name, phone from travellers where person_id = $1', [job.data.personId])
    const { text } = render(job.data.template, { name: rows[0]?.name, ...job.data.values })
    // The job's id is the key: the same job twice is one SMS.
    await pool.query('insert into sms_log (job_id, phone, text) values ($1, $2, $3) on conflict (job_id) do nothing', [job.id, rows[0].phone, text])
  })
}
