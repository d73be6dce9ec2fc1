const timeoutMs = 250 // normal: up to 30 ms
const retries = 2
const backoffMs = 60
const openAfter = 5 // failures in a row
const openMs = 1000
const maxRunning = 20 // bulkhead
const maxStaleMs = 10 * 60_000

const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

export function createClient(base) {
  const lastKnown = new Map() // dish -> { paise, at }
  let failures = 0
  let openUntil = 0
  let probing = false
  let running = 0

  async function ask(dish) {
    const response = await fetch(`${base}/dishes/${dish}`, { signal: AbortSignal.timeout(timeoutMs) })
    if (response.status >= 500) throw new Error(`Menu answered ${response.status}`)
    // Such as 404: an answer, and no failure of Menu.
    if (!response.ok) throw Object.assign(new Error(`Menu answered ${response.status}`), { isAnswer: true })
    return response.json()
  }

  /** One call through the breaker and the bulkhead. */
  async function guarded(dish) {
    const now = Date.now()
    const open = failures >= openAfter
    if (open && (now < openUntil || probing)) throw Object.assign(new Error('Circuit is open'), { isRefused: true })
    if (running >= maxRunning) throw Object.assign(new Error('Too many calls are running'), { isRefused: true })
    if (open) probing = true // half-open: this one call decides
    running++
    try {
      const answer = await ask(dish)
      failures = 0
      return answer
    } catch (error) {
      if (error.isAnswer) failures = 0
      else {
        failures++
        if (failures >= openAfter) openUntil = Date.now() + openMs
      }
      throw error
    } finally {
      running--
      if (open) probing = false
    }
  }

  return {
    async price(dish) {
      for (let attempt = 0; ; attempt++) {
        try {
          const { paise } = await guarded(dish)
          lastKnown.set(dish, { paise, at: Date.now() })
          return { paise, stale: false }
        } catch (error) {
          if (error.isAnswer) throw error // a dish that is gone has no old price
          if (attempt < retries && !error.isRefused) {
            await sleep(Math.random() * backoffMs * 2 ** attempt) // full jitter
            continue
          }
          const known = lastKnown.get(dish)
          if (known && Date.now() - known.at <= maxStaleMs) return { paise: known.paise, stale: true }
          throw error
        }
      }
    },
  }
}
