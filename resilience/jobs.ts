import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { freePort, type Place, type Product, spawnProduct, startProduct, waitUntilReady } from '../bench/product.ts'
import { print } from '../bench/table.ts'
import type { Finding } from './trial.ts'
import { withDatabase } from './workload.ts'

/** Seconds until each job must be running again. */
const maxSeconds = 60

/** Fewer than the connections of an instance: a job that doesn't get one fails before the kill. */
const atOnce = 15

/** What any job may look up; there is no such row. */
const ids = ['emailId', 'messageId', 'webhookId', 'statementId', 'solutionId', 'courseId', 'runId', 'actorId']
const data = {
  ...Object.fromEntries(ids.map((name) => [name, 0])),
  email: 'nobody@example.in',
  gatewayOrderId: 'none',
  range: '30',
  until: '2026-01-01T00:00:00.000Z',
}

/** A job that was running when its process was killed. */
type Killed = { id: string; queue: string; at: Date; /** False if it was done before. */ wasRunning: boolean }

/** A job of every queue runs while its process is killed; with the fault put in, of some. */
export async function killDuringJobs(place: Place, isSabotaged = false): Promise<Finding[]> {
  const findings = [await withOneInstance(place, isSabotaged)]
  if (!isSabotaged) findings.push(await withTwoInstances(place))
  return findings
}

/** The instance is started again. */
async function withOneInstance(place: Place, isSabotaged: boolean): Promise<Finding> {
  let product = await startProduct(place)
  const watch = watchJobs(isSabotaged ? 70 : maxSeconds)
  const batches = await batchesOf(product)
  for (const queues of isSabotaged ? batches.slice(0, 1) : batches) {
    const killed = await holdJobs(product, queues, () => product.kill('SIGKILL'))
    await product.exited
    product = await spawnProduct(place)
    await waitUntilReady(product)
    if (isSabotaged) await withDatabase(product, (client) => stopHeartbeats(client, killed))
    watch.add(killed)
    await watch.wait(product)
  }
  await product.stop()
  return { tried: 'kill -9 while jobs run, then a restart', ...watch.finding() }
}

/** Nobody starts the killed instance again for these jobs: the other one takes them. */
async function withTwoInstances(place: Place): Promise<Finding> {
  const healthy = await startProduct({ dataDir: join(place.dataDir, 'healthy'), port: await freePort() })
  const { host, port, user, database } = await healthy.connection()
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
  const watch = watchJobs(maxSeconds)
  for (const queues of await batchesOf(healthy)) {
    const other = { dataDir: join(place.dataDir, 'other'), port: await freePort(), env: { DATABASE_URL: url } }
    const victim = await startProduct(other)
    // It takes no job meanwhile, so that the victim has them all.
    healthy.kill('SIGSTOP')
    watch.add(await holdJobs(healthy, queues, () => victim.kill('SIGKILL')))
    healthy.kill('SIGCONT')
    await watch.wait(healthy)
  }
  await healthy.stop()
  return { tried: 'kill -9 while jobs run, beside a healthy instance', ...watch.finding() }
}

async function batchesOf(product: Product): Promise<string[][]> {
  const names = await withDatabase(product, queueNames)
  return Array.from({ length: Math.ceil(names.length / atOnce) }, (_, at) =>
    names.slice(at * atOnce, (at + 1) * atOnce),
  )
}

const holdJobs = (owner: Product, queues: string[], kill: () => void) =>
  withDatabase(owner, (client) => withDatabase(owner, (locker) => holdAndKill({ client, locker }, queues, kill)))

async function queueNames(client: pg.Client): Promise<string[]> {
  // Without the library's own.
  const { rows } = await client.query<{ name: string }>(
    `select name from pgboss.queue where name not like '\\_\\_%' order by name`,
  )
  return rows.map(({ name }) => name)
}

type Clients = Record<'client' | 'locker', pg.Client>

