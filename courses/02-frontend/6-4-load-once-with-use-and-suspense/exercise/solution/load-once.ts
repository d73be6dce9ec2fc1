export type Loader<Value> = {
  /** The same promise for the same key. */
  get(key: string): Promise<Value>
  /** The next get loads again. */
  forget(key: string): void
}

export function createLoader<Value>(load: (key: string) => Promise<Value>): Loader<Value> {
  const promises = new Map<string, Promise<Value>>()

  function start(key: string): Promise<Value> {
    // In an async function, an error that is thrown at once becomes a failed promise.
    const promise = (async () => load(key))()
    promises.set(key, promise)
    promise.catch(() => {
      // Only if nobody has put a newer one there.
      if (promises.get(key) === promise) promises.delete(key)
    })
    return promise
  }

  return {
    get: (key) => promises.get(key) ?? start(key),
    forget: (key) => void promises.delete(key),
  }
}
