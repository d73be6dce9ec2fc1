import { sql } from '#server/kit/db/orm.ts'
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Connection, Db } from './db/db.ts'
import type { Log } from './log.ts'

/** Work for later, kept in the same database: queued in the transaction that causes it, or not at all. */
export type Jobs = {
  /** Queues work as part of the given transaction, for now or for a later moment. */
  add: (db: Db, queue: string, work: object, notBefore?: Date) => Promise<void>
  /** Forgets what was queued with this in it, done or not; as part of the given transaction. */
  forget: (db: Db, queue: string, work: object) => Promise<void>
  /** Does the queue's work, one at a time in this instance; what throws is tried again, later and later. */
  work: <Work>(queue: string, act: (work: Work) => Promise<void>) => Promise<void>
  /** Does something at the times of a cron line (India's time), once among all instances. */
  at: (cron: string, queue: string, act: () => Promise<void>) => Promise<void>
  /** What is due and not begun, or failed and waits for another try, in the whole academy. */
  waiting: (db: Db) => Promise<Waiting[]>
  /** How often work failed in this instance so far, whether or not it is tried again. */
  failures: () => number
  stop: () => Promise<void>
}

/** `late`: by how many seconds the most overdue one is. */
export type Waiting = { queue: string; jobs: number; late: number }

// Tried again after 5 s, 10 s, 20 s … up to every hour, for about half a day.
export const queueOptions = { retryLimit: 18, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, notify: true }

// A word of the database wakes the worker; the polls are for what comes due later, and for a word that got lost.
const pace = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

export async function startJobs(connection: Connection, log: Pick<Log, 'error'>): Promise<Jobs> {
  const boss = new PgBoss({
    ...toBossOptions(connection),
    max: 3,
    application_name: 'academy-jobs',
    useListenNotify: true,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()

  let failures = 0
  const failed = (error: unknown, queue: string) => {
    failures += 1
    log.error({ err: error, queue }, 'a job failed')
  }

  const made = new Map<string, Promise<void>>()
  const queue = (name: string) => {
    if (!made.has(name)) made.set(name, boss.createQueue(name, queueOptions))
    return made.get(name)!
  }

  return {
    add: async (db, name, work, notBefore) => {
      await queue(name)
      await boss.send(name, work, { db: fromDrizzle(db, sql), ...(notBefore && { startAfter: notBefore }) })
    },
    forget: async (db, name, work) => {
      await db.execute(sql`delete from pgboss.job where name = ${name} and data @> ${JSON.stringify(work)}::jsonb`)
    },
    work: async (name, act) => {
      await queue(name)
      await boss.work(name, pace, (batch) => oneByOne(batch as Job<never>[], act, failed))
    },
    at: async (cron, name, act) => {
      await queue(name)
      await boss.schedule(name, cron, {}, { tz: 'Asia/Kolkata' })
      await boss.work(name, { pollingIntervalSeconds: 10 }, act)
    },
    waiting: async (db) => (await db.execute<Waiting>(waitingByQueue)).rows,
    failures: () => failures,
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

// As the index has it from which workers fetch, so that it costs no more than what waits.
const waitingByQueue = sql`
  select name as queue, count(*)::int as jobs,
         greatest(0, extract(epoch from now() - min(start_after)))::float as late
    from pgboss.job
   where state < 'active' and not blocked and (state = 'retry' or start_after <= now())
   group by name`

function toBossOptions({ connectionString, host, port, user, database }: Connection) {
  return connectionString
    ? { connectionString }
    : { host: host!, port: port!, user: user as string, database: database! }
}

/** One that fails takes none of the others with it. */
async function oneByOne<Work>(
  batch: Job<Work>[],
  act: (work: Work) => Promise<void>,
  tell: (error: unknown, queue: string) => void,
) {
  const results: JobResult[] = []
  for (const { id, data, name } of batch) {
    try {
      await act(data)
      results.push({ id, status: 'completed' })
    } catch (error) {
      tell(error, name)
      results.push({ id, status: 'failed', output: { message: String(error) } })
    }
  }
  return results
}
