/** A value that knows who reads it. */
export function signal<T>(value: T): { get(): T; set(next: T): void } {
  return {
    get() {
      // Remember the effect that is running now.
      return value
    },
    set(next) {
      // Then run everybody who has read the old value.
      value = next
    },
  }
}

/** Computed when somebody reads it, and again only after a change. */
export function computed<T>(work: () => T): { get(): T } {
  // This computes at every read. Remember the result.
  return { get: work }
}

/** Runs at once, and again after every change of what it has read. Returns a function that stops it. */
export function effect(work: () => void): () => void {
  work()
  return () => {}
}

/** Several changes, one run of each effect. */
export function batch(change: () => void): void {
  change()
}
