import { getConstructionPlans, PgBoss } from 'pg-boss'
import type pg from 'pg'
import { queueOptions } from '#server/kit/jobs.ts'

/**
 * Work that waits, with when it is due. The queue's own tables stay out of a backup: they belong to the library and
 * change with its version. What is done needs nobody, and what is done by the clock comes again by itself.
 */
const waiting = `
  select name, data, start_after from pgboss.job
  where state in ('created', 'retry', 'active') and name not in (select name from pgboss.schedule)
  order by created_on, id`

/** An academy that was migrated and never started has no queue yet. */
export async function workQuery(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ isThere: boolean }>(`select to_regclass('pgboss.job') is not null as "isThere"`)
  return `copy (${rows[0]!.isThere ? waiting : 'select 1 where false'}) to stdout`
}

export const copyWorkBack = 'copy waiting_work from stdin'
export const makeWaitingWork = `
  create temporary table waiting_work (name text, data jsonb, start_after timestamptz) on commit drop`

/** The library brings its statements with a transaction around them; here they are part of ours. */
const unwrapped = (sql: string) => sql.replace(/^\s*begin;/i, '').replace(/commit;\s*$/i, '')

/** Makes the queue's tables and gives it the waiting work, all within the transaction of this connection. */
export async function queueWaitingWork(client: pg.Client): Promise<void> {
  await client.query(unwrapped(getConstructionPlans()))
  const executeSql = (sql: string, values?: unknown[]) => client.query(unwrapped(sql), values)
  const boss = new PgBoss({ db: { executeSql }, migrate: false, supervise: false, schedule: false })
  await boss.start()
  const { rows } = await client.query<{ name: string }>('select distinct name from waiting_work order by name')
  for (const { name } of rows) {
    await boss.createQueue(name, queueOptions)
    await queueAll(client, boss, name)
  }
  await boss.stop({ graceful: false })
  // Its statements bound the time for all that follows in the transaction.
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
}

async function queueAll(client: pg.Client, boss: PgBoss, name: string) {
  const { rows } = await client.query<{ data: object; startAfter: string }>(
    `select data, to_json(start_after) #>> '{}' as "startAfter" from waiting_work where name = $1`,
    [name],
  )
  for (const { data, startAfter } of rows) await boss.send(name, data, { startAfter })
}
