// A tiny store that behaves like a database over a network: every call takes a little while.
// A seed makes the delays repeatable: createStore({ seed: 7 }) always waits in the same pattern.
export function createStore({ seed = 1 } = {}) {
  const values = new Map()
  let state = seed
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647
  const wait = () => new Promise((resolve) => setTimeout(resolve, random() * 3))
  let last = Promise.resolve()
  return {
    async read(key) {
      await wait()
      return values.get(key)
    },
    async write(key, value) {
      await wait()
      values.set(key, value)
    },
    /** Reads, changes and writes as one step. Others wait until it is done, as with "update … returning" in SQL. */
    update(key, change) {
      const result = last.then(async () => {
        await wait()
        const value = change(values.get(key))
        values.set(key, value)
        return value
      })
      last = result.catch(() => {})
      return result
    },
  }
}
