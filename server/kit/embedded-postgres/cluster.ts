import { once } from 'node:events'
import { access, chmod, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { diskFull, startupError } from '#server/kit/startup-error.ts'
import { handOver, type Account } from './account.ts'
import { major } from './binaries.ts'
import type { Run } from './run.ts'

/** A data folder, and how to run PostgreSQL on it. */
export type Cluster = {
  dataDir: string
  socketDir: string
  logFile: string
  durable: boolean
  account: Account
  run: Run
}

export const superuser = 'app'

/** Makes the data folder fit for a start: creates it where there is none, refuses what is not ours to touch. */
export async function prepareCluster(cluster: Cluster): Promise<void> {
  const { dataDir, account } = cluster
  await removeHalfMade(dataDir)
  const present = await readdir(dataDir).catch(ifMissing([]))
  if (present.length === 0) return create(cluster)

  const version = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(ifMissing(null))
  if (version === null) throw corrupt(dataDir)
  if (version.trim() !== major) throw otherMajor(dataDir, version.trim())
  await access(join(dataDir, 'global', 'pg_control')).catch(() => {
    throw corrupt(dataDir)
  })
  await handOver(dataDir, account)
  // A copied folder has the copier's permissions, with which PostgreSQL would not start.
  await chmod(dataDir, 0o700)
}

function ifMissing<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}

// A creation that was cut short leaves its temporary folder, never half a cluster under the real name.
async function removeHalfMade(dataDir: string): Promise<void> {
  const parent = dirname(dataDir)
  for (const name of await readdir(parent)) {
    if (name.startsWith(halfMade(basename(dataDir)))) {
      await rm(join(parent, name), { recursive: true, force: true, maxRetries: 20 })
    }
  }
}

const halfMade = (path: string) => `${path}.init-`

async function create({ dataDir, durable, account, run }: Cluster): Promise<void> {
  const temporary = await mkdtemp(halfMade(dataDir))
  await handOver(temporary, account)
  // PostgreSQL's own Unicode rules, not the system's: the same order and the same letters on every machine.
  const ctype = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${ctype}`]
  const access = ['--auth-local=trust', '--auth-host=reject', `--username=${superuser}`]
  const sync = durable ? [] : ['--no-sync']
  const args = ['--pgdata', temporary, '--encoding=UTF8', ...locale, ...access, ...sync]
  const child = run('initdb', args, { deathSignal: 'KILL', stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const [code] = await once(child, 'close').catch((error: Error) => [error.message])
  if (code !== 0) {
    await rm(temporary, { recursive: true, force: true, maxRetries: 20 })
    throw notCreated(dataDir, said || String(code))
  }
  await rename(temporary, dataDir)
  if (durable) await syncFolder(dirname(dataDir))
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}

/** The folder for the socket: the data folder, unless the path would be too long for one. */
export async function prepareSocketDir(dataDir: string, id: string, account: Account): Promise<string> {
  if (dataDir.length <= 85) return dataDir
  const short = `/tmp/kaushal-postgres-${id}`
  await mkdir(short, { mode: 0o700, recursive: true })
  const { uid } = await stat(short)
  if (uid !== process.getuid?.() && uid !== account.user?.uid) throw foreign(short)
  await handOver(short, account)
  return short
}

function notCreated(dataDir: string, said: string): Error {
  if (said.includes('No space left on device')) return diskFull(dataDir)
  const reason = said.match(/^.*(?:error|FATAL|PANIC): +(.*)$/m)?.[1] ?? said.trim().slice(-300)
  return startupError(`The database in ${dataDir} could not be created (${reason}): put that right and start again.`)
}

const otherMajor = (dataDir: string, version: string) =>
  startupError(
    `The data folder ${dataDir} was made by PostgreSQL ${version}, and this is ${major}: choose another folder with DATA_DIR, or move its rows over with pg_dump ${version}.`,
  )

const foreign = (folder: string) =>
  startupError(
    `The folder ${folder} belongs to another user: start as that user, or choose another data folder with DATA_DIR.`,
  )

export const corrupt = (dataDir: string, reason = 'files are missing') =>
  startupError(
    `The data folder ${dataDir} holds no usable database (${reason}): restore a backup there, or move it away to begin anew.`,
  )
