type Listener<P> = (payload: P) => void

/** Events by name with their payloads. An error in one listener doesn't stop the others; it is thrown at the end. */
export function createEmitter<E extends Record<string, unknown>>() {
  // never: a set may hold listeners for any payload. `on` and `emit` guarantee that names and payloads belong together.
  const listeners = new Map<keyof E, Set<Listener<never>>>()

  function on<K extends keyof E>(name: K, listener: Listener<E[K]>): () => void {
    const group = listeners.get(name) ?? new Set<Listener<never>>()
    listeners.set(name, group)
    group.add(listener)
    return () => {
      group.delete(listener)
    }
  }

  function once<K extends keyof E>(name: K, listener: Listener<E[K]>): () => void {
    const off: () => void = on(name, (payload) => {
      off()
      listener(payload)
    })
    return off
  }

  function emit<K extends keyof E>(name: K, payload: E[K]): void {
    const errors: unknown[] = []
    // A copy: a listener may remove itself or add others while we loop.
    for (const listener of [...(listeners.get(name) ?? [])]) {
      try {
        ;(listener as Listener<E[K]>)(payload)
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, `Failed listeners of ${String(name)}: ${errors.length}`)
  }

  return { on, once, emit }
}
