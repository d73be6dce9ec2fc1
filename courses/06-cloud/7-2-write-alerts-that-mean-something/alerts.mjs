// Runs alert rules over recorded minutes and compares them with what really happened.   node alerts.mjs RULES.json
// A rule: { "name", "signal", "above", "window": minutes, "for": minutes, "minRequests": number, "short": a second window that must hold too }
//   signal: error_share, p95_ms, cpu, disk, backup_age_h. error_share = errors / requests in the window; others are averages over the window.
//   for: so many minutes in a row. minRequests: the window needs that many requests. short: { "window", "above" } must hold too.
// An alert that fires again within 30 minutes counts as the same one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const here = (name) => join(import.meta.dirname, name)
const rows = (name) => readFileSync(here(name), 'utf8').trim().split('\n').slice(1).map((line) => line.split(','))
const minutes = rows('metrics.csv').map(([time, ...values]) => {
  const [requests, errors, p95_ms, cpu, disk, backup_age_h] = values.map(Number)
  return { time, requests, errors, p95_ms, cpu, disk, backup_age_h }
})
const incidents = rows('incidents.csv').map(([from, until, noticeBy, what]) => ({ from, until, noticeBy, what }))
const [file] = process.argv.slice(2)
if (!file) { console.error('Usage: node alerts.mjs RULES.json'); process.exit(2) }
const rules = JSON.parse(readFileSync(file, 'utf8'))

function valueAt(index, signal, window, minRequests = 0) {
  const list = minutes.slice(Math.max(0, index - window + 1), index + 1)
  const requests = list.reduce((sum, one) => sum + one.requests, 0)
  if (requests < minRequests) return 0
  if (signal === 'error_share') return requests ? list.reduce((sum, one) => sum + one.errors, 0) / requests : 0
  if (!(signal in list[0])) throw new Error(`No signal called ${signal}`)
  return list.reduce((sum, one) => sum + one[signal], 0) / list.length
}

const fired = []
for (const { name, signal, above, window = 1, for: wait = 1, minRequests, short } of rules) {
  let streak = 0, quietSince = -Infinity
  for (let index = 0; index < minutes.length; index++) {
    const isHigh = valueAt(index, signal, window, minRequests) > above && (!short || valueAt(index, signal, short.window, 0) > short.above)
    streak = isHigh ? streak + 1 : 0
    if (streak < wait) continue
    if (index - quietSince > 30) fired.push({ name, index, time: minutes[index].time })
    fired.at(-1).end = minutes[index].time
    quietSince = index
  }
}
fired.sort((a, b) => a.index - b.index)
// An alert belongs to an incident that is under way, or that ended at most five minutes ago.
const later = (time, plus) => minutes[Math.min(minutes.length - 1, minutes.findIndex((one) => one.time >= time) + plus)]?.time ?? '9999'
const useful = new Set()
let missed = 0
for (const { from, until, noticeBy, what } of incidents) {
  const during = fired.filter(({ time }) => time >= from && time <= later(until, 5))
  for (const one of during) useful.add(one)
  const first = during[0]
  const isInTime = first && first.time <= noticeBy
  if (!isInTime) missed++
  console.log(`${isInTime ? 'found ' : first ? 'LATE  ' : 'MISSED'}  ${what}${first ? `: ${first.name}, ${first.time} to ${first.end.slice(11)}` : ''}${isInTime ? '' : ` (needed by ${noticeBy})`}`)
}
const wrong = fired.filter((one) => !useful.has(one))
console.log(`${fired.length} alerts in three days, ${wrong.length} of them for nothing, ${wrong.filter(({ time }) => time.slice(11) < '06:00').length} between midnight and 6:00`)
for (const [name, list] of Object.entries(Object.groupBy(wrong, (one) => one.name))) console.log(`  ${String(list.length).padStart(3)} × ${name}, first at ${list[0].time}`)
console.log(missed === 0 && wrong.length <= 1 ? 'Good rules.' : 'Not yet.')
