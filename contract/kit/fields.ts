import { z } from './zod.ts'

// Names are kept as people write them (one word or five, any script); only what breaks a line or a page is refused.
const plainText = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u

/** One line of text without control characters. */
export const line = (what: string, max: number) =>
  z
    .string(`${what} is needed`)
    .trim()
    .min(1, `${what} is needed`)
    .max(max, `At most ${max} characters`)
    .regex(plainText, 'Use ordinary characters only')

/** The same, but it may be left empty. */
export const optionalLine = (max: number) =>
  z.string().trim().max(max, `At most ${max} characters`).regex(plainText, 'Use ordinary characters only')

export const Id = z.coerce.number('Give a number').int('Give a whole number').positive().max(Number.MAX_SAFE_INTEGER)

/** Compared and stored in lower case, so that one person cannot hold two accounts by spelling. */
export const Email = z
  .string('Enter your e-mail address')
  .trim()
  .toLowerCase()
  .min(1, 'Enter your e-mail address')
  .max(254, 'At most 254 characters')
  .pipe(z.email('Enter an e-mail address such as asha@example.in'))

// Length beats composition rules; the upper bound keeps hashing bounded.
export const NewPassword = z
  .string('Choose a password')
  .min(8, 'Use at least 8 characters')
  .max(200, 'At most 200 characters')

/** A password as typed at sign-in: any wrong one is refused alike, so its form is not judged. */
export const TypedPassword = z.string('Enter your password').min(1, 'Enter your password').max(200)

export const Instant = z.iso.datetime()
