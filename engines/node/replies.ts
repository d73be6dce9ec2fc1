import { constants } from 'node:os'
import { endedEarly } from '../program.ts'

// A realm sends less, even one that prints all the time.
const maxBytes = 16 * 1024 * 1024
const maxLine = 2 * 1024 * 1024
const maxMessages = 200_000

const newLine = 0x0a

/**
 * Reads the lines that a realm writes, each a message in JSON. Learners' code can write there too: whatever it is, it
 * never throws. The result takes the next bytes and returns whether it can take more.
 */
export function readReplies(onMessage: (message: unknown) => void): (bytes: Uint8Array) => boolean {
  let isOver = false
  let total = 0
  let count = 0
  // The beginning of a line; it grows by doubling, because code can write byte by byte.
  let line = Buffer.alloc(1024)
  let length = 0
  const append = (bytes: Uint8Array) => {
    if (length + bytes.length > line.length) {
      const larger = Buffer.alloc(Math.max(line.length * 2, length + bytes.length))
      line.copy(larger, 0, 0, length)
      line = larger
    }
    line.set(bytes, length)
    length += bytes.length
  }
  const take = (bytes: Uint8Array) => {
    total += bytes.length
    let start = 0
    for (let end = bytes.indexOf(newLine); end >= 0; end = bytes.indexOf(newLine, start)) {
      if (total > maxBytes || count >= maxMessages || length + end - start > maxLine) return false
      append(bytes.subarray(start, end))
      const message = parseLine(line.toString('utf8', 0, length))
      start = end + 1
      length = 0
      count += 1
      if (message !== undefined) onMessage(message)
    }
    if (total > maxBytes || length + bytes.length - start > maxLine) return false
    append(bytes.subarray(start))
    return true
  }
  return (bytes) => {
    try {
      isOver ||= !take(bytes)
    } catch {
      isOver = true
    }
    return !isOver
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const { SIGKILL, SIGXCPU } = constants.signals

/** Why a realm ended by itself. bubblewrap, like a shell, exits with 128 and the number of the signal. */
export function describeExit(code: number | null, signal: NodeJS.Signals | null): string {
  const number = signal ? constants.signals[signal] : (code ?? 0) - 128
  if (number <= 0) return `The code ended its own process (exit code ${code ?? 0}) before it was done.`
  if (number === SIGXCPU || number === SIGKILL)
    return 'The code was stopped: it used too much processor time or memory.'
  return endedEarly
}
