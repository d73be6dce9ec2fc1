/** A value in a storage such as localStorage, written as JSON. */
export function createMemory(storage, key, fallback) {
  return {
    load() {
      // Write your code here.
    },
    save(value) {
      // Write your code here. Return whether it worked.
    },
  }
}
