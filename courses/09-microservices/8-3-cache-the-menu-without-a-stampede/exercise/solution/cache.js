export function createCache({ load, ttlMs, staleMs, clock }) {
  const values = new Map() // key -> { value, at }
  const running = new Map() // key -> promise of a load

  function refill(key) {
    if (running.has(key)) return running.get(key)
    const at = clock()
    const promise = (async () => {
      try {
        const value = await load(key)
        // After an invalidation somebody else's load is running, or none: this answer is too old to keep.
        if (running.get(key) === promise) values.set(key, { value, at })
        return value
      } finally {
        if (running.get(key) === promise) running.delete(key)
      }
    })()
    running.set(key, promise)
    return promise
  }

  return {
    async get(key) {
      const known = values.get(key)
      const age = known ? clock() - known.at : Infinity
      if (age < ttlMs) return known.value
      const refilled = refill(key)
      if (age >= ttlMs + staleMs) return refilled
      refilled.catch(() => {}) // the old value stays
      return known.value
    },
    invalidate(key) {
      values.delete(key)
      running.delete(key)
    },
  }
}

const cache = createCache({ load: async (dish) => `price of ${dish}`, ttlMs: 60_000, staleMs: 240_000, clock: () => 0 })
console.log(await cache.get('thali'))
