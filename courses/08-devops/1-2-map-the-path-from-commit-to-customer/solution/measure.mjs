// Usage: node measure.mjs changes.csv releases.csv
import { readFileSync } from 'node:fs'

const read = (path) => {
  const [head, ...rows] = readFileSync(path, 'utf8').trim().split('\n').map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i]])))
}
const hours = (from, to) => (Date.parse(to.replace(' ', 'T') + '+05:30') - Date.parse(from.replace(' ', 'T') + '+05:30')) / 3_600_000
const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

const changes = read(process.argv[2])
const releases = read(process.argv[3])
const stages = [
  ['work', 'Write the change', 'first_commit', 'review_requested'],
  ['wait', 'for a reviewer', 'review_requested', 'review_started'],
  ['work', 'Review', 'review_started', 'approved'],
  ['wait', 'for a free runner', 'approved', 'ci_started'],
  ['work', 'CI', 'ci_started', 'ci_passed'],
  ['wait', 'for somebody to deploy to staging', 'ci_passed', 'staging_started'],
  ['work', 'Deploy to staging', 'staging_started', 'staging_done'],
  ['wait', 'for a tester', 'staging_done', 'test_started'],
  ['work', 'Test by hand', 'test_started', 'tested'],
  ['wait', 'for Thursday night', 'tested', 'released'],
]
let worked = 0
let waited = 0
for (const [kind, name, from, to] of stages) {
  const each = changes.map((change) => hours(change[from], change[to]))
  const sum = each.reduce((a, b) => a + b, 0)
  if (kind === 'work') worked += sum
  else waited += sum
  console.log(kind.padEnd(5), name.padEnd(35), `${median(each).toFixed(1).padStart(6)} h`)
}
console.log(`flow efficiency: ${Math.round((worked / (worked + waited)) * 100)} %`)
console.log(`lead time, median: ${median(changes.map((c) => hours(c.first_commit, c.released))).toFixed(1)} h`)
const weeks = (hours(releases[0].released, releases.at(-1).released) / 168) + 1
console.log(`deployment frequency: ${(releases.length / weeks).toFixed(1)} per week`)
const failed = releases.filter((release) => release.failed === 'yes')
console.log(`change fail rate: ${failed.length} of ${releases.length} (${Math.round((failed.length / releases.length) * 100)} %)`)
console.log(`recovery time, median: ${median(failed.map((r) => hours(r.released, r.restored))).toFixed(1)} h`)
