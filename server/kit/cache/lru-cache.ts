/**
 * Caches the results of the most recently used keys, up to `maxSize` in total; each counts 1 unless `sizeOf` says
 * otherwise. Callers that ask while a result is being made wait for that same promise. Failures are not cached.
 */
export function createLruCache<Value>(maxSize: number, sizeOf: (value: Value) => number = () => 1) {
  const cache = new Map<string, { value: Promise<Value>; size: number }>()
  let total = 0

  function evict() {
    for (const [key, { size }] of cache) {
      if (total <= maxSize) return
      // What is still being made has no size yet.
      if (size > 0) cache.delete(key)
      total -= size
    }
  }

  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const cached = cache.get(key)
    if (cached) {
      cache.delete(key)
      cache.set(key, cached)
      return cached.value
    }
    const entry = { value: make(), size: 0 }
    cache.set(key, entry)
    entry.value.then(
      (value) => {
        entry.size = sizeOf(value)
        total += entry.size
        evict()
      },
      () => cache.delete(key),
    )
    return entry.value
  }
}
