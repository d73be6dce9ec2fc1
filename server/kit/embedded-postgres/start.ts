import { createHash } from 'node:crypto'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { folderError } from '#server/kit/startup-error.ts'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { prepareCluster, prepareSocketDir, superuser, type Cluster } from './cluster.ts'
import { ownFolder, type Owner } from './folder-lock.ts'
import { port } from './postmaster.ts'
import { runner } from './run.ts'
import { supervise } from './supervisor.ts'

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string }
  /** Changes when PostgreSQL had to be started again. */
  readonly pid: number
  /** Called once if PostgreSQL ends and cannot be brought back: then the academy must end as well. */
  onExit(tell: (problem: Error) => void): void
  /** Says that stop will follow: another start on the same folder then waits instead of being refused. */
  announceStop(): void
  stop(): Promise<void>
}
type Options = {
  dataDir: string
  /** False gives up safety against power cuts for speed: for tests only. */
  durable?: boolean
  log?: (line: string) => void
}

/** Starts PostgreSQL on the folder, creates it where there is none, and keeps it running until it is stopped. */
export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
  log = () => {},
}: Options): Promise<EmbeddedPostgres> {
  try {
    const folder = await realFolder(dataDir)
    const owner = await ownFolder(folder, log)
    try {
      return await startOwned(await openCluster(folder, durable), owner, log)
    } catch (error) {
      await owner.release()
      throw error
    }
  } catch (error) {
    throw folderError(dataDir, error)
  }
}

async function startOwned(cluster: Cluster, owner: Owner, log: (line: string) => void): Promise<EmbeddedPostgres> {
  await prepareCluster(cluster)
  const server = await supervise(cluster, log)
  let stopped: Promise<void> | null = null

  async function stop(): Promise<void> {
    owner.announceStop()
    await server.stop()
    if (cluster.socketDir !== cluster.dataDir) await rm(cluster.socketDir, { recursive: true, force: true })
    await owner.release()
  }

  return {
    connection: { host: cluster.socketDir, port, user: superuser, database: 'postgres' },
    get pid() {
      return server.pid()
    },
    onExit: (tell) => server.onExit(tell),
    announceStop: () => owner.announceStop(),
    stop: () => (stopped ??= stop()),
  }
}

// One folder may have several paths; the owner lock and PostgreSQL's own checks need the one real path.
async function realFolder(dataDir: string): Promise<string> {
  const path = resolve(dataDir)
  await makeFolder(dirname(path))
  return realpath(path).catch(async () => join(await realpath(dirname(path)), basename(path)))
}

// Not mkdir's own recursion: below /proc that never ends.
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
