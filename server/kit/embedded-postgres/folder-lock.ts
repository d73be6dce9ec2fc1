import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startupError } from '#server/kit/startup-error.ts'

/** Prevents other processes on this machine from opening the same data folder. */
export type FolderLock = {
  /** Lets another start wait for the folder instead of failing. */
  announceStop(): void
  release(): Promise<void>
}

type Holder = { pid: string; state: string }

// A killed process may need a moment to end; one that is stopping gets longer.
const timeouts = { running: 3_000, stopping: 15_000 }

/** Locks the folder (a real path). Waits if its owner is stopping, and fails if it keeps running. */
export async function lockFolder(folder: string, log: (line: string) => void): Promise<FolderLock> {
  const address = addressOf(folder)
  let state = 'running'
  const start = performance.now()
  for (let isLogged = false; ; isLogged = true) {
    const server = await listen(address, () => `${process.pid} ${state}`)
    if (server) return { announceStop: () => void (state = 'stopping'), release: () => close(server) }

    const holder = await ask(address)
    const limit = holder?.state === 'running' ? timeouts.running : timeouts.stopping
    if (performance.now() - start > limit) throw inUse(folder, holder)
    if (!holder) await clearStale(address)
    else if (!isLogged) log(`Waiting for process ${holder.pid} to release ${folder}`)
    await delay(50)
  }
}

function inUse(folder: string, holder: Holder | null) {
  return startupError(
    `The data folder ${folder} is in use (process ${holder?.pid ?? 'unknown'}). Stop that process first, or set DATA_DIR to another folder.`,
  )
}

// Linux has abstract sockets, which disappear with their process.
function addressOf(folder: string): string {
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 24)
  return process.platform === 'linux' ? `\0kaushal-techbridge-${id}` : join(tmpdir(), `kaushal-${id}.sock`)
}

async function clearStale(address: string): Promise<void> {
  if (!address.startsWith('\0')) await rm(address, { force: true })
}

function listen(address: string, describe: () => string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      // The client may disconnect first.
      socket.on('error', () => socket.destroy())
      socket.end(describe())
    })
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })
}

/** Null if nobody holds the lock. */
function ask(address: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    let response = ''
    const socket = connect(address)
    const finish = () => {
      socket.destroy()
      const [pid = '', state = 'silent'] = response.split(' ')
      resolve({ pid: pid || 'unknown', state })
    }
    socket.setTimeout(1_000, finish)
    socket.setEncoding('utf8').on('data', (chunk: string) => (response += chunk))
    socket.once('end', finish)
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? resolve(null) : finish(),
    )
  })
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))
