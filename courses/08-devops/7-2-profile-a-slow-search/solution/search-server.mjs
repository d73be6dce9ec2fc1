// Kadai's search. Usage: node search-server.mjs    then: curl 'localhost:18600/search?q=tomato'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Session } from 'node:inspector/promises'

const kinds = ['tomato', 'onion', 'rice', 'coconut oil', 'toor dal', 'tea', 'jaggery', 'turmeric', 'green chilli', 'drumstick', 'tamarind', 'ragi flour']
const brands = ['Nilgiri', 'Kovai', 'Anaimalai', 'Siruvani', 'Bhavani', 'Noyyal', 'Marudam', 'Kongu']
const sizes = ['100 g', '250 g', '500 g', '1 kg', '2 kg', '5 kg']
const products = []
for (const kind of kinds) for (const brand of brands) for (const size of sizes) for (const grade of ['', ' (Premium)', ' (Organic)', ' (Value)', ' (Farm)'])
  products.push({ id: products.length + 1, name: `${brand} ${kind}${grade}, ${size}`, description: `${kind} from ${brand}. `.repeat(12) })

function normalise(text) {
  return text.normalize('NFKD').toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ' ').replace(/\s+/g, ' ').trim()
}
// The products don't change while the program runs: prepare them once, not for each search.
const prepared = products.map(({ id, name, description }) => ({ id, name, words: new Set(normalise(name).split(' ')), description: normalise(description) }))

function score(product, words) {
  let points = 0
  for (const word of words) {
    if (product.words.has(word)) points += 10
    else if (product.description.includes(word)) points += 1
  }
  return points
}
function search(query) {
  const words = normalise(query).split(' ')
  return prepared
    .map((product) => ({ id: product.id, name: product.name, points: score(product, words) }))
    .filter((product) => product.points > 0)
    .sort((a, b) => b.points - a.points || a.id - b.id)
    .slice(0, 10)
}

// A histogram: how many searches took at most 5 ms, at most 10 ms, … Each bucket contains the smaller ones.
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]
const counts = buckets.map(() => 0)
let count = 0
let sum = 0
function observe(seconds) {
  buckets.forEach((limit, i) => seconds <= limit && counts[i]++)
  count++
  sum += seconds
}
const metrics = () =>
  [
    '# TYPE search_seconds histogram',
    ...buckets.map((limit, i) => `search_seconds_bucket{le="${limit}"} ${counts[i]}`),
    `search_seconds_bucket{le="+Inf"} ${count}`,
    `search_seconds_sum ${sum}`,
    `search_seconds_count ${count}`,
  ].join('\n') + '\n'

// kill -USR2 PID: looks at the running program for five seconds and writes a profile. No restart, no cost before and after.
let isProfiling = false
if (process.platform !== 'win32') process.on('SIGUSR2', async () => {
  if (isProfiling) return
  isProfiling = true
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 10_000 }) // microseconds: 100 looks a second
  await session.post('Profiler.start')
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const { profile } = await session.post('Profiler.stop')
  writeFileSync(`${process.pid}.cpuprofile`, JSON.stringify(profile))
  session.disconnect()
  isProfiling = false
})

const app = createServer((request, response) => {
  const from = performance.now()
  const url = new URL(request.url, 'http://search')
  if (url.pathname === '/healthz') return response.end('alive\n')
  if (url.pathname === '/metrics') {
    response.setHeader('content-type', 'text/plain; version=0.0.4')
    return response.end(metrics())
  }
  if (url.pathname !== '/search') {
    response.statusCode = 404
    return response.end('not found\n')
  }
  response.once('finish', () => observe((performance.now() - from) / 1000))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(search(url.searchParams.get('q') ?? '')) + '\n')
})
app.listen(Number(process.env.PORT ?? 18600), '127.0.0.1', () => console.log(`${products.length} products`))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => {
  app.close(() => process.exit(0))
  app.closeAllConnections()
})
