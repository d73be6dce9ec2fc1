import { once } from 'node:events'
import { access, chmod, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { diskFull, startupError } from '#server/kit/startup-error.ts'
import { type Account, chownFolder } from './account.ts'
import { major } from './binaries.ts'
import { superuser } from './roles.ts'
import type { Run } from './run.ts'

/** A data folder and how to run PostgreSQL on it. */
export type Cluster = {
  dataDir: string
  socketDir: string
  logFile: string
  durable: boolean
  account: Account
  run: Run
}

/** Creates the data folder if necessary, and rejects one that this version can't use. */
export async function prepareCluster(cluster: Cluster): Promise<void> {
  const { dataDir, account } = cluster
  await removeUnfinished(dataDir)
  const entries = await readdir(dataDir).catch(ifMissing([]))
  if (entries.length === 0) return create(cluster)

  const version = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(ifMissing(null))
  if (version === null) throw corrupt(dataDir)
  if (version.trim() !== major) throw otherMajor(dataDir, version.trim())
  await access(join(dataDir, 'global', 'pg_control')).catch(() => {
    throw corrupt(dataDir)
  })
  await chownFolder(dataDir, account)
  // PostgreSQL does not start with the permissions of a copied folder.
  await chmod(dataDir, 0o700)
}

function ifMissing<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}

// An interrupted creation leaves only its temporary folder.
async function removeUnfinished(dataDir: string): Promise<void> {
  const parent = dirname(dataDir)
  for (const name of await readdir(parent)) {
    if (name.startsWith(unfinishedPrefix(basename(dataDir)))) {
      await rm(join(parent, name), { recursive: true, force: true, maxRetries: 20 })
    }
  }
}

const unfinishedPrefix = (path: string) => `${path}.init-`

async function create({ dataDir, durable, account, run }: Cluster): Promise<void> {
  const temporary = await mkdtemp(unfinishedPrefix(dataDir))
  await chownFolder(temporary, account)
  // PostgreSQL's own collation, so that sorting is the same on every machine.
  const ctype = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${ctype}`]
  const access = ['--auth-local=trust', '--auth-host=reject', `--username=${superuser}`]
  const sync = durable ? [] : ['--no-sync']
  const args = ['--pgdata', temporary, '--encoding=UTF8', ...locale, ...access, ...sync]
  const child = run('initdb', args, { deathSignal: 'KILL', stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const [code] = await once(child, 'close').catch((error: Error) => [error.message])
  if (code !== 0) {
    await rm(temporary, { recursive: true, force: true, maxRetries: 20 })
    throw creationError(dataDir, output || String(code))
  }
  await rename(temporary, dataDir)
  if (durable) await syncFolder(dirname(dataDir))
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}

/** The folder of the socket: the data folder, unless its path is too long. */
export async function prepareSocketDir(dataDir: string, id: string, account: Account): Promise<string> {
  if (dataDir.length <= 85) return dataDir
  const short = `/tmp/kaushal-postgres-${id}`
  await mkdir(short, { mode: 0o700, recursive: true })
  const { uid } = await stat(short)
  if (uid !== process.getuid?.() && uid !== account.user?.uid) throw wrongOwner(short)
  await chownFolder(short, account)
  return short
}

function creationError(dataDir: string, output: string): Error {
  if (output.includes('No space left on device')) return diskFull(dataDir)
  const reason = output.match(/^.*(?:error|FATAL|PANIC): +(.*)$/m)?.[1] ?? output.trim().slice(-300)
  return startupError(`Can't create the database in ${dataDir} (${reason}). Fix this and start again.`)
}

const otherMajor = (dataDir: string, version: string) =>
  startupError(
    `The data folder ${dataDir} was created by PostgreSQL ${version}, but this is version ${major}. Set DATA_DIR to another folder, or move the data with pg_dump ${version}.`,
  )

const wrongOwner = (folder: string) =>
  startupError(`The folder ${folder} belongs to another user. Start as that user, or set DATA_DIR to another folder.`)

export const corrupt = (dataDir: string, reason = 'files are missing') =>
  startupError(
    `The data folder ${dataDir} contains no usable database (${reason}). Restore a backup, or move the folder away to start from scratch.`,
  )
