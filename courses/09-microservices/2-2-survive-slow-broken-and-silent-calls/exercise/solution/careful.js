const timeout = 250 // normal answers take up to 30 ms
const retries = 2 // after the first attempt
const backoffMs = 60 // the longest pause before the first retry; it doubles
const openAfter = 5 // failed calls in a row
const openMs = 1000
const maxRunning = 20
const maxStaleMs = 10 * 60_000

/** The same question would get the same answer, or asking isn't allowed now. */
const isFinal = ({ message }) => ['unknown dish', 'circuit open', 'too many calls'].includes(message)

export function createClient(network) {
  const lastKnown = new Map() // dish -> { paise, at }
  let failures = 0
  let openUntil = 0
  let probing = false
  let running = 0

  /** One call through the breaker and the bulkhead. */
  async function ask(dish) {
    const isOpen = failures >= openAfter
    if (isOpen && (probing || network.now() < openUntil)) throw new Error('circuit open')
    if (running >= maxRunning) throw new Error('too many calls')
    if (isOpen) probing = true // half-open: this one call decides
    running += 1
    try {
      const answer = await network.call('orders', 'menu', { dish }, { timeout })
      failures = 0
      return answer
    } catch (error) {
      if (isFinal(error)) failures = 0 // Menu is well, only the dish is wrong
      else {
        failures += 1
        if (failures >= openAfter) openUntil = network.now() + openMs
      }
      throw error
    } finally {
      running -= 1
      if (isOpen) probing = false
    }
  }

  return {
    async price(dish) {
      for (let attempt = 0; ; attempt++) {
        try {
          const { paise } = await ask(dish)
          lastKnown.set(dish, { paise, at: network.now() })
          return { paise, stale: false }
        } catch (error) {
          if (error.message === 'unknown dish') throw error
          if (attempt < retries && !isFinal(error)) {
            await network.sleep(network.random() * backoffMs * 2 ** attempt) // full jitter
            continue
          }
          const known = lastKnown.get(dish)
          if (known && network.now() - known.at <= maxStaleMs) return { paise: known.paise, stale: true }
          throw error
        }
      }
    },
  }
}
