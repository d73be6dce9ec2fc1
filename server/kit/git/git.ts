import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findProgram } from '../sandbox/find-program.ts'

const megabyte = 1024 * 1024

/** For each process. What learners send is small; what needs more than this isn't sent in good faith. */
const limits = ['--cpu=20', `--as=${512 * megabyte}`, `--fsize=${128 * megabyte}`, '--nofile=256', '--core=0'] as const

/** No configuration of the machine applies, nothing of a repository is run, and nothing else is fetched. */
const environment = {
  HOME: '/nonexistent',
  PATH: '/usr/bin:/bin',
  LC_ALL: 'C.UTF-8',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
} as const
const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.bigFileThreshold=16m',
  'gc.auto=0',
  'maintenance.auto=false',
  'pack.threads=1',
  'pack.windowMemory=64m',
  'protocol.allow=never',
  'safe.directory=*',
  'transfer.bundleURI=false',
  'uploadpack.allowFilter=false',
].flatMap((setting) => ['-c', setting])

type Programs = { git: string; prlimit: string }

/** Null where Git’s programs, or the limits they need, aren’t installed. */
export function findGit(): Git | null {
  const [git, prlimit] = [findProgram('git'), findProgram('prlimit')]
  return process.platform === 'linux' && git && prlimit ? createGit({ git, prlimit }) : null
}

export type Git = ReturnType<typeof createGit>

type Options = {
  input?: Buffer | string | undefined
  env?: Record<string, string> | undefined
  seconds?: number
  /** More output ends it. */
  maxBytes?: number
  /** What it says before it fails is for somebody else to read. */
  mayFail?: boolean
}

/** A command that failed; `stderr` says why, in English. */
export class GitFailure extends Error {
  readonly stderr: string

  constructor(command: string, stderr: string) {
    super(`git ${command}: ${stderr || 'ended without an error'}`)
    this.stderr = stderr
  }
}

/** Only the start of an error message is of use, and it may contain what somebody sent. */
const maxErrors = 4_000

function createGit({ git, prlimit }: Programs) {
  /** Starts it without a shell, behind everything else that runs here, and ends it with its children after the time. */
  function start(folder: string, args: readonly string[], { env = {}, seconds = 30 }: Options) {
    const child = spawn(prlimit, [...limits, git, ...settings, ...args], {
      cwd: folder,
      env: { ...environment, GIT_DIR: folder, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    })
    let stderr = ''
    child.stderr.on('data', (data) => {
      if (stderr.length < maxErrors) stderr += String(data)
    })
    const end = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended already.
      }
    }
    const timer = setTimeout(end, seconds * 1000)
    const done = new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => {
        clearTimeout(timer)
        if (code === 0) resolve()
        else reject(new GitFailure(args[0] ?? '', stderr.trim() || (signal ?? '')))
      })
    })
    try {
      setPriority(child.pid!, constants.priority.PRIORITY_LOW)
    } catch {
      // It didn’t start, which `done` reports, or it has ended.
    }
    return { child, done, end }
  }

  /** Its output. Rejects with a `GitFailure`. */
  async function run(folder: string, args: readonly string[], options: Options = {}): Promise<Buffer> {
    const { maxBytes = 8 * megabyte } = options
    const { child, done, end } = start(folder, args, options)
    const chunks: Buffer[] = []
    let bytes = 0
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= maxBytes) chunks.push(chunk)
      else end()
    })
    // It may end without reading everything.
    pipeline(Readable.from(options.input === undefined ? [] : [options.input]), child.stdin).catch(() => {})
    const failure = await done.catch((error: unknown) => error)
    if (bytes > maxBytes) throw new GitFailure(args[0] ?? '', 'too much output')
    if (failure && !(options.mayFail && bytes > 0)) throw failure
    return Buffer.concat(chunks)
  }

  /** Its output as it comes. The stream fails if the command does. */
  function stream(folder: string, args: readonly string[], options: Options = {}): Readable {
    const { child, done, end } = start(folder, args, options)
    pipeline(Readable.from(options.input === undefined ? [] : [options.input]), child.stdin).catch(() => {})
    async function* output() {
      try {
        yield* child.stdout as AsyncIterable<Buffer>
        await done
      } finally {
        end()
        await done.catch(() => {})
      }
    }
    done.catch(() => {})
    return Readable.from(output(), { objectMode: false })
  }

  return { run, stream }
}
