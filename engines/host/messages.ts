import type { Failure, PrintedLine, RealmMessage } from '../realm/protocol.ts'
import { tooLargeToCompare } from '../values.ts'

/** A realm never sends more; see `encode`. */
const maxValue = 200_000
/** Nor more lines at once; see `batchLines`. */
const maxLines = 10_000
const maxName = 100

/** Learners' code may send anything. Returns null for what no realm sends; whatever is returned is small and plain. */
export function readMessage(data: unknown): RealmMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const message = data as Record<string, unknown>
  const id = textOf(message['id'], maxName)
  switch (message['kind']) {
    case 'ready':
      return { kind: 'ready' }
    case 'printed': {
      const { lines } = message
      return Array.isArray(lines) && lines.length <= maxLines ? { kind: 'printed', lines: lines.map(readLine) } : null
    }
    case 'loading':
      return { kind: 'loading', text: textOf(message['text'], maxName), part: partOf(message['part']) }
    case 'value': {
      const { value } = message
      const isReadable = typeof value === 'string' && value.length <= maxValue
      return isReadable ? { kind: 'value', id, value } : { kind: 'failure', id, failure: tooLarge }
    }
    case 'failure':
      return { kind: 'failure', id, failure: readFailure(message['failure']) }
    default:
      return null
  }
}

const tooLarge: Failure = { name: 'RangeError', message: tooLargeToCompare, file: null, line: null }

const textOf = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : '')
const partOf = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : 0)

function readLine(data: unknown): PrintedLine {
  const { level, text } = (data ?? {}) as Record<string, unknown>
  return { level: level === 'warn' || level === 'error' ? level : 'log', text: textOf(text, maxValue) }
}

function readFailure(data: unknown): Failure {
  const { name, message, file, line } = (data ?? {}) as Record<string, unknown>
  return {
    name: textOf(name, 100),
    message: textOf(message, 2000),
    file: typeof file === 'string' ? file.slice(0, 200) : null,
    line: typeof line === 'number' && Number.isInteger(line) && line > 0 ? line : null,
  }
}
