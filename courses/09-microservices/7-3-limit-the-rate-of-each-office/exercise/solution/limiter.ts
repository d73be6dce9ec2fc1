export type Limits = {
  /** How many requests an office may make per minute, in the long run. */
  perMinute: number
  /** How many it may make at once, after a quiet time. */
  burst: number
}

export type Decision = { allowed: true; left: number } | { allowed: false; retryAfterMs: number }

export type Limiter = {
  /**
   * May this office make a request now (milliseconds)? left: whole requests that it could still make at once.
   * retryAfterMs: when the next one will be allowed, rounded up to whole milliseconds.
   */
  take: (office: string, now: number) => Decision
  /** Forgets offices whose bucket is full again. Returns how many are still remembered. */
  forget: (now: number) => number
}

type Bucket = { tokens: number; at: number }

export function createLimiter({ perMinute, burst }: Limits): Limiter {
  const buckets = new Map<string, Bucket>()
  const perMs = perMinute / 60_000

  const fill = (office: string, now: number): Bucket => {
    const { tokens, at } = buckets.get(office) ?? { tokens: burst, at: now }
    // A clock that was set back must not take tokens away.
    const passed = Math.max(0, now - at)
    return { tokens: Math.min(burst, tokens + passed * perMs), at: Math.max(now, at) }
  }

  return {
    take(office, now) {
      const bucket = fill(office, now)
      // Fractions of a token add up to 0.9999999999 instead of 1.
      const isAllowed = bucket.tokens >= 1 - 1e-9
      if (isAllowed) bucket.tokens = Math.max(0, bucket.tokens - 1)
      buckets.set(office, bucket)
      return isAllowed
        ? { allowed: true, left: Math.floor(bucket.tokens + 1e-9) }
        : { allowed: false, retryAfterMs: Math.ceil((1 - bucket.tokens) / perMs - 1e-6) }
    },
    forget(now) {
      for (const office of [...buckets.keys()]) if (fill(office, now).tokens >= burst) buckets.delete(office)
      return buckets.size
    },
  }
}
