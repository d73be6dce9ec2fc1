export type Parts = readonly unknown[]
export type Read<Value> =
  | { state: 'missing' }
  | { state: 'fresh' | 'stale'; value: Value; ageMs: number }

/** The parts as JSON, with the names of objects in order of the alphabet, also deep inside. */
export function keyOf(parts: Parts): string {
  return JSON.stringify(parts, (_name, value: unknown) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
  })
}

type Options = { staleMs: number; now: () => number; storage: Storage }
type Copy<Value> = { value: Value; writtenAt: number; isInvalid?: boolean }
const prefix = 'copy:'

/** Keeps each copy in the storage, under 'copy:' and its key, as JSON: { value, writtenAt }. */
export function createCache<Value>({ staleMs, now, storage }: Options) {
  function copyAt(name: string): Copy<Value> | null {
    try {
      return JSON.parse(storage.getItem(name) ?? 'null') as Copy<Value> | null
    } catch {
      return null
    }
  }
  const beginsWith = (name: string, start: string) => {
    const begin = prefix + start.slice(0, -1)
    return name.startsWith(begin) && [',', ']'].includes(name.charAt(begin.length))
  }

  return {
    read(parts: Parts): Read<Value> {
      const copy = copyAt(prefix + keyOf(parts))
      if (copy === null) return { state: 'missing' }
      const ageMs = now() - copy.writtenAt
      return { state: ageMs < staleMs && !copy.isInvalid ? 'fresh' : 'stale', value: copy.value, ageMs }
    },
    write(parts: Parts, value: Value): void {
      storage.setItem(prefix + keyOf(parts), JSON.stringify({ value, writtenAt: now() }))
    },
    /** Makes all copies stale whose key begins with these parts. */
    invalidate(parts: Parts): void {
      const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      for (const name of names.filter((one) => beginsWith(one, keyOf(parts)))) {
        const copy = copyAt(name)
        if (copy) storage.setItem(name, JSON.stringify({ ...copy, isInvalid: true }))
      }
    },
  }
}