/** Locks all tables, so that each job waits for its first row, and kills the process once it has taken them all. */
async function holdAndKill({ client, locker }: Clients, queues: string[], kill: () => void): Promise<Killed[]> {
  const boss = await openQueue(client)
  await lockTables(locker)
  const ids = new Map<string, string>()
  for (const name of queues) ids.set((await boss.send(name, data))!, name)
  const states = () => stateOf(client, [...ids.keys()])
  const hasStarted = ({ state }: { state: string }) => state !== 'created'
  for (let waited = 0; waited < 3_000 && !(await states()).every(hasStarted); waited += 50) await delay(50)
  const found = await states()
  kill()
  const at = new Date()
  // An embedded database ends with its server.
  await Promise.allSettled([locker.query('rollback'), boss.stop({ graceful: false })])
  return found.map(({ id, state }) => ({ id, queue: ids.get(id)!, wasRunning: state === 'active', at }))
}

async function openQueue(client: pg.Client): Promise<PgBoss> {
  const executeSql = (text: string, values?: unknown[]) => client.query(text, values)
  return new PgBoss({ db: { executeSql }, migrate: false, supervise: false, schedule: false }).start()
}

async function lockTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  )
  for (;;) {
    await client.query('begin')
    // A transaction of the academy may hold one of them and wait for another.
    const isLocked = await client.query(`lock table ${rows[0]!.tables} in access exclusive mode`).catch(() => null)
    if (isLocked) return
    await client.query('rollback')
  }
}

type State = { id: string; state: string; startedAt: Date }

async function stateOf(client: pg.Client, ids: string[]): Promise<State[]> {
  const { rows } = await client.query<State>(
    `select id, state, started_on as "startedAt" from pgboss.job where id = any ($1::uuid[])`,
    [ids],
  )
  return rows
}

/** Control: as if queues had no heartbeat. */
const stopHeartbeats = (client: pg.Client, killed: Killed[]) =>
  client.query('update pgboss.job set heartbeat_seconds = null where id = any ($1::uuid[])', [
    killed.map(({ id }) => id),
  ])

/** Notes how long it takes until another worker has taken each job. */
function watchJobs(limit: number) {
  const killed: Killed[] = []
  const instant: string[] = []
  const seconds = new Map<string, number>()

  async function look(client: pg.Client) {
    const states = await stateOf(
      client,
      killed.map(({ id }) => id),
    )
    const started = new Map(states.map(({ id, startedAt }) => [id, startedAt.getTime()]))
    for (const { id, queue, at } of killed) {
      const after = ((started.get(id) ?? 0) - at.getTime()) / 1000
      if (after <= 0 || seconds.has(queue)) continue
      seconds.set(queue, after)
      print(`${queue}: again after ${after.toFixed(1)} s`)
    }
  }

  return {
    add: (jobs: Killed[]) => {
      killed.push(...jobs.filter(({ wasRunning }) => wasRunning))
      instant.push(...jobs.filter(({ wasRunning }) => !wasRunning).map(({ queue }) => queue))
    },
    /** Until all are running again or done. */
    wait: (product: Product) =>
      withDatabase(product, async (client) => {
        const end = Date.now() + limit * 1000
        for (;;) {
          await look(client)
          if (seconds.size === killed.length || Date.now() > end) return
          await delay(500)
        }
      }),
    finding: (): Omit<Finding, 'tried'> => {
      const missing = killed.filter(({ queue }) => !seconds.has(queue)).map(({ queue }) => queue)
      for (const queue of missing) print(`not again: ${queue}`)
      const slowest = Math.max(0, ...seconds.values())
      return {
        times: `${killed.length} kinds of jobs`,
        lost: missing.length,
        seen: `running again within ${slowest.toFixed(1)} s (${limit}); done before the kill: ${instant.join(', ') || 'none'}`,
        holds: missing.length === 0 && slowest <= limit && killed.length > instant.length,
      }
    },
  }
}
