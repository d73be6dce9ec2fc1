/** At most `limit` failed tries per key within the window. Old failures are forgotten. */
export function createLoginLimit({
  now,
  limit = 5,
  windowMs = 15 * 60 * 1000,
}: {
  now: () => number
  limit?: number
  windowMs?: number
}) {
  const failures = new Map<string, number[]>()
  const recent = (key: string): number[] => (failures.get(key) ?? []).filter((at) => at > now() - windowMs)
  return {
    /** Seconds to wait before the next try, or 0. Call it before the password is checked. */
    secondsToWait(key: string): number {
      const times = recent(key)
      const oldest = times.at(-limit)
      return oldest === undefined ? 0 : Math.ceil((oldest + windowMs - now()) / 1000)
    },
    fail(key: string): void {
      failures.set(key, [...recent(key), now()])
    },
    succeed(key: string): void {
      failures.delete(key)
    },
  }
}
