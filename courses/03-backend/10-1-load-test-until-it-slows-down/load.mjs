// A small load test without k6: node load.mjs [base] [seconds] [rates]     for example: node load.mjs http://localhost:3000 5 25,50,100
// It sends at a fixed rate, whether the server keeps up or not, and prints one line for each rate.
const [base = 'http://localhost:3000', seconds = '5', list = '25,50,100,200,400'] = process.argv.slice(2)

const percentile = (sorted, p) => sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? NaN
console.log('rate  done/s   p50 ms   p95 ms   max ms  errors  shed  waiting')

for (const rate of list.split(',').map(Number)) {
  const durations = []
  let errors = 0
  let shed = 0
  const running = new Set()
  const began = performance.now()
  let waiting = 0
  for (let i = 0; i < rate * Number(seconds); i++) {
    const due = began + (i * 1000) / rate
    const ahead = due - performance.now()
    if (ahead > 1) await new Promise((resolve) => setTimeout(resolve, ahead))
    const request = fetch(`${base}/holds`, { method: 'POST', signal: AbortSignal.timeout(10_000) })
      .then(async (response) => {
        await response.arrayBuffer()
        if (response.status === 503) shed++
        else if (response.status >= 500) errors++
        else durations.push(performance.now() - due) // from the moment the person came, not from the moment we sent
      })
      .catch(() => void errors++)
      .finally(() => running.delete(request))
    running.add(request)
    if (i === Math.floor(rate * Number(seconds)) - 1)
      waiting = await fetch(`${base}/stats`).then(async (r) => (await r.json()).waiting).catch(() => NaN)
  }
  await Promise.all(running)
  const took = (performance.now() - began) / 1000
  durations.sort((a, b) => a - b)
  const cell = (value, width) => String(Math.round(value)).padStart(width)
  console.log(
    cell(rate, 4) + cell(durations.length / took, 8) + cell(percentile(durations, 50), 9) + cell(percentile(durations, 95), 9) +
      cell(durations.at(-1) ?? NaN, 9) + cell(errors, 8) + cell(shed, 6) + cell(waiting, 9),
  )
}
