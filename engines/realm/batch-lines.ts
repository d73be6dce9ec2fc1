import type { PrintedLine } from './protocol.ts'

/** What may leave a realm. The host cuts the output as well, but a gigabyte must not get there in the first place. */
const maxLength = 80_000
/** So many lines are sent at once: if a loop never ends, the last ones must not be missing. */
const maxSingle = 500
const batchLength = 8_000
const batchMs = 50

/** Collects printed lines, so that a loop that prints doesn't send a message for each line. */
export function batchLines(post: (lines: PrintedLine[]) => void) {
  const later = globalThis.setTimeout.bind(globalThis)
  const now = performance.now.bind(performance)
  let lines: PrintedLine[] = []
  let length = 0
  let total = 0
  let since = 0
  let count = 0
  const flush = () => {
    if (lines.length === 0) return
    post(lines)
    lines = []
    length = 0
  }
  const print = ({ level, text }: PrintedLine) => {
    if (total > maxLength) return
    count += 1
    if (lines.length === 0 && count > maxSingle) {
      since = now()
      later(flush, batchMs)
    }
    lines = [...lines, { level, text: text.length > maxLength ? text.slice(0, maxLength) : text }]
    length += text.length + 1
    total += text.length + 1
    // In a loop that never ends no timer fires.
    if (count <= maxSingle || length > batchLength || total > maxLength || now() - since > batchMs) flush()
  }
  /** The next program may print as much as the last one. */
  const restart = () => {
    flush()
    total = 0
    count = 0
  }
  return { print, flush, restart }
}
