type Options = {
  /** The clock, in milliseconds. Tests pass their own. */
  now: () => number
  limit?: number
  windowMs?: number
}

/**
 * After `limit` failed tries of a key within the window, the next one has to
 * wait. Old failures are forgotten.
 */
export function createLoginLimit({ now, limit = 5, windowMs = 15 * 60 * 1000 }: Options) {
  return {
    /**
     * Seconds to wait before the next try, or 0. Called before the password
     * is checked.
     */
    secondsToWait(key: string): number {
      return 0
    },
    fail(key: string): void {},
    succeed(key: string): void {},
  }
}

let time = 0
const logins = createLoginLimit({ now: () => time })
for (let i = 0; i < 5; i++) logins.fail('asha@example.com')
console.log(logins.secondsToWait('asha@example.com'))
