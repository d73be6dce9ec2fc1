import { type Job, type JobResult, PgBoss } from 'pg-boss'
import { sql } from '#server/kit/db/orm.ts'
import type { Connection, Db } from './db/db.ts'
import { preparedSql } from './db/prepared.ts'
import type { Log } from './log.ts'

/** Background jobs in the same database: a job is queued by the transaction that causes it, or not at all. */
export type Jobs = {
  /** Queues a job as part of the given transaction, to run now or later. */
  add: (db: Db, queue: string, data: object, startAfter?: Date) => Promise<void>
  /** Queues many jobs in one statement. */
  addAll: (db: Db, queue: string, data: object[]) => Promise<void>
  /** Deletes the queued and finished jobs whose data contains this, as part of the given transaction. */
  cancel: (db: Db, queue: string, data: object) => Promise<void>
  /** Runs the queue's jobs, one at a time in this instance. A job that throws is retried with a growing delay. */
  work: <Data>(queue: string, run: (data: Data) => Promise<void>, options?: { concurrency: number }) => Promise<void>
  /** Runs a cron job (India's time) on one of all instances. */
  schedule: (cron: string, queue: string, run: () => Promise<void>) => Promise<void>
  /** Jobs of all instances that are due and not started, or waiting for a retry. */
  pending: (db: Db) => Promise<PendingJobs[]>
  /** Jobs of all instances that started and didn't finish yet. */
  running: (db: Db) => Promise<RunningJobs[]>
  /** How often a job failed in this instance, retries included. */
  failures: () => number
  stop: () => Promise<void>
}

/** `lateSeconds` is how long the oldest job is overdue. */
export type PendingJobs = { queue: string; jobs: number; lateSeconds: number }

/** `silentSeconds` is how long nothing was heard of the worker of any of them. */
export type RunningJobs = { queue: string; jobs: number; longestSeconds: number; silentSeconds: number }

/** A worker reports this often; a job whose worker is silent for `heartbeatSeconds` is given to another one. */
const reportSeconds = 5

export const queueOptions = {
  // Retries after 5 s, 10 s, 20 s … up to every hour, for about half a day.
  retryLimit: 18,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  notify: true,
  // Longer than a busy or stopped database keeps a worker from reporting. With the interval below, the first retry and
  // polling, a job continues within 45 s after its process was killed.
  heartbeatSeconds: 20,
}

/** How often somebody looks for silent workers. The instances take turns, so it is a little less than the interval. */
const silenceCheck = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 4 }

/** For queues that differ from the others. */
type QueueOptions = {
  retryLimit?: number
  /** Gets the jobs that failed too often. */
  deadLetter?: string
  /** `short`: at most one job with the same data waits; adding another does nothing. */
  policy?: 'short'
}

// NOTIFY wakes the worker; polling is for jobs that become due later, and for lost notifications.
const workerOptions = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  heartbeatRefreshSeconds: reportSeconds,
} as const

/** For workers that another one wakes. */
const helperPolling = { notifyPollingIntervalSeconds: 30 }

const scheduledOptions = {
  pollingIntervalSeconds: 10,
  notifyPollingIntervalSeconds: 10,
  heartbeatRefreshSeconds: reportSeconds,
}

