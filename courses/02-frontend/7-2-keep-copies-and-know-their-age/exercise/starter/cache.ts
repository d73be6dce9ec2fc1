export type Parts = readonly unknown[]
export type Read<Value> = { state: 'missing' } | { state: 'fresh' | 'stale'; value: Value }

/** A text that is the same for equal parts. */
export function keyOf(parts: Parts): string {
  return String(parts)
}

export function createCache<Value>({ staleMs, now }: { staleMs: number; now: () => number }) {
  return {
    read(parts: Parts): Read<Value> {
      return { state: 'missing' }
    },
    write(parts: Parts, value: Value): void {},
    /** Makes all copies stale whose key begins with these parts. */
    invalidate(parts: Parts): void {},
  }
}

console.log(keyOf(['prices', { mandi: 7, crop: 'Onion' }]))
