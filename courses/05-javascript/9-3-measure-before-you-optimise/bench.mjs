// Measures a report. Usage: node bench.mjs ./slow-report.js [runs]
import { pathToFileURL } from 'node:url'
import { makeData } from './sales.mjs'

const { report } = await import(pathToFileURL(process.argv[2] ?? './slow-report.js'))
const runs = Number(process.argv[3] ?? 5)
const { sales, shops } = makeData()

report(sales, shops) // warm-up: the first run also pays for compiling
const times = []
for (let run = 0; run < runs; run++) {
  const start = performance.now()
  report(sales, shops)
  times.push(performance.now() - start)
}
times.sort((a, b) => a - b)
console.log(`median ${Math.round(times[Math.floor(runs / 2)])} ms, from ${Math.round(times[0])} to ${Math.round(times.at(-1))} ms`)
