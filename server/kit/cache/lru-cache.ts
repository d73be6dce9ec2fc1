/** Caches the results of the last few keys. Callers that ask while a result is being made wait for that same promise. */
export function createLruCache<Value>(maxSize: number) {
  const cache = new Map<string, Promise<Value>>()
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = cache.get(key) ?? make()
    cache.delete(key)
    cache.set(key, value)
    value.catch(() => cache.delete(key))
    if (cache.size > maxSize) cache.delete(cache.keys().next().value!)
    return value
  }
}
