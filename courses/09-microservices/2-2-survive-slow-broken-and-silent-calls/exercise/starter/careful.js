const timeout = 250 // normal answers take up to 30 ms
const retries = 2 // after the first attempt
const backoffMs = 60 // the longest pause before the first retry; it doubles
const openAfter = 5 // failed calls in a row
const openMs = 1000
const maxRunning = 20
const maxStaleMs = 10 * 60_000

/** client.price(dish) resolves to { paise, stale } or rejects with the last error. */
export function createClient(network) {
  return {
    async price(dish) {
      // Time comes from network.now() and network.sleep(ms), chance from network.random().
      const { paise } = await network.call('orders', 'menu', { dish }, { timeout: 300_000 })
      return { paise, stale: false }
    },
  }
}
