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

export function createLimiter({ perMinute, burst }: Limits): Limiter {
  return {
    take: () => ({ allowed: true, left: burst }),
    forget: () => 0,
  }
}
