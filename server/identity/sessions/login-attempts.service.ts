import { createHash } from 'node:crypto'
import type { Limit } from '#contract/kit/endpoint.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { clientNetwork } from '#server/kit/http/client-address.ts'
import { tooManyRequests } from '#server/kit/errors.ts'
import { refundRateLimit, consumeRateLimit } from '#server/kit/http/rate-limit.ts'

const quarterHour = 900
const perAccount: Limit = { times: 10, seconds: quarterHour }
const perKnownDevice: Limit = { times: 10, seconds: quarterHour }
// Many learners may share one address (a hostel, a carrier's gateway).
const perAddress: Limit = { times: 100, seconds: quarterHour }
// Three of a million codes are valid at any time, so ten attempts every 15 minutes would find one within months.
const codesPerDay: Limit = { times: 30, seconds: 24 * 60 * 60 }

export type Attempt = { email: string; address: string; knownDevice: string | null }
type Counted = { refund: () => Promise<void> }

/**
 * Counts an attempt before the password is checked, so that parallel attempts cannot slip through; a correct one is
 * refunded. A device that signed in to this account before has its own count, so that strangers cannot lock the owner
 * out.
 */
export function consumeLoginAttempt(db: Db, tools: Tools, attempt: Attempt): Promise<Counted> {
  return consume(db, tools, [
    [`guess from ${clientNetwork(attempt.address)}`, perAddress],
    [`guess ${target(attempt)}`, attempt.knownDevice ? perKnownDevice : perAccount],
  ])
}

/** For someone signing in, whose password was correct. */
export const consumeCodeAttempt = (db: Db, tools: Tools, attempt: Attempt) =>
  consume(db, tools, [[`code ${target(attempt)}`, codesPerDay]])

/** For someone who is signed in. */
export const consumeCodeAttemptOf = (db: Db, tools: Tools, personId: number) =>
  consume(db, tools, [[`code of person ${personId}`, codesPerDay]])

const target = ({ email, knownDevice }: Attempt) =>
  knownDevice ? `on device ${knownDevice}` : `at account ${createHash('sha256').update(email).digest('base64url')}`

async function consume(db: Db, { env }: Tools, counts: [string, Limit][]): Promise<Counted> {
  const waits = await Promise.all(
    counts.map(([key, { times, seconds }]) =>
      consumeRateLimit(db, key, { times: Math.ceil(times * env.rateLimitFactor), seconds }),
    ),
  )
  const wait = Math.max(...waits)
  if (wait > 0) throw tooManyRequests(wait)
  return {
    refund: async () => {
      await Promise.all(counts.map(([key]) => refundRateLimit(db, key)))
    },
  }
}
