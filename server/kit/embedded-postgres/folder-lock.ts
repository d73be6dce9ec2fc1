import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startupError } from '#server/kit/startup-error.ts'

/** While it is held, no other process of this machine opens the same data folder. */
export type Owner = {
  /** Tells a start that waits for the folder that it will soon be free. */
  announceStop(): void
  release(): Promise<void>
}

type Holder = { pid: string; state: string }

// A start that was killed from outside may need a moment to notice; one that says it is leaving gets longer.
const patience = { running: 3_000, other: 15_000 }

/** Takes the folder (a real path), waits while its last owner is leaving, and refuses when somebody else keeps it. */
export async function ownFolder(folder: string, log: (line: string) => void): Promise<Owner> {
  const address = addressOf(folder)
  let state = 'running'
  const began = performance.now()
  for (let told = false; ; told = true) {
    const server = await listen(address, () => `${process.pid} ${state}`)
    if (server) return { announceStop: () => void (state = 'stopping'), release: () => close(server) }

    const holder = await ask(address)
    const limit = holder?.state === 'running' ? patience.running : patience.other
    if (performance.now() - began > limit) throw inUse(folder, holder)
    if (!holder) await clearStale(address)
    else if (!told) log(`Waiting for process ${holder.pid} to let go of ${folder}`)
    await delay(50)
  }
}

function inUse(folder: string, holder: Holder | null) {
  return startupError(
    `The data folder ${folder} is in use by another start (process ${holder?.pid ?? 'unknown'}): stop that one first, or choose another one with DATA_DIR.`,
  )
}

// Linux has socket names outside the file system, which vanish with their process however it dies.
function addressOf(folder: string): string {
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 24)
  return process.platform === 'linux' ? `\0kaushal-techbridge-${id}` : join(tmpdir(), `kaushal-${id}.sock`)
}

async function clearStale(address: string): Promise<void> {
  if (!address.startsWith('\0')) await rm(address, { force: true })
}

function listen(address: string, answer: () => string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      // Whoever asks may hang up before the answer.
      socket.on('error', () => socket.destroy())
      socket.end(answer())
    })
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })
}

/** Asks who holds the address. Null when nobody does. */
function ask(address: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(address)
    const tell = () => {
      socket.destroy()
      const [pid = '', state = 'silent'] = answer.split(' ')
      resolve({ pid: pid || 'unknown', state })
    }
    socket.setTimeout(1_000, tell)
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
    socket.once('end', tell)
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? resolve(null) : tell(),
    )
  })
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))
