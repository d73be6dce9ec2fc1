import type { Limit } from '#contract/kit/endpoint.ts'
import { tooManyRequests } from '../errors.ts'

/** A rate limit of this instance alone: for reads, which would cost more if the database counted them. */
export function createLocalRateLimit({ times, seconds }: Limit) {
  const counts = new Map<number, number>()
  let endsAt = 0
  return (personId: number, now: number) => {
    // The clock can also be set back.
    if (now >= endsAt || now < endsAt - seconds * 1000) {
      counts.clear()
      endsAt = now + seconds * 1000
    }
    const count = (counts.get(personId) ?? 0) + 1
    counts.set(personId, count)
    if (count > times) throw tooManyRequests(Math.ceil((endsAt - now) / 1000))
  }
}
