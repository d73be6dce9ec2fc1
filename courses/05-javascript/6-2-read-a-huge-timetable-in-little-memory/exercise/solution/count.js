/**
 * Counts stops per station. Reads any iterable or async iterable of lines, one line at a time: memory grows with the
 * number of stations, not with the number of lines.
 */
export async function countStops(lines, { date } = {}) {
  const counts = new Map()
  let stops = 0
  let damaged = 0
  let isHeader = true
  for await (const line of lines) {
    if (isHeader) {
      isHeader = false
      continue
    }
    if (line === '') continue
    const fields = line.split(',')
    if (fields.length !== 5 || fields.includes('')) {
      damaged += 1
      continue
    }
    if (date !== undefined && fields[1] !== date) continue
    stops += 1
    counts.set(fields[2], (counts.get(fields[2]) ?? 0) + 1)
  }
  return { counts, stops, damaged }
}

/** The stations with the most stops; equal ones by code. */
export function busiest(counts, top) {
  return [...counts].sort(([codeA, a], [codeB, b]) => b - a || (codeA < codeB ? -1 : 1)).slice(0, top)
}
