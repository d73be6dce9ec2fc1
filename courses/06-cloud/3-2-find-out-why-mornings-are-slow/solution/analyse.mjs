// node analyse.mjs ../requests.csv : requests and percentiles for five-minute windows, and what is slow in each
import { readFileSync } from 'node:fs'
const rows = readFileSync(process.argv[2], 'utf8').trim().split('\n').slice(1).map((line) => {
  const [time, path, status, ms] = line.split(',')
  const [h, m, s] = time.split(':').map(Number)
  return { at: h * 3600 + m * 60 + s, time, path, status: Number(status), ms: Number(ms) }
})
const percentile = (values, p) => values.toSorted((a, b) => a - b)[Math.ceil((p / 100) * values.length) - 1]
console.log('window  requests   p50   p95    p99  /healthz max')
for (const [window, list] of Object.entries(Object.groupBy(rows, ({ at }) => Math.floor(at / 300)))) {
  const ms = list.map((row) => row.ms)
  const health = list.filter(({ path }) => path === '/healthz').map((row) => row.ms)
  const from = `${String(Math.floor(window / 12)).padStart(2, '0')}:${String((window % 12) * 5).padStart(2, '0')}`
  console.log(from.padEnd(7), String(list.length).padStart(8), ...[50, 95, 99].map((p) => String(percentile(ms, p)).padStart(5)), String(health.length ? Math.max(...health) : '-').padStart(8))
}
const all = rows.map(({ ms }) => ms)
console.log('all', rows.length, 'mean', Math.round(all.reduce((a, b) => a + b) / all.length), 'p50', percentile(all, 50), 'p95', percentile(all, 95), 'p99', percentile(all, 99))
