export type Parts = readonly unknown[]
export type Read<Value> =
  | { state: 'missing' }
  | { state: 'fresh' | 'stale'; value: Value; ageMs: number }

/** The parts as JSON, with the names of objects in order of the alphabet, also deep inside. */
export function keyOf(parts: Parts): string {
  return JSON.stringify(parts)
}

type Options = { staleMs: number; now: () => number; storage: Storage }

/**
 * Keeps each copy in the storage, under 'copy:' and its key, as JSON: { value, writtenAt }.
 * A copy is fresh for less than staleMs after it was written, and stale from then on.
 */
export function createCache<Value>({ staleMs, now, storage }: Options) {
  return {
    /** A copy that can't be read is missing. */
    read(parts: Parts): Read<Value> {
      return { state: 'missing' }
    },
    write(parts: Parts, value: Value): void {},
    /** Makes all copies stale whose key begins with these parts. */
    invalidate(parts: Parts): void {},
  }
}
