import { maxCounted } from '#contract/kit/counting.ts'

/**
 * Caches one value for as long as `ttlMs` says, counted from the start of computing it. Concurrent callers share one
 * computation if the previous value had a TTL; a value with a TTL of 0 is computed for every caller.
 */
export function memoizeWithTtl<Value>(ttlMs: (value: Value) => number) {
  let lastTtl = 0
  let cached: { value: Promise<Value>; from: number; until: number } | null = null
  return (now: number, compute: () => Promise<Value>): Promise<Value> => {
    // The clock can also be set back.
    if (cached && now >= cached.from && now < cached.until) return cached.value
    const entry = { value: compute(), from: now, until: now + lastTtl }
    cached = entry
    entry.value.then(
      (value) => {
        lastTtl = ttlMs(value)
        entry.until = now + lastTtl
      },
      () => (entry.until = now),
    )
    return entry.value
  }
}

const maxKeys = 100

/** The same for each key. The oldest are forgotten if there are many. */
export function memoizeEachWithTtl<Value>(ttlMs: (value: Value) => number) {
  const byKey = new Map<number, ReturnType<typeof memoizeWithTtl<Value>>>()
  return (key: number, now: number, compute: () => Promise<Value>): Promise<Value> => {
    const recent = byKey.get(key) ?? memoizeWithTtl<Value>(ttlMs)
    byKey.delete(key)
    byKey.set(key, recent)
    if (byKey.size > maxKeys) byKey.delete(byKey.keys().next().value!)
    return recent(now, compute)
  }
}

/** Counting few rows is cheap, so the result is always current; counted from many rows it may be a minute old. */
export const ttlOfCounts = (counts: number[]): number =>
  counts.reduce((sum, count) => sum + count, 0) > maxCounted ? 60_000 : 0
