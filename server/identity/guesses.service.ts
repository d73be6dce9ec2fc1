import { createHash } from 'node:crypto'
import type { Limit } from '#contract/kit/endpoint.ts'
import type { Deps } from '#server/kit/deps.ts'
import { tooMany } from '#server/kit/errors.ts'
import { giveTryBack, takeTry } from '#server/kit/limits.ts'

const quarterHour = 900
const perAccount: Limit = { times: 10, seconds: quarterHour }
const perKnownDevice: Limit = { times: 10, seconds: quarterHour }
// Many learners may share one address (a hostel, a carrier's gateway).
const perAddress: Limit = { times: 100, seconds: quarterHour }

export type Guess = { email: string; address: string; knownDevice: string | null }

/**
 * Counts a guess before it is checked, so that parallel guesses cannot slip through; a right one is given back.
 * Strangers share one count per account. A device that signed in to this account before has a count of its own,
 * so that strangers' guesses never lock the owner out.
 */
export async function takeGuess({ db, env }: Deps, guess: Guess): Promise<{ wasRight: () => Promise<void> }> {
  const account = createHash('sha256').update(guess.email).digest('base64url')
  const counts: [string, Limit][] = [
    [`guess from ${guess.address}`, perAddress],
    guess.knownDevice
      ? [`guess on device ${guess.knownDevice}`, perKnownDevice]
      : [`guess at account ${account}`, perAccount],
  ]
  const waits = await Promise.all(
    counts.map(([key, { times, seconds }]) =>
      takeTry(db, key, { times: Math.ceil(times * env.rateLimitFactor), seconds }),
    ),
  )
  const wait = Math.max(...waits)
  if (wait > 0) throw tooMany(wait)
  return {
    wasRight: async () => {
      await Promise.all(counts.map(([key]) => giveTryBack(db, key)))
    },
  }
}
