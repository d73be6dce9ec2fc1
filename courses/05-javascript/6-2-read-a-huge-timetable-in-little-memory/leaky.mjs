// Counts stops per station, but needs more and more memory. Find out why with a heap snapshot.
// Usage: node leaky.mjs timetable.csv
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

const counts = new Map()
const seen = []

for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
  const stop = { line, fields: line.split(','), readAt: new Date() }
  seen.push(stop)
  const station = stop.fields[2]
  counts.set(station, (counts.get(station) ?? 0) + 1)
}

console.log(`${seen.length} lines, ${counts.size} stations`)
console.log(`${Math.round(process.memoryUsage().heapUsed / 1_000_000)} MB of heap`)
