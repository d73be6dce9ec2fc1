import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import type { Connect } from '../host/session.ts'
import type { RealmName } from '../program.ts'
import { describeExit, readReplies } from './replies.ts'

export type Launch = {
  command: string[]
  /** What the command reads from file descriptor 4. */
  input?: Uint8Array
  env?: NodeJS.ProcessEnv
}

const main = join(import.meta.dirname, 'main.ts')
const ourEnv = { TZ: 'Asia/Kolkata', LANG: 'C.UTF-8' }
/** As in the page, where the policy forbids it: no code is made of texts. Packages of projects need it. */
export const realmFlags = (language: RealmName): string[] =>
  language === 'project' ? [] : ['--disallow-code-generation-from-strings']
const withoutSandbox = (language: RealmName): Launch => ({
  command: [process.execPath, ...realmFlags(language), main, language, inheritedFiles()],
})

/** Starts the realm with a command that may put it into a sandbox. */
export const connectToProcess =
  (language: RealmName, launch: (language: RealmName) => Launch = withoutSandbox): Connect =>
  ({ onMessage, onEnd }) => {
    const { command, input, env = ourEnv } = launch(language)
    const [program = '', ...args] = command
    const child = spawn(program, args, { env, stdio: ['pipe', 'ignore', 'ignore', 'pipe', input ? 'pipe' : 'ignore'] })
    child.once('error', () => onEnd())
    child.once('close', (code, signal) => onEnd(describeExit(code, signal)))
    const [commands, , , replies, extra] = child.stdio as [Writable, null, null, Readable, Writable | null]
    for (const pipe of [commands, replies, extra]) pipe?.on('error', () => {})
    extra?.end(input)
    const close = () => {
      replies.destroy()
      child.kill('SIGKILL')
    }
    const read = readReplies(onMessage)
    replies.on('data', (bytes: Buffer) => {
      if (read(bytes)) return
      close()
      onEnd('The code wrote more than we can read.')
    })
    return {
      post: (command) => void commands.write(`${JSON.stringify(command)}\n`),
      close,
      waitedMs: () => (child.pid ? waitedMs(child.pid) : 0),
    }
  }

/** How long the process waited for a core: on a busy machine that is not the learner's fault. Zero where unknown. */
function waitedMs(pid: number): number {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${realmOf(pid)}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return 0
  }
}

/** In the sandbox, the realm is the last of a chain of processes with one child each. */
function realmOf(pid: number): number {
  const child = Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10)
  return child ? realmOf(child) : pid
}

const closeOnExec = 0o2000000

/** Files that our own parent left open for its children: the realm closes them before it runs anything. */
export function inheritedFiles(): string {
  try {
    const ours = readdirSync('/proc/self/fdinfo').filter((fd) => Number(fd) > 4 && !isClosedOnExec(fd))
    return ours.join(',')
  } catch {
    return ''
  }
}

function isClosedOnExec(fd: string): boolean {
  try {
    const [, flags = ''] = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8')) ?? []
    return (Number.parseInt(flags, 8) & closeOnExec) !== 0
  } catch {
    // It was the listing's own.
    return true
  }
}
