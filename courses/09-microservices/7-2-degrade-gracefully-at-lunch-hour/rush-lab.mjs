// node rush-lab.mjs POLICY [FACTOR] : plays the lunch of arrivals.csv against 4 workers, in simulated time (a few seconds of real time).
// POLICY exports decide({ kind, now, waiting, running, waitMs }) and returns 'serve', 'cheap' or 'refuse';
// it may export stillWanted({ kind, waitedMs }), asked when a request's turn comes: false drops it without work.
// FACTOR multiplies all arrivals (2: a festival). Writes rush-POLICY-FACTOR.svg.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [file, factor = '1'] = process.argv.slice(2)
const { decide, stillWanted = () => true } = await import(pathToFileURL(resolve(file)))
const workers = 4
const workMs = { browse: 50, order: 400, track: 30 } // full answer
const cheapMs = { browse: 4, track: 3 } // from a cache, perhaps a minute old; an order has no cheap answer
const patienceMs = 8000 // then a customer leaves, and half of them try again after two seconds
const goodMs = 2000

let seed = 42
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
const minutes = readFileSync(new URL('arrivals.csv', import.meta.url), 'utf8').trim().split('\n').slice(1).map((line) => line.split(','))

// Arrivals: within a minute people come at random moments and don't wait for each other (an open model).
const arrivals = []
minutes.forEach(([, ...counts], minute) =>
  ['browse', 'order', 'track'].forEach((kind, k) => {
    for (let i = 0; i < Math.round(Number(counts[k]) * Number(factor)); i++) arrivals.push({ at: (minute + random()) * 60_000, kind, tries: 1 })
  }),
)
arrivals.sort((a, b) => a.at - b.at)

const retries = [] // sorted by time, because the pause is always the same
const queue = []
let head = 0
const free = new Array(workers).fill(0) // when each worker is free again
const results = minutes.map(() => ({ good: 0, late: 0, cheap: 0, refused: 0, left: 0, browseLeft: 0, queue: 0 }))
let wasted = 0
let worked = 0
const slot = (request) => results[Math.min(results.length - 1, Math.floor(request.first / 60_000))]

function finish(request, how, at) {
  const row = slot(request)
  if (request.kind !== 'order') {
    if (how === 'left') row.browseLeft++
    else if (how === 'cheap') row.cheap++
    return
  }
  if (how === 'served') row[at - request.at <= goodMs ? 'good' : 'late']++
  else row[how === 'refused' ? 'refused' : 'left']++
}
/** The customer's patience is over. The server doesn't notice: the request stays in the queue. */
function leave(request) {
  if (request.done) return
  request.done = true
  if (request.tries === 1 && random() < 0.5) retries.push({ kind: request.kind, first: request.first, at: request.at + patienceMs + 2000, tries: 2 })
  else finish(request, 'left')
}
/** Lets workers take requests from the queue until `now`. */
function work(now) {
  while (head < queue.length) {
    const w = free.indexOf(Math.min(...free))
    const request = queue[head]
    const start = Math.max(free[w], request.at)
    if (start > now) return
    head++
    if (!stillWanted({ kind: request.kind, waitedMs: start - request.at })) {
      if (!request.done) finish(request, 'refused', start)
      request.done = true
      continue
    }
    const ms = request.cheap ? cheapMs[request.kind] : workMs[request.kind] * (0.5 + random())
    free[w] = start + ms
    worked += ms
    if (start + ms - request.at > patienceMs) wasted += ms // nobody is there any more
    else {
      request.done = true
      finish(request, request.cheap ? 'cheap' : 'served', start + ms)
    }
  }
}
let a = 0
let r = 0
let e = 0
const accepted = [] // in the order of time, to see whose patience ends
const timeOf = (list, i, plus = 0) => (i < list.length ? list[i].at + plus : Infinity)
for (;;) {
  const times = [timeOf(arrivals, a), timeOf(retries, r), timeOf(accepted, e, patienceMs)]
  const now = Math.min(...times)
  if (now === Infinity) break
  work(now)
  if (now === times[2]) {
    leave(accepted[e++])
    continue
  }
  const request = now === times[0] ? arrivals[a++] : retries[r++]
  request.first ??= request.at
  const waiting = queue.length - head
  const row = results[Math.min(results.length - 1, Math.floor(now / 60_000))]
  row.queue = Math.max(row.queue, waiting)
  const answer = decide({ kind: request.kind, now, waiting, running: free.filter((at) => at > now).length, waitMs: waiting > 0 ? now - queue[head].at : 0 })
  if (answer === 'refuse') {
    finish(request, 'refused', now)
    continue
  }
  request.cheap = answer === 'cheap' && request.kind !== 'order'
  queue.push(request)
  accepted.push(request)
}
work(Infinity)

const sum = (from, to, key) => results.slice(from, to).reduce((n, row) => n + row[key], 0)
console.log(`${basename(file)}, factor ${factor}`)
console.log('           orders  good  late  refused  left | others: cheap  left | longest queue')
for (let m = 0; m < 180; m += 20) {
  const pick = (key) => sum(m, m + 20, key)
  const orders = pick('good') + pick('late') + pick('refused') + pick('left')
  console.log(`  from ${minutes[m][0]} ${String(orders).padStart(5)} ${String(pick('good')).padStart(5)} ${String(pick('late')).padStart(5)} ${String(pick('refused')).padStart(8)} ${String(pick('left')).padStart(5)} | ${String(pick('cheap')).padStart(13)} ${String(pick('browseLeft')).padStart(5)} | ${String(Math.max(...results.slice(m, m + 20).map((row) => row.queue))).padStart(7)}`)
}
const orders = sum(0, 180, 'good') + sum(0, 180, 'late') + sum(0, 180, 'refused') + sum(0, 180, 'left')
const percent = (n) => `${((100 * n) / orders).toFixed(1)} %`
console.log(`  orders: ${percent(sum(0, 180, 'good'))} good, ${percent(sum(0, 180, 'late'))} late, ${percent(sum(0, 180, 'refused'))} refused, ${percent(sum(0, 180, 'left'))} left; ${((100 * wasted) / worked).toFixed(1)} % of the work was for nobody`)

const colours = { good: '#1a7f37', late: '#bf8700', refused: '#0969da', left: '#cf222e' }
const top = Math.max(...results.map((row) => row.good + row.late + row.refused + row.left))
const bars = results.flatMap((row, m) => {
  let y = 260
  return Object.entries(colours).map(([key, fill]) => {
    const h = (row[key] / top) * 220
    y -= h
    return h > 0 ? `<rect x="${(50 + m * 3.5).toFixed(1)}" y="${y.toFixed(1)}" width="3.2" height="${h.toFixed(1)}" fill="${fill}"/>` : ''
  })
})
const hours = [0, 60, 120, 180].map((m) => `<text x="${50 + m * 3.5}" y="276" text-anchor="middle">${11 + m / 60}:00</text>`)
const legend = Object.entries(colours).map(([key, fill], i) => `<rect x="${60 + i * 100}" y="284" width="10" height="10" fill="${fill}"/><text x="${75 + i * 100}" y="293">${key}</text>`)
const title = `Orders per minute, ${basename(file, '.mjs')}, factor ${factor} (top: ${top})`
writeFileSync(`rush-${basename(file, '.mjs')}-${factor}.svg`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 300" font-family="sans-serif" font-size="12"><title>${title}</title><rect width="700" height="300" fill="#fff"/><text x="50" y="20" font-weight="bold">${title}</text>${bars.join('')}${hours.join('')}${legend.join('')}</svg>\n`)
