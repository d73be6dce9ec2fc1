// Usage: node load.mjs [number of searches, 200 unless told] : sends searches, two at a time, and prints p50 and p95.
const count = Number(process.argv[2] ?? 200)
const words = ['tomato', 'kovai onion', 'organic rice', 'toor dal 1 kg', 'tea', 'drumstick', 'farm jaggery', 'no such thing']
const times = []
let next = 0
await Promise.all(
  [1, 2].map(async () => {
    while (next < count) {
      const query = words[next++ % words.length]
      const from = performance.now()
      await (await fetch(`http://127.0.0.1:${process.env.PORT ?? 18600}/search?q=${encodeURIComponent(query)}`)).text()
      times.push(performance.now() - from)
    }
  }),
)
times.sort((a, b) => a - b)
const at = (share) => times[Math.ceil(times.length * share) - 1].toFixed(1)
console.log(`${count} searches: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`)
