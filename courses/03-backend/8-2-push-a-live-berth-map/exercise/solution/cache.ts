/** Remembers what `load` returned for each key, until `forget` is called or the time is over. */
export function createCache<T>(load: (key: string) => Promise<T>, ttlMs: number, now: () => number = Date.now) {
  const entries = new Map<string, { value: T; until: number }>()
  const loading = new Map<string, Promise<T>>()
  const generations = new Map<string, number>()
  const generationOf = (key: string) => generations.get(key) ?? 0

  async function get(key: string): Promise<T> {
    const entry = entries.get(key)
    if (entry && entry.until > now()) return entry.value
    const running = loading.get(key)
    if (running) return running // a hundred readers, one query
    const generation = generationOf(key)
    const promise = load(key)
      .then((value) => {
        // If it was forgotten while we were reading, the value may be old: give it to this reader, but don't keep it.
        if (generationOf(key) === generation) entries.set(key, { value, until: now() + ttlMs })
        return value
      })
      .finally(() => {
        if (loading.get(key) === promise) loading.delete(key)
      })
    loading.set(key, promise)
    return promise
  }

  function forget(key: string) {
    generations.set(key, generationOf(key) + 1)
    entries.delete(key)
    loading.delete(key) // the next reader starts a new query
  }

  return { get, forget }
}
