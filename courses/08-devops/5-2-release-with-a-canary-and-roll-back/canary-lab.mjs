// A canary release on your own computer, without a cluster. Node 24, no packages.
// Usage: node canary-lab.mjs release.json            the new version is good
//        node canary-lab.mjs release.json 0.15       15 % of its orders fail
//        node canary-lab.mjs release.json 0.15 2     the same with other chance (1, 2, 3 …)
// Starts two versions of a shop and a proxy in front, sends orders, and follows the steps in release.json.
// Writes canary.csv (one line for each second) and canary.svg (the graph).
import { createServer } from 'node:http'
import { readFileSync, writeFileSync } from 'node:fs'

const release = JSON.parse(readFileSync(process.argv[2] ?? 'release.json', 'utf8'))
const errorRate = Number(process.argv[3] ?? 0)
const { steps, analysis, ordersPerSecond = 40 } = release
for (const name of ['everySeconds', 'maxErrorRate', 'minOrders', 'failureLimit'])
  if (typeof analysis?.[name] !== 'number') throw new Error(`release.json: analysis.${name} must be a number`)

let seed = 20261005 + Number(process.argv[4] ?? 0) * 7919 // chance, but the same chance in every run
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648

const listen = (handler) =>
  new Promise((resolve) => {
    const server = createServer(handler).listen(0, '127.0.0.1', () => resolve(server))
  })
const addressOf = (server) => `http://127.0.0.1:${server.address().port}`
const stable = await listen((request, response) => response.end('1.0.0'))
const canary = await listen((request, response) => {
  response.statusCode = random() < errorRate ? 500 : 200
  response.end('1.1.0')
})

let weight = 0
const seconds = []
const current = () => seconds.at(-1)
const proxy = await listen(async (request, response) => {
  const toCanary = random() * 100 < weight
  const answer = await fetch(addressOf(toCanary ? canary : stable))
  const second = current()
  second[toCanary ? 'canary' : 'stable']++
  if (answer.status >= 500) second.errors++
  response.statusCode = answer.status
  response.end(await answer.text())
})

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const open = new Set()
async function oneSecond(note = '') {
  seconds.push({ second: seconds.length + 1, weight, stable: 0, canary: 0, errors: 0, note })
  for (let i = 0; i < ordersPerSecond; i++) {
    const order = fetch(addressOf(proxy)).then((answer) => answer.text()).finally(() => open.delete(order))
    open.add(order)
    await sleep(1000 / ordersPerSecond)
  }
  await Promise.all(open)
}

let failures = 0
let sinceCheck = 0
let result = 'promoted'
await oneSecond('before')
outer: for (const step of steps) {
  weight = step.weight
  console.log(`${weight} % of the orders go to the new version, for ${step.seconds} s`)
  for (let i = 0; i < step.seconds; i++) {
    await oneSecond()
    if (++sinceCheck < analysis.everySeconds) continue
    const window = seconds.slice(-sinceCheck)
    sinceCheck = 0
    const orders = window.reduce((sum, s) => sum + s.canary, 0)
    const errors = window.reduce((sum, s) => sum + s.errors, 0)
    if (orders < analysis.minOrders) {
      console.log(`  ${errors} of ${orders} orders failed: too few to judge`)
      continue
    }
    const isBad = errors / orders > analysis.maxErrorRate
    if (isBad) failures++
    console.log(`  ${errors} of ${orders} orders failed (${((errors / orders) * 100).toFixed(1)} %): ${isBad ? `bad, ${failures} of ${analysis.failureLimit + 1}` : 'fine'}`)
    if (failures > analysis.failureLimit) {
      result = 'rolled back'
      break outer
    }
  }
}
weight = result === 'promoted' ? 100 : 0
for (let i = 0; i < 3; i++) await oneSecond(i === 0 ? result : '')
const lost = seconds.reduce((sum, s) => sum + s.errors, 0)
const all = seconds.reduce((sum, s) => sum + s.stable + s.canary, 0)
console.log(`${result} after ${seconds.length - 4} s; ${lost} of ${all} orders failed`)
for (const server of [proxy, canary, stable]) server.close().closeAllConnections()

writeFileSync('canary.csv', 'second,weight,stable,canary,errors,note\n' + seconds.map((s) => Object.values(s).join(',')).join('\n') + '\n')
const width = 640
const x = (i) => 50 + (i * (width - 70)) / Math.max(1, seconds.length - 1)
const y = (percent) => 220 - percent * 1.8
const line = (of) => seconds.map((s, i) => `${x(i).toFixed(1)},${y(of(s)).toFixed(1)}`).join(' ')
const failing = (s) => (s.canary === 0 ? 0 : (s.errors / s.canary) * 100)
writeFileSync(
  'canary.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="260" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="white"/>
<text x="50" y="20" font-size="14">Canary ${result} after ${seconds.length - 4} s</text>
<polyline fill="none" stroke="#888" points="50,40 50,220 ${width - 20},220"/>
<text x="12" y="${y(100) + 4}">100 %</text><text x="26" y="${y(0) + 4}">0 %</text><text x="${width - 90}" y="245">${seconds.length} seconds</text>
<polyline fill="none" stroke="#1f5fbf" stroke-width="2" points="${line((s) => s.weight)}"/><text x="420" y="20" fill="#1f5fbf">share of the new version</text>
<polyline fill="none" stroke="#c0262d" stroke-width="2" points="${line(failing)}"/><text x="420" y="36" fill="#c0262d">its orders that failed</text>
</svg>
`,
)
