/** A value in localStorage. Damaged content or a forbidden storage gives the fallback: a page must work without it. */
export function createMemory(storage, key, fallback) {
  return {
    load() {
      try {
        const text = storage.getItem(key)
        return text === null ? fallback : JSON.parse(text)
      } catch {
        return fallback
      }
    },
    save(value) {
      try {
        storage.setItem(key, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
  }
}
