// Usage, in the folder with the CSV files: node report.mjs
import { readFileSync } from 'node:fs'

const read = (path) => {
  const [head, ...rows] = readFileSync(path, 'utf8').trim().split('\n').map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i]])))
}
const at = (text) => Date.parse(text.replace(' ', 'T') + '+05:30')
const hours = (from, to) => (at(to) - at(from)) / 3_600_000
const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

for (const when of ['before', 'after']) {
  const changes = read(`changes-${when}.csv`)
  const releases = read(`releases-${when}.csv`)
  const failed = releases.filter((release) => release.failed === 'yes')
  const days = new Set(releases.map((release) => release.released.slice(0, 10))).size
  const weeks = when === 'before' ? releases.length : 4 // before: one release a week
  console.log(when)
  console.log(`  deployment frequency  ${(releases.length / weeks).toFixed(1)} a week (${(releases.length / days).toFixed(1)} on a release day)`)
  console.log(`  lead time, median     ${median(changes.map((c) => hours(c.first_commit, c.released))).toFixed(1)} h`)
  console.log(`  change fail rate      ${failed.length} of ${releases.length} (${((failed.length / releases.length) * 100).toFixed(1)} %)`)
  console.log(`  recovery time, median ${(median(failed.map((r) => hours(r.released, r.restored))) * 60).toFixed(0)} min`)
  console.log(`  hours with a fault    ${failed.reduce((sum, r) => sum + hours(r.released, r.restored), 0).toFixed(1)}`)
}

const bill = read('bill-october.csv').map((line) => ({ ...line, rupees: Number(line.rupees) }))
const usage = read('usage-october.csv')
const sum = (lines) => lines.reduce((all, line) => all + line.rupees, 0)
const share = (column, service) => Number(service[column]) / usage.reduce((all, other) => all + Number(other[column]), 0)
const nodes = sum(bill.filter((line) => line.service === 'shared' && line.kind !== 'observability'))
const observability = sum(bill.filter((line) => line.service === 'shared' && line.kind === 'observability'))
const inr = (rupees) => Math.round(rupees).toLocaleString('en-IN').padStart(9)

console.log(`\nbill ${inr(sum(bill))}`)
for (const service of usage) {
  const own = sum(bill.filter((line) => line.service === service.service))
  // Machines: half by cores, half by memory. Logs and traces: by what each service writes.
  const machines = nodes * (share('cores', service) + share('gigabytes', service)) / 2
  const logs = observability * share('log_gigabytes', service)
  const all = own + machines + logs
  console.log(`  ${service.service.padEnd(8)} own ${inr(own)}  machines ${inr(machines)}  logs ${inr(logs)}  together ${inr(all)}  per 1,000 requests ${((all / Number(service.requests)) * 1000).toFixed(2)}`)
}
const nobody = bill.filter((line) => line.service === '')
console.log(`  nobody   ${inr(sum(nobody))} (${Math.round((sum(nobody) / sum(bill)) * 100)} %): ${nobody.toSorted((a, b) => b.rupees - a.rupees).map((line) => line.resource).join(', ')}`)
