import { once } from 'node:events'
import { open, readFile, stat, statfs, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { diskFull, startupError } from '#server/kit/startup-error.ts'
import { corrupt, type Cluster } from './cluster.ts'
import { stopStaleProcesses, readPidFile, removeOldSocket } from './stale-processes.ts'

/** PostgreSQL, running and ready. */
export type Postmaster = {
  pid: number
  /** How it ended, once it has. */
  exited: Promise<string>
  stop(): Promise<void>
}

export const port = 5432
const attempts = 20
// One WAL segment, which PostgreSQL may have to add before it can start.
const minFreeBytes = 16 * 1024 * 1024
const logLimit = { max: 5_000_000, keep: 1_000_000 }

/** Starts PostgreSQL and waits until it accepts connections, however long its recovery takes. */
export async function launch(cluster: Cluster): Promise<Postmaster> {
  await stopStaleProcesses(cluster.dataDir)
  await removeOldSocket(cluster.socketDir)
  await trimLog(cluster.logFile)
  for (let attempt = 1; ; attempt++) {
    const result = await attemptLaunch(cluster)
    if (!(result instanceof Error)) return result
    // Old backends may hold the shared memory for a moment; waiting does not help with other errors.
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
  const ended = new AbortController()
  const exited = once(child, 'exit')
    .then(
      ([code, signal]): string => signal ?? `exit code ${code}`,
      (error: Error) => error.message,
    )
    .finally(() => ended.abort())
  await log.close()
  while (!ended.signal.aborted) {
    const recorded = await readPidFile(cluster.dataDir)
    if (child.pid && recorded?.pid === child.pid && recorded.isReady) {
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
    // For SSDs, as in production.
    random_page_cost: 1.1,
    max_connections: 100,
    fsync: safety,
    synchronous_commit: safety,
    full_page_writes: safety,
    autovacuum: safety,
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Failed statements are not logged, because they contain personal data; the server logs their errors.
    log_min_messages: 'log',
  }
  return ['-D', dataDir, ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

// First clients may finish, then they are disconnected, then PostgreSQL is killed. Committed rows survive each of these.
const stopSignals = [
  ['SIGTERM', 500],
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const

async function stop(exited: Promise<string>, kill: (signal: NodeJS.Signals) => void): Promise<void> {
  for (const [signal, timeoutMs] of stopSignals) {
    kill(signal)
    const timer = new AbortController()
    const hasEnded = exited.then(() => true)
    const timedOut = delay(timeoutMs, false, { signal: timer.signal }).catch(() => false)
    if (await Promise.race([hasEnded, timedOut])) return timer.abort()
  }
}

const damaged =
  /checkpoint|control file|pg_control|No such file|does not exist|is not a valid|incompatible|invalid magic/

async function failure({ dataDir, logFile }: Cluster, exit: string, output: string): Promise<Error> {
  const reason = output.match(/(?:FATAL|PANIC): +(.*)/)?.[1] ?? exit
  const { bavail, bsize } = await statfs(dataDir)
  // On a full disk PostgreSQL can't even log why it ended.
  if (bavail * bsize < minFreeBytes || /No space left on device/.test(reason)) return diskFull(dataDir)
  if (damaged.test(reason)) return corrupt(dataDir, reason)
  return startupError(`PostgreSQL does not start (${reason}). See ${logFile}.`)
}

async function trimLog(path: string): Promise<void> {
  const size = await stat(path).then(
    ({ size }) => size,
    () => 0,
  )
  if (size > logLimit.max) await writeFile(path, (await readFile(path)).subarray(-logLimit.keep))
}
