#!/usr/bin/env node
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { busiest, countStops } from './count.js'

const usage = 'Usage: node timetable.js FILE [--top 5] [--date 2026-01-31]     (FILE - reads standard input)'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { top: { type: 'string', default: '5' }, date: { type: 'string' } },
  })
  const [file] = positionals
  const top = Number(values.top)
  if (file === undefined || !Number.isInteger(top) || top < 1) throw new TypeError(usage)

  const input = file === '-' ? process.stdin : createReadStream(file)
  const lines = createInterface({ input, crlfDelay: Infinity })
  const { counts, stops, damaged } = await countStops(lines, { date: values.date })

  for (const [station, count] of busiest(counts, top)) console.log(`${station.padEnd(6)}${count}`)
  console.error(`${stops} stops, ${damaged} damaged lines`)
  console.error(`Peak memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
} catch (error) {
  console.error(error.code === 'ENOENT' ? `File not found: ${error.path}` : error.message)
  process.exitCode = 1
}
