import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const pidFile = (dataDir: string) => join(dataDir, 'postmaster.pid')

// Above every system's highest process id, so that it is never anybody's.
const nobody = 2_147_483_000

/** Ends what a killed start left running in the data folder. Call it only as the folder's owner. */
export async function clearLeftOvers(dataDir: string): Promise<void> {
  const noted = await notedPid(dataDir)
  if (noted && (await worksIn(noted, dataDir))) await end([noted], ['SIGINT', 'SIGQUIT', 'SIGKILL'])
  // Without their postmaster these can do no more than hold the shared memory that keeps a new one from starting.
  await end(await processesIn(dataDir), ['SIGQUIT', 'SIGKILL'])
  if (noted && isAlive(noted)) await disown(dataDir)
}

/** The process id PostgreSQL wrote into the folder, and whether that process takes connections. */
export async function readPidFile(dataDir: string): Promise<{ pid: number; isReady: boolean } | null> {
  const lines = (await readFile(pidFile(dataDir), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : null
}

const notedPid = async (dataDir: string) => (await readPidFile(dataDir))?.pid

// The noted process id belongs to a stranger by now, which PostgreSQL would take for a running server. The rest of the
// file stays: from it PostgreSQL checks for itself that nobody uses the old shared memory.
async function disown(dataDir: string): Promise<void> {
  const text = await readFile(pidFile(dataDir), 'utf8')
  await writeFile(pidFile(dataDir), text.replace(/^\d+/, String(nobody)))
}

async function end(pids: number[], signals: NodeJS.Signals[]): Promise<void> {
  let left = pids
  for (const signal of signals) {
    for (const pid of left) send(pid, signal)
    for (let waited = 0; left.length > 0 && waited < 10_000; waited += 20) {
      left = left.filter(isAlive)
      if (left.length > 0) await delay(20)
    }
  }
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const isAlive = (pid: number) => send(pid, 0)

async function processesIn(dataDir: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => [])
  const pids = names.map(Number).filter((pid) => pid > 0)
  const found = await Promise.all(pids.map((pid) => worksIn(pid, dataDir)))
  return pids.filter((_, index) => found[index])
}

async function worksIn(pid: number, dataDir: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const [program, folder] = await Promise.all([readProc(pid, 'exe'), readProc(pid, 'cwd')])
    return basename(program).startsWith('postgres') && folder === dataDir
  }
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }))
  return stdout.includes('postgres') && stdout.includes(dataDir)
}

const readProc = (pid: number, name: string) => readlink(`/proc/${pid}/${name}`).catch(() => '')

/** Forgets an old socket: its lock file too may name a process id that is a stranger's by now. */
export async function removeOldSocket(socketDir: string): Promise<void> {
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await rm(join(socketDir, name), { force: true })
}
