import { createHash } from 'node:crypto'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { folderError } from '#server/kit/startup-error.ts'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { prepareCluster, prepareSocketDir, type Cluster } from './cluster.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { port } from './postmaster.ts'
import { prepareRoles, type RoleConnection, superuser } from './roles.ts'
import { runner } from './run.ts'
import { supervise } from './supervisor.ts'

export type EmbeddedPostgres = {
  /** As the owner of everything; `asAppRole` is for the running academy. */
  owner: RoleConnection
  /** Changes when PostgreSQL is restarted. */
  readonly pid: number
  /** Called once if PostgreSQL ends and cannot be restarted. */
  onExit(listener: (error: Error) => void): void
  /** Lets another start on the same folder wait instead of failing. */
  announceStop(): void
  stop(): Promise<void>
}
type Options = {
  dataDir: string
  /** False is faster, but loses data in a power cut: for tests only. */
  durable?: boolean
  log?: (line: string) => void
}

/** Starts PostgreSQL, creates its data folder if necessary, and restarts it if it ends. */
export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
  log = () => {},
}: Options): Promise<EmbeddedPostgres> {
  try {
    const folder = await realFolder(dataDir)
    const lock = await lockFolder(folder, log)
    try {
      return await startLocked(await openCluster(folder, durable), lock, log)
    } catch (error) {
      await lock.release()
      throw error
    }
  } catch (error) {
    throw folderError(dataDir, error)
  }
}

async function startLocked(cluster: Cluster, lock: FolderLock, log: (line: string) => void): Promise<EmbeddedPostgres> {
  await prepareCluster(cluster)
  const server = await supervise(cluster, log)
  const owner = { host: cluster.socketDir, port, user: superuser, database: 'postgres' }
  await prepareRoles(owner).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  let stopped: Promise<void> | null = null

  async function stop(): Promise<void> {
    lock.announceStop()
    await server.stop()
    if (cluster.socketDir !== cluster.dataDir) await rm(cluster.socketDir, { recursive: true, force: true })
    await lock.release()
  }

  return {
    owner,
    get pid() {
      return server.pid()
    },
    onExit: (listener) => server.onExit(listener),
    announceStop: () => lock.announceStop(),
    stop: () => (stopped ??= stop()),
  }
}

// A folder can have several paths; the lock and PostgreSQL's checks need the real one.
async function realFolder(dataDir: string): Promise<string> {
  const path = resolve(dataDir)
  await makeFolder(dirname(path))
  return realpath(path).catch(async () => join(await realpath(dirname(path)), basename(path)))
}

// mkdir's own recursion never ends below /proc.
async function makeFolder(path: string, canAscend = true): Promise<void> {
  const error = await mkdir(path).catch((error: NodeJS.ErrnoException) => error)
  if (!error || error.code === 'EEXIST') return
  if (error.code !== 'ENOENT' || !canAscend) throw error
  await makeFolder(dirname(path))
  await makeFolder(path, false)
}

async function openCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const binaries = await findBinaries(`${dataDir}.lib`)
  const account = await chooseAccount(dataDir, binaries)
  const socketDir = await prepareSocketDir(dataDir, id, account)
  return { dataDir, socketDir, logFile: `${dataDir}.log`, durable, account, run: await runner(binaries, account) }
}
