import { spawn } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { overloaded } from '../errors.ts'

const program = fileURLToPath(new URL('./first-page-process.ts', import.meta.url))
const watchdog = fileURLToPath(new URL('../workers/watchdog.ts', import.meta.url))
const libraries = fileURLToPath(new URL('../..', import.meta.resolve('pdfjs-dist/package.json')))
const permissions = [
  '--permission',
  '--allow-addons',
  '--allow-worker',
  ...[program, watchdog, libraries].map((path) => `--allow-fs-read=${path}`),
]

type Limits = { cpuSeconds: number; memoryMb: number; timeoutMs: number }

// Together with the server's own memory it stays below the limit of the service (deploy/academy@.service).
// The timeout is only for a machine that is too busy.
const defaults: Limits = { cpuSeconds: 5, memoryMb: 400, timeoutMs: 20_000 }

/**
 * The first page of a PDF as a WebP picture; null if it can't be drawn within the limits. Rejects if the machine is too
 * busy. It is drawn in a process of its own, which has no secrets and can end without harm: PDFs come from anyone, and
 * the drawing library is native code.
 */
export async function drawFirstPage(pdf: Buffer, limits: Partial<Limits> = {}): Promise<Buffer | null> {
  const { cpuSeconds, memoryMb, timeoutMs } = { ...defaults, ...limits }
  const heap = [`--max-old-space-size=${memoryMb}`, '--max-semi-space-size=8']
  const waitSeconds = timeoutMs / 2000
  const watched = [memoryMb, cpuSeconds, waitSeconds].map(String)
  const child = spawn(process.execPath, [...permissions, ...heap, program, ...watched], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  lowerPriority(child.pid)
  const closed = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  // A process that ends early closes its input.
  child.stdin.on('error', () => {}).end(pdf)
  const [code, picture] = await Promise.all([closed, buffer(child.stdout)])
  if (child.killed) throw overloaded()
  return code === 0 ? picture : null
}

/** Requests come first when the cores are busy. */
function lowerPriority(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(19, getPriority() + 5))
  } catch {
    // It has already ended, or the system doesn't allow it.
  }
}
