/**
 * load(key): a promise of the value. clock(): milliseconds.
 * The age of a value counts from the moment at which its load began.
 *   younger than ttlMs                fresh: given out from memory
 *   younger than ttlMs + staleMs      old: given out at once, and one load in the background refills it
 *   older                             gone: everybody waits for one load
 */
export function createCache({ load, ttlMs, staleMs, clock }) {
  const values = new Map()
  return {
    /** A promise of the value. It fails with the error of load, if there is no value to give out. */
    async get(key) {
      if (!values.get(key)) values.set(key, await load(key))
      return values.get(key)
    },
    /** The owner has changed it: nothing that was loaded, or asked for, until now is given out by a later get. */
    invalidate(key) {},
  }
}

const cache = createCache({ load: async (dish) => `price of ${dish}`, ttlMs: 60_000, staleMs: 240_000, clock: () => 0 })
console.log(await cache.get('thali'))
