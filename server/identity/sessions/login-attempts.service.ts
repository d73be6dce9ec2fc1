import { createHash } from 'node:crypto'
import type { Limit } from '#contract/kit/endpoint.ts'
import type { Deps } from '#server/kit/deps.ts'
import { tooManyRequests } from '#server/kit/http/errors.ts'
import { refundRateLimit, consumeRateLimit } from '#server/kit/http/rate-limit.ts'

const quarterHour = 900
const perAccount: Limit = { times: 10, seconds: quarterHour }
const perKnownDevice: Limit = { times: 10, seconds: quarterHour }
// Many learners may share one address (a hostel, a carrier's gateway).
const perAddress: Limit = { times: 100, seconds: quarterHour }
// Three of a million codes are right at any time: ten guesses each quarter of an hour would find one within months.
const codesPerDay: Limit = { times: 30, seconds: 24 * 60 * 60 }

export type Guess = { email: string; address: string; knownDevice: string | null }
type Taken = { wasRight: () => Promise<void> }

/**
 * Counts a guess before it is checked, so that parallel guesses cannot slip through; a right one is given back.
 * Strangers share one count per account. A device that signed in to this account before has a count of its own,
 * so that strangers' guesses never lock the owner out.
 */
export function consumeLoginAttempt(deps: Deps, guess: Guess): Promise<Taken> {
  return take(deps, [
    [`guess from ${guess.address}`, perAddress],
    [`guess ${target(guess)}`, guess.knownDevice ? perKnownDevice : perAccount],
  ])
}

/** A guess at the code, by someone who had the password right: counted over the day as well. */
export const takeCodeGuess = (deps: Deps, guess: Guess) => take(deps, [[`code ${target(guess)}`, codesPerDay]])

/** The same, by someone who holds a session: that alone must not be enough to find a code. */
export const takeCodeGuessOf = (deps: Deps, personId: number) =>
  take(deps, [[`code of person ${personId}`, codesPerDay]])

const target = ({ email, knownDevice }: Guess) =>
  knownDevice ? `on device ${knownDevice}` : `at account ${createHash('sha256').update(email).digest('base64url')}`

async function take({ db, env }: Deps, counts: [string, Limit][]): Promise<Taken> {
  const waits = await Promise.all(
    counts.map(([key, { times, seconds }]) =>
      consumeRateLimit(db, key, { times: Math.ceil(times * env.rateLimitFactor), seconds }),
    ),
  )
  const wait = Math.max(...waits)
  if (wait > 0) throw tooManyRequests(wait)
  return {
    wasRight: async () => {
      await Promise.all(counts.map(([key]) => refundRateLimit(db, key)))
    },
  }
}
