import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const pidFile = (dataDir: string) => join(dataDir, 'postmaster.pid')

// Higher than any real process id.
const unusedPid = 2_147_483_000

/** Stops processes that a killed start left running in the data folder. Call it only with the folder locked. */
export async function stopStaleProcesses(dataDir: string): Promise<void> {
  const recorded = await recordedPid(dataDir)
  if (recorded && (await worksIn(recorded, dataDir))) await end([recorded], ['SIGINT', 'SIGQUIT', 'SIGKILL'])
  // Backends without a postmaster still hold shared memory, which would prevent a new start.
  await end(await processesIn(dataDir), ['SIGQUIT', 'SIGKILL'])
  if (recorded && isAlive(recorded)) await clearPid(dataDir)
}

/** The process id that PostgreSQL wrote to the folder, and whether it accepts connections. */
export async function readPidFile(dataDir: string): Promise<{ pid: number; isReady: boolean } | null> {
  const lines = (await readFile(pidFile(dataDir), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : null
}

const recordedPid = async (dataDir: string) => (await readPidFile(dataDir))?.pid

// The recorded process id now belongs to another program, which PostgreSQL would take for a running server. The rest of
// the file stays, because PostgreSQL uses it to check the old shared memory.
async function clearPid(dataDir: string): Promise<void> {
  // A server that has just stopped removes the file itself.
  const text = await readFile(pidFile(dataDir), 'utf8').catch(() => null)
  if (text !== null) await writeFile(pidFile(dataDir), text.replace(/^\d+/, String(unusedPid)))
}

async function end(pids: number[], signals: NodeJS.Signals[]): Promise<void> {
  let running = pids
  for (const signal of signals) {
    for (const pid of running) send(pid, signal)
    for (let waited = 0; running.length > 0 && waited < 10_000; waited += 20) {
      running = running.filter(isAlive)
      if (running.length > 0) await delay(20)
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

/** The lock file of an old socket may name a process id that now belongs to another program. */
export async function removeOldSocket(socketDir: string): Promise<void> {
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await rm(join(socketDir, name), { force: true })
}
