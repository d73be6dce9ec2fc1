// node fault-lab.mjs CLIENT FAULT [SECONDS]      FAULT: slow, broken or silent
// Starts Menu and a fault injector in front of it, sends 20 orders a second, and prints what customers saw.
// The fault is on in the middle third. Writes CLIENT-FAULT.svg next to where you run it.
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [file, fault, length = '12'] = process.argv.slice(2)
if (!file || !['slow', 'broken', 'silent'].includes(fault)) {
  console.log('usage: node fault-lab.mjs CLIENT slow|broken|silent [SECONDS]')
  process.exit(2)
}
const total = Number(length) * 1000
const patience = 5000 // a customer leaves after five seconds
let reached = 0
let faulty = false

const menu = createServer((request, response) => setTimeout(() => response.end(JSON.stringify({ paise: 12_000 })), 10 + Math.random() * 15))
const injector = createServer((request, response) => {
  reached++
  const pass = () =>
    fetch(`http://127.0.0.1:${menu.address().port}${request.url}`)
      .then(async (answer) => response.end(await answer.text()))
      .catch(() => response.writeHead(502).end())
  if (!faulty) return pass()
  if (fault === 'slow') return setTimeout(pass, 2000)
  if (fault === 'broken') return Math.random() < 0.7 ? response.writeHead(500).end('{}') : pass()
  // silent: take the request and never answer
})
const listen = (server) => new Promise((done) => server.listen(0, '127.0.0.1', done))
await Promise.all([listen(menu), listen(injector)])

const { createClient } = await import(pathToFileURL(resolve(file)))
const client = createClient(`http://127.0.0.1:${injector.address().port}`)
for (let i = 0; i < 20; i++) await Promise.all([1, 2, 3].map(() => fetch(`http://127.0.0.1:${injector.address().port}/warm-up`).then((r) => r.text())))
reached = 0
const results = []
const running = []
const began = performance.now()
const phases = [['before', 0, total / 3], ['fault', total / 3, (2 * total) / 3], ['after', (2 * total) / 3, total]]
const calls = []

for (let i = 0; i * 50 < total; i++) {
  const wait = began + i * 50 - performance.now()
  if (wait > 0) await new Promise((done) => setTimeout(done, wait))
  const at = performance.now() - began
  faulty = at >= total / 3 && at < (2 * total) / 3
  calls.push([at, reached])
  const leave = new Promise((done) => setTimeout(() => done({ kind: 'left' }), patience))
  const order = client.price('thali').then((answer) => ({ kind: answer.stale ? 'stale' : 'good' }), () => ({ kind: 'failed' }))
  running.push(Promise.race([order, leave]).then(({ kind }) => results.push({ at, took: performance.now() - began - at, kind })))
}
await Promise.all(running)
calls.push([total, reached])

console.log(`${basename(file)} with "${fault}"`)
for (const [name, from, to] of phases) {
  const own = results.filter((one) => one.at >= from && one.at < to)
  const count = (kind) => own.filter((one) => one.kind === kind).length
  const sorted = own.map((one) => one.took).sort((a, b) => a - b)
  const p95 = Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1])
  const reachedAt = (time) => calls.findLast(([at]) => at <= time)?.[1] ?? 0
  const perOrder = (reachedAt(to) - reachedAt(from)) / own.length
  console.log(`  ${name.padEnd(7)} ${own.length} orders: ${count('good')} good, ${count('stale')} stale, ${count('failed')} failed, ${count('left')} left; p95 ${p95} ms; ${perOrder.toFixed(1)} calls per order`)
}
const colour = { good: '#1a7f37', stale: '#9a6700', failed: '#cf222e', left: '#57606a' }
const y = (ms) => 260 - (Math.log10(Math.max(ms, 1)) / Math.log10(10_000)) * 230
const dots = results.map((one) => `<circle cx="${(60 + (one.at / total) * 620).toFixed(1)}" cy="${y(one.took).toFixed(1)}" r="2.5" fill="${colour[one.kind]}"/>`)
const lines = [1, 10, 100, 1000, 10_000].map((ms) => `<path d="M60 ${y(ms)}H680" stroke="#d0d7de"/><text x="52" y="${y(ms) + 4}" text-anchor="end">${ms} ms</text>`)
const legend = Object.entries(colour).map(([kind, fill], i) => `<circle cx="${70 + i * 90}" cy="286" r="4" fill="${fill}"/><text x="${80 + i * 90}" y="290">${kind}</text>`)
const title = `${basename(file, '.mjs')} with "${fault}": time of each order`
writeFileSync(
  `${basename(file, '.mjs')}-${fault}.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 300" font-family="sans-serif" font-size="12"><title>${title}</title><rect width="700" height="300" fill="#fff"/><rect x="${60 + 620 / 3}" y="24" width="${620 / 3}" height="236" fill="#fff1e5"/>${lines.join('')}${dots.join('')}${legend.join('')}<text x="60" y="16" font-weight="bold">${title}</text></svg>\n`,
)
process.exit(0)
