type Listener<P> = (payload: P) => void

/** Events by name with their payloads. An error in one listener doesn't stop the others; it is thrown at the end. */
export function createEmitter<E extends Record<string, unknown>>() {
  function on<K extends keyof E>(name: K, listener: Listener<E[K]>): () => void {
    // Write your code here. Return a function that removes the listener.
    return () => {}
  }

  function once<K extends keyof E>(name: K, listener: Listener<E[K]>): () => void {
    // Write your code here.
    return () => {}
  }

  function emit<K extends keyof E>(name: K, payload: E[K]): void {
    // Write your code here.
  }

  return { on, once, emit }
}
