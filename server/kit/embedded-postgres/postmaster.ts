import { once } from 'node:events'
import { open, readFile, stat, statfs, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { diskFull, startupError } from '#server/kit/startup-error.ts'
import { corrupt, type Cluster } from './cluster.ts'
import { clearLeftOvers, readPidFile, removeOldSocket } from './stale-processes.ts'

/** PostgreSQL, running and ready. */
export type Postmaster = {
  pid: number
  /** How it ended, once it has. */
  exited: Promise<string>
  stop(): Promise<void>
}

export const port = 5432
const attempts = 20
// One segment of its log of changes, which it may have to add before it can start.
const leastSpace = 16 * 1024 * 1024
const logLimit = { most: 5_000_000, keep: 1_000_000 }

/** Starts PostgreSQL on the folder and waits until it takes connections, however long its recovery needs. */
export async function launch(cluster: Cluster): Promise<Postmaster> {
  await clearLeftOvers(cluster.dataDir)
  await removeOldSocket(cluster.socketDir)
  await trimLog(cluster.logFile)
  for (let attempt = 1; ; attempt++) {
    const result = await attemptLaunch(cluster)
    if (!(result instanceof Error)) return result
    // Old backends may hold the shared memory for a moment longer; other reasons do not pass by waiting.
    if (!result.message.includes('shared memory block') || attempt === attempts) throw result
    await delay(250)
  }
}

async function attemptLaunch(cluster: Cluster): Promise<Postmaster | Error> {
  const log = await open(cluster.logFile, 'a', 0o600)
  const { size } = await log.stat()
  const { user } = cluster.account
  if (user) await log.chown(user.uid, user.gid)
  const child = cluster.run('postgres', settings(cluster), { deathSignal: 'INT', stdio: ['ignore', log.fd, log.fd] })
  const over = new AbortController()
  const exited = once(child, 'exit')
    .then(
      ([code, signal]): string => signal ?? `exit code ${code}`,
      (error: Error) => error.message,
    )
    .finally(() => over.abort())
  await log.close()
  while (!over.signal.aborted) {
    const noted = await readPidFile(cluster.dataDir)
    if (child.pid && noted?.pid === child.pid && noted.isReady) {
      const { pid } = child
      return { pid, exited, stop: () => stop(exited, (signal) => child.kill(signal)) }
    }
    await delay(10)
  }
  return failure(cluster, await exited, (await readFile(cluster.logFile)).subarray(size).toString())
}

function settings({ dataDir, socketDir, durable }: Cluster): string[] {
  const safety = durable ? 'on' : 'off'
  const values = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    port,
    shared_buffers: '128MB',
    // As in production: an SSD reads anywhere as fast, and what is not large is in memory.
    random_page_cost: 1.1,
    max_connections: 100,
    fsync: safety,
    synchronous_commit: safety,
    full_page_writes: safety,
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Not the failed statements: whoever sent them tells of them, and they carry people's data.
    log_min_messages: 'log',
  }
  return ['-D', dataDir, ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

// Clients that are just hanging up may finish; then they are cut off; then by force. A committed row survives each.
const stopSignals = [
  ['SIGTERM', 500],
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const

async function stop(exited: Promise<string>, kill: (signal: NodeJS.Signals) => void): Promise<void> {
  for (const [signal, patienceMs] of stopSignals) {
    kill(signal)
    const patience = new AbortController()
    const isOver = exited.then(() => true)
    const gaveUp = delay(patienceMs, false, { signal: patience.signal }).catch(() => false)
    if (await Promise.race([isOver, gaveUp])) return patience.abort()
  }
}

const damage =
  /checkpoint|control file|pg_control|No such file|does not exist|is not a valid|incompatible|invalid magic/

async function failure({ dataDir, logFile }: Cluster, end: string, said: string): Promise<Error> {
  const reason = said.match(/(?:FATAL|PANIC): +(.*)/)?.[1] ?? end
  const { bavail, bsize } = await statfs(dataDir)
  // On a full disk PostgreSQL cannot even write into its log why it ended.
  if (bavail * bsize < leastSpace || /No space left on device/.test(reason)) return diskFull(dataDir)
  if (damage.test(reason)) return corrupt(dataDir, reason)
  return startupError(`PostgreSQL does not start (${reason}): look at ${logFile}, put that right and start again.`)
}

async function trimLog(path: string): Promise<void> {
  const size = await stat(path).then(
    ({ size }) => size,
    () => 0,
  )
  if (size > logLimit.most) await writeFile(path, (await readFile(path)).subarray(-logLimit.keep))
}
