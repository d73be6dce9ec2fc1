import { codeOf } from '../calls/input.ts'
import type { Check, Language, Program } from '../program.ts'
import type { Command, Failure, PrintedLine } from '../realm/protocol.ts'
import { readMessage } from './messages.ts'

/** A connection to a place where learners' code runs: a worker in the page, a sandboxed process on the server. */
export type Connection = {
  post: (command: Command) => void
  close: () => void
  /** How long the realm has waited for a core so far, where that is known. */
  waitedMs?: () => number
}
export type Connect = (events: {
  onMessage: (message: unknown) => void
  /** With what to tell the learner, where it isn't the code that failed. */
  onEnd: (reason?: string) => void
}) => Connection

export type Reply =
  | { kind: 'value'; value: string }
  | { kind: 'failure'; failure: Failure }
  /** It took too long and was ended. */
  | { kind: 'timeout' }
  /** It ended by itself: out of memory, the code ended it, or for the reason. */
  | { kind: 'ended'; reason?: string }

type SessionOptions = {
  /** How long one command may take. */
  seconds: number
  onPrint?: (lines: PrintedLine[]) => void
  onLoading?: (text: string, part: number) => void
}

export type Session = {
  /** Before `start`: the program can't read what was there before it. */
  prepare: (checks: readonly Pick<Check, 'run' | 'setup' | 'call' | 'steps'>[], language?: Language) => Promise<Reply>
  start: (program: Program) => Promise<Reply>
  /** Runs the code of the check with this number among those that were prepared. */
  evaluate: (check: number) => Promise<Reply>
  settle: () => Promise<Reply>
  isOpen: () => boolean
  close: () => void
}

const maxPrinted = 64 * 1024
/** For starting a realm, before any of the learner's code runs; Python takes seconds on a phone. */
const startSeconds = 120
/** On a busy machine a command may take so many times its seconds longer. */
const maxExtra = 5

/** Commands to one realm, each with a time limit. After a timeout the realm is gone. */
export function openSession(connect: Connect, { seconds, onPrint, onLoading }: SessionOptions): Session {
  const waiting = new Map<string, (reply: Reply) => void>()
  let isOpen = true
  let isReady = false
  let queue: (() => void)[] = []
  let room = maxPrinted

  const becomeReady = () => {
    if (isReady) return
    isReady = true
    clearTimeout(starting)
    for (const send of queue.splice(0)) send()
  }
  const end = (reply: Reply) => {
    if (!isOpen) return
    isOpen = false
    clearTimeout(starting)
    connection.close()
    for (const settle of waiting.values()) settle(reply)
    waiting.clear()
  }
  const receive = (data: unknown) => {
    const message = readMessage(data)
    if (!message || !isOpen) return
    if (message.kind === 'ready') return becomeReady()
    if (message.kind === 'loading') return onLoading?.(message.text, message.part)
    if (message.kind === 'printed') {
      if (room < 0) return
      const { lines, left } = fitting(message.lines, room)
      room = left
      return onPrint?.(lines)
    }
    const settle = waiting.get(message.id)
    waiting.delete(message.id)
    settle?.(message.kind === 'value' ? { kind: 'value', value: message.value } : message)
  }
  const starting = setTimeout(() => end({ kind: 'timeout' }), startSeconds * 1000)
  const connection = connect({
    onMessage: receive,
    onEnd: (reason) => end(reason ? { kind: 'ended', reason } : { kind: 'ended' }),
  })

  const send = (command: Command) =>
    new Promise<Reply>((resolve) => {
      if (!isOpen) return resolve({ kind: 'ended' })
      let timer: ReturnType<typeof setTimeout> | undefined
      waiting.set(command.id, (reply) => {
        clearTimeout(timer)
        resolve(reply)
      })
      const post = () => {
        const began = performance.now()
        const waited = connection.waitedMs?.() ?? 0
        const endAfter = (ms: number) => {
          timer = setTimeout(() => {
            // Only the realm's own time counts, up to a limit.
            const extra = Math.min((connection.waitedMs?.() ?? 0) - waited, seconds * maxExtra * 1000)
            const left = seconds * 1000 + extra - (performance.now() - began)
            if (left < 10) end({ kind: 'timeout' })
            else endAfter(left)
          }, ms)
        }
        endAfter(seconds * 1000)
        connection.post(command)
      }
      if (isReady) post()
      else queue = [...queue, post]
    })
  const newId = () => crypto.randomUUID()
  return {
    // Only what the realm needs: what is expected stays here.
    prepare: (checks, language = 'javascript') =>
      send({ id: newId(), command: 'prepare', checks: checks.map((check) => codeOf(check, language)) }),
    start: (program) => send({ id: newId(), command: 'start', program }),
    evaluate: (check) => send({ id: newId(), command: 'evaluate', check }),
    settle: () => send({ id: newId(), command: 'settle' }),
    isOpen: () => isOpen,
    close: () => end({ kind: 'ended' }),
  }
}

/** As many of the lines as there is room for; less than none is left once some are missing. */
function fitting(lines: readonly PrintedLine[], room: number): { lines: PrintedLine[]; left: number } {
  const fit: PrintedLine[] = []
  let left = room
  for (const { level, text } of lines) {
    fit.push({ level, text: text.slice(0, left) })
    left -= text.length + 1
    if (left < 0) {
      fit.push({ level: 'warn', text: 'There is more output than can be shown.' })
      break
    }
  }
  return { lines: fit, left }
}
