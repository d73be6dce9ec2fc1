import type { Program } from '../program.ts'
import type { Command, Failure, PrintedLine, RealmMessage } from '../realm/protocol.ts'

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
  start: (program: Program) => Promise<Reply>
  evaluate: (source: string, setup: string) => Promise<Reply>
  settle: () => Promise<Reply>
  isOpen: () => boolean
  close: () => void
}

const maxPrinted = 64 * 1024
/** For starting a realm, before any of the learner's code runs; Python takes seconds on a phone. */
const startSeconds = 120
/** On a busy machine a command may take so many times its seconds longer. */
const maxExtra = 5
/** A realm never sends more; see `encode`. */
const maxValue = 200_000

/** Commands to one realm, each with a time limit. After a timeout the realm is gone. */
export function openSession(connect: Connect, { seconds, onPrint, onLoading }: SessionOptions): Session {
  const waiting = new Map<string, (reply: Reply) => void>()
  let isOpen = true
  let isReady = false
  let queue: (() => void)[] = []
  let printed = 0

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
      if (printed > maxPrinted) return
      printed += message.lines.reduce((sum, { text }) => sum + text.length + 1, 0)
      const cut = { level: 'warn' as const, text: 'There is more output than can be shown.' }
      return onPrint?.(printed > maxPrinted ? [...message.lines.map(truncated), cut] : message.lines)
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
    start: (program) => send({ id: newId(), command: 'start', program }),
    evaluate: (source, setup) => send({ id: newId(), command: 'evaluate', source, setup }),
    settle: () => send({ id: newId(), command: 'settle' }),
    isOpen: () => isOpen,
    close: () => end({ kind: 'ended' }),
  }
}

const truncated = ({ level, text }: PrintedLine): PrintedLine => ({ level, text: text.slice(0, maxPrinted) })

/** Learners' code may send anything. */
function readMessage(data: unknown): RealmMessage | null {
  const message = (data ?? {}) as Record<string, unknown>
  switch (message['kind']) {
    case 'printed':
      return Array.isArray(message['lines']) ? { kind: 'printed', lines: message['lines'].map(readLine) } : null
    case 'ready':
      return { kind: 'ready' }
    case 'loading':
      return { kind: 'loading', text: textOf(message['text']), part: Number(message['part']) || 0 }
    case 'value': {
      const value = textOf(message['value'])
      if (value.length <= maxValue) return { kind: 'value', id: textOf(message['id']), value }
      return { kind: 'failure', id: textOf(message['id']), failure: tooLarge }
    }
    case 'failure':
      return { kind: 'failure', id: textOf(message['id']), failure: readFailure(message['failure']) }
    default:
      return null
  }
}

const tooLarge: Failure = { name: 'RangeError', message: 'The value is too large to compare.', file: null, line: null }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function readLine(data: unknown): PrintedLine {
  const { level, text } = (data ?? {}) as Record<string, unknown>
  return { level: level === 'warn' || level === 'error' ? level : 'log', text: textOf(text) }
}

function readFailure(data: unknown): Failure {
  const { name, message, file, line } = (data ?? {}) as Record<string, unknown>
  return {
    name: textOf(name).slice(0, 100),
    message: textOf(message).slice(0, 2000),
    file: typeof file === 'string' ? file.slice(0, 200) : null,
    line: typeof line === 'number' && Number.isInteger(line) && line > 0 ? line : null,
  }
}
