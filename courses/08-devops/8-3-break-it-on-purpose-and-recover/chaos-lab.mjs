// A shop that asks two stock servers, with faults on demand. Node 24, no packages.
// Usage: node chaos-lab.mjs settings.json SECONDS FAULT
//   FAULT: none, down (stock-1 refuses), slow (stock-1 answers after 3 s), error (stock-1 answers 500)
// 20 orders a second. The fault begins after a third of the time and ends after two thirds.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

const settings = JSON.parse(readFileSync(process.argv[2] ?? 'settings.json', 'utf8'))
const { timeoutMs, retries, breakerFailures, breakerSeconds } = settings
const seconds = Number(process.argv[3] ?? 30)
const kind = process.argv[4] ?? 'none'
if (!['none', 'down', 'slow', 'error'].includes(kind)) throw new Error('FAULT is none, down, slow or error')
let isFaulty = false

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const listen = (handler) => new Promise((resolve) => { const server = createServer(handler).listen(0, '127.0.0.1', () => resolve(server)) })
const stock = [1, 2].map((number) =>
  listen(async (request, response) => {
    if (number === 1 && isFaulty) {
      if (kind === 'down') return request.socket.destroy()
      if (kind === 'slow') await sleep(3000)
      if (kind === 'error') response.statusCode = 500
    }
    await sleep(10)
    response.end('12')
  }),
)
const servers = await Promise.all(stock)
const addresses = servers.map((server) => `http://127.0.0.1:${server.address().port}`)

// A circuit breaker for each server: after some failures in a row, it isn't asked for a while.
const breakers = addresses.map(() => ({ failures: 0, openUntil: 0 }))
let turn = 0
function choose() {
  for (let i = 0; i < addresses.length; i++) {
    const index = turn++ % addresses.length
    if (Date.now() >= breakers[index].openUntil) return index
  }
  return turn++ % addresses.length // all are open: try anyway
}
async function ask(index) {
  const breaker = breakers[index]
  try {
    const response = await fetch(addresses[index], { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(String(response.status))
    await response.text()
    breaker.failures = 0
  } catch (error) {
    if (++breaker.failures >= breakerFailures) breaker.openUntil = Date.now() + breakerSeconds * 1000
    throw error
  }
}
async function order() {
  const from = performance.now()
  for (let attempt = 0; ; attempt++) {
    try {
      await ask(choose())
      return { isGood: true, ms: performance.now() - from }
    } catch {
      if (attempt >= retries) return { isGood: false, ms: performance.now() - from }
    }
  }
}

const phases = ['before', 'fault', 'after'].map((name) => ({ name, results: [] }))
const open = []
const end = Date.now() + seconds * 1000
const begin = Date.now()
while (Date.now() < end) {
  const third = Math.min(2, Math.floor(((Date.now() - begin) / (seconds * 1000)) * 3))
  isFaulty = third === 1
  open.push(order().then((result) => phases[third].results.push(result)))
  await sleep(50)
}
isFaulty = false
await Promise.all(open)
for (const { name, results } of phases) {
  const sorted = results.map((result) => result.ms).sort((a, b) => a - b)
  const good = results.filter((result) => result.isGood).length
  console.log(`${name.padEnd(7)} ${String(results.length).padStart(4)} orders  ${((good / results.length) * 100).toFixed(1).padStart(5)} % good  p95 ${Math.round(sorted[Math.floor(sorted.length * 0.95)])} ms`)
}
for (const server of servers) server.close().closeAllConnections()
