import { getConstructionPlans, PgBoss } from 'pg-boss'
import type pg from 'pg'
import { queueOptions } from '#server/kit/jobs.ts'

/**
 * Pending jobs with the time they are due. The tables of the queue are not backed up, because they change with the
 * library's version. Finished jobs aren't needed, and scheduled jobs are created again by the scheduler.
 */
const pendingJobs = `
  select name, data, start_after from pgboss.job
  where state in ('created', 'retry', 'active') and name not in (select name from pgboss.schedule)
  order by created_on, id`

/** A database that was migrated but never started has no queue yet. */
export async function copyJobsOut(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('pgboss.job') is not null as exists`)
  return `copy (${rows[0]!.exists ? pendingJobs : 'select 1 where false'}) to stdout`
}

export const createPendingJobs = `
  create temporary table pending_jobs (name text, data jsonb, start_after timestamptz) on commit drop`
export const copyJobsIn = 'copy pending_jobs from stdin'

/** pg-boss wraps its statements in a transaction; here they are part of ours. */
const withoutTransaction = (sql: string) => sql.replace(/^\s*begin;/i, '').replace(/commit;\s*$/i, '')

/** Creates the queue's tables and adds the pending jobs, within the transaction of this connection. */
export async function queuePendingJobs(client: pg.Client): Promise<void> {
  await client.query(withoutTransaction(getConstructionPlans()))
  const executeSql = (sql: string, values?: unknown[]) => client.query(withoutTransaction(sql), values)
  const boss = new PgBoss({ db: { executeSql }, migrate: false, supervise: false, schedule: false })
  await boss.start()
  const { rows } = await client.query<{ name: string }>('select distinct name from pending_jobs order by name')
  for (const { name } of rows) {
    await boss.createQueue(name, queueOptions)
    await queueAll(client, boss, name)
  }
  await boss.stop({ graceful: false })
  // pg-boss set timeouts that would apply to the rest of the transaction.
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
}

async function queueAll(client: pg.Client, boss: PgBoss, name: string) {
  const { rows } = await client.query<{ data: object; startAfter: string }>(
    `select data, to_json(start_after) #>> '{}' as "startAfter" from pending_jobs where name = $1`,
    [name],
  )
  for (const { data, startAfter } of rows) await boss.send(name, data, { startAfter })
}
