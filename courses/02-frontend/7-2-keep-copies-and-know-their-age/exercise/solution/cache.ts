export type Parts = readonly unknown[]
export type Read<Value> = { state: 'missing' } | { state: 'fresh' | 'stale'; value: Value }

/** A text that is the same for equal parts, whatever the order of names in objects. */
export function keyOf(parts: Parts): string {
  return JSON.stringify(parts, (_name, value) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
  })
}

export function createCache<Value>({ staleMs, now }: { staleMs: number; now: () => number }) {
  const copies = new Map<string, { parts: Parts; value: Value; staleAt: number }>()

  const beginsWith = (parts: Parts, start: Parts) => keyOf(parts.slice(0, start.length)) === keyOf(start)

  return {
    read(parts: Parts): Read<Value> {
      const copy = copies.get(keyOf(parts))
      if (copy === undefined) return { state: 'missing' }
      return { state: now() < copy.staleAt ? 'fresh' : 'stale', value: copy.value }
    },
    write(parts: Parts, value: Value): void {
      copies.set(keyOf(parts), { parts, value, staleAt: now() + staleMs })
    },
    /** Makes all copies stale whose key begins with these parts. */
    invalidate(parts: Parts): void {
      for (const copy of copies.values()) if (beginsWith(copy.parts, parts)) copy.staleAt = -Infinity
    },
  }
}