export async function startJobs(
  connection: Connection,
  log: Pick<Log, 'error'>,
  special: Record<string, QueueOptions> = {},
  intervals = silenceCheck,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...toBossOptions(connection),
    ...intervals,
    max: 3,
    application_name: 'academy-jobs',
    useListenNotify: true,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const statement of addHeartbeats) await boss.getDb().executeSql(statement, [queueOptions.heartbeatSeconds])

  let failures = 0
  const onFailure = (error: unknown, queue: string) => {
    failures += 1
    log.error({ err: error, queue }, 'job failed')
  }

  const created = new Map<string, Promise<void>>()
  const createQueue = async (name: string): Promise<void> => {
    const options = special[name]
    if (options?.deadLetter) await ensureQueue(options.deadLetter)
    await boss.createQueue(name, { ...queueOptions, ...options })
  }
  const ensureQueue = (name: string) => {
    if (!created.has(name)) created.set(name, createQueue(name))
    return created.get(name)!
  }

  return {
    add: async (db, name, data, startAfter) => {
      await ensureQueue(name)
      const once = special[name]?.policy === 'short' && { singletonKey: JSON.stringify(data) }
      await boss.send(name, data, { db: toBossDatabase(db), ...once, ...(startAfter && { startAfter }) })
    },
    addAll: async (db, name, data) => {
      await ensureQueue(name)
      if (data.length > 0)
        await boss.insert(
          name,
          data.map((data) => ({ data })),
          { db: toBossDatabase(db) },
        )
    },
    cancel: async (db, name, data) => {
      await db.execute(sql`delete from pgboss.job where name = ${name} and data @> ${JSON.stringify(data)}::jsonb`)
    },
    work: async (name, run, options) => {
      await ensureQueue(name)
      if (!options) {
        await boss.work(name, workerOptions, (batch) => runBatch(batch as Job<never>[], run, onFailure))
        return
      }
      // Each takes one job: the others of a batch would wait although somebody has time.
      const workers: string[] = []
      for (let at = 0; at < options.concurrency; at++) {
        const polling = at === 0 ? {} : helperPolling
        const work = async (batch: Job[]) => {
          // The next one looks for a job while this one works, and this one at once when it is done; pg-boss does so by
          // itself only after a full batch of several.
          if (workers[at + 1]) boss.notifyWorker(workers[at + 1]!)
          const results = await runBatch(batch as Job<never>[], run, onFailure)
          boss.notifyWorker(workers[at]!)
          return results
        }
        workers.push(await boss.work(name, { ...workerOptions, ...polling, batchSize: 1 }, work))
      }
    },
    schedule: async (cron, name, run) => {
      await ensureQueue(name)
      await boss.schedule(name, cron, {}, { tz: 'Asia/Kolkata' })
      await boss.work(name, scheduledOptions, run)
    },
    pending: async (db) => (await db.execute<PendingJobs>(pendingByQueue)).rows,
    running: async (db) => (await db.execute<RunningJobs>(runningByQueue)).rows,
    failures: () => failures,
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

const bossStatements = new Map<string, string>()

/** Prepares the statements of pg-boss: its insert is long, and planning it would cost as much as a verdict's other writes. */
const toBossDatabase = (db: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    // There is one for each queue.
    const name = bossStatements.get(text) ?? `pgboss_${bossStatements.size}`
    bossStatements.set(text, name)
    return { rows: await preparedSql(name, text)(db)(values) }
  },
})

// The same condition as the index from which workers fetch, so that finished jobs cost nothing.
const pendingByQueue = sql`
  select name as queue, count(*)::int as jobs,
         greatest(0, extract(epoch from now() - min(start_after)))::float as "lateSeconds"
    from pgboss.job
   where state < 'active' and not blocked and (state = 'retry' or start_after <= now())
   group by name`

const runningByQueue = sql`
  select name as queue, count(*)::int as jobs,
         extract(epoch from now() - min(started_on))::float as "longestSeconds",
         extract(epoch from now() - min(heartbeat_on))::float as "silentSeconds"
    from pgboss.job
   where state = 'active'
   group by name`

/**
 * For what the library creates itself, and for queues of earlier versions. Not for their running jobs: the workers of
 * that version don't report.
 */
const addHeartbeats = [
  'update pgboss.queue set heartbeat_seconds = $1 where heartbeat_seconds is distinct from $1',
  `update pgboss.job set heartbeat_seconds = $1 where heartbeat_seconds is null and state < 'active' and not blocked`,
]

function toBossOptions({ connectionString, host, port, user, database }: Connection) {
  return connectionString
    ? { connectionString }
    : { host: host!, port: port!, user: user as string, database: database! }
}

/** A job that fails doesn't affect the others of its batch. */
async function runBatch<Data>(
  batch: Job<Data>[],
  run: (data: Data) => Promise<void>,
  onFailure: (error: unknown, queue: string) => void,
) {
  const results: JobResult[] = []
  for (const { id, data, name } of batch) {
    try {
      await run(data)
      results.push({ id, status: 'completed' })
    } catch (error) {
      onFailure(error, name)
      results.push({ id, status: 'failed', output: { message: String(error) } })
    }
  }
  return results
}
