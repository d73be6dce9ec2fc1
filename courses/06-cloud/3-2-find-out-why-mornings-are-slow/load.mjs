// Sends requests at a steady rate, whether or not answers come back: patients don't wait for each other.
//   node load.mjs URL [requests per second] [seconds]
const [url, rate = '20', seconds = '10'] = process.argv.slice(2)
if (!url) { console.error('Usage: node load.mjs URL [RATE] [SECONDS]'); process.exit(2) }
if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname) && !process.env.I_OWN_IT) {
  console.error('Only against your own server. If it is yours, set I_OWN_IT=1.')
  process.exit(2)
}
const results = []
let open = 0, mostOpen = 0
async function one() {
  open++; mostOpen = Math.max(mostOpen, open)
  const began = performance.now()
  let status = 0
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) })
    await response.arrayBuffer()
    status = response.status
  } catch { /* status 0: no answer */ }
  open--
  results.push({ status, ms: performance.now() - began })
}
const total = Number(rate) * Number(seconds)
const began = performance.now()
const running = []
for (let i = 0; i < total; i++) {
  const wait = (i * 1000) / Number(rate) - (performance.now() - began)
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  running.push(one())
}
await Promise.all(running)
const sorted = results.map(({ ms }) => ms).sort((a, b) => a - b)
const percentile = (p) => Math.round(sorted[Math.ceil((p / 100) * sorted.length) - 1])
console.log(`${results.length} requests, ${results.filter(({ status }) => status !== 200).length} not 200, at most ${mostOpen} at once`)
console.log(`p50 ${percentile(50)} ms, p95 ${percentile(95)} ms, p99 ${percentile(99)} ms, max ${Math.round(sorted.at(-1))} ms`)
