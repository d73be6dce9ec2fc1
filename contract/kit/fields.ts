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

// Four digits are read at a glance.
const atMost = (max: number) => `At most ${max < 10_000 ? max : max.toLocaleString('en-IN')} characters`

// Lines may be broken; the other control characters have no meaning in a text.
const ordinary = /^([\n\r\t]|[^\p{Cc}\u202A-\u202E\u2066-\u2069])*$/u

/** Text of several lines; `missing` is what is said when there is none. */
export const text = (missing: string, max: number) =>
  z.string(missing).trim().min(1, missing).max(max, atMost(max)).regex(ordinary, 'Use ordinary characters only')

/** The same, but it may be left empty. */
export const optionalText = (max: number) =>
  z.string().trim().max(max, atMost(max)).regex(ordinary, 'Use ordinary characters only')

/** Text that is still being written: kept to the last space. */
export const draftText = (max: number) =>
  z.string('Give a text').max(max, atMost(max)).regex(ordinary, 'Use ordinary characters only')

/** A link that a browser may open, or nothing. */
export const optionalLink = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .refine((given) => given === '' || isWebLink(given), 'Give a link that begins with https://')

const webLink = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })
export const isWebLink = (given: string): boolean => isPlain(given) && webLink.safeParse(given).success

/** Without what no line of text has: an address would be read past it and stored with it. */
export const isPlain = (given: string): boolean => plainText.test(given)

/**
 * A number that a form, a query or a file gives as text. z.coerce would read a field left empty as 0, and true as 1.
 */
export const numberFromText = (number: z.ZodNumber) => z.preprocess(numberIn, number)

const numberIn = (given: unknown) =>
  typeof given === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(given) ? Number(given) : given

export const Id = numberFromText(
  z.number('Give a number').int('Give a whole number').positive('Give a number above 0').max(Number.MAX_SAFE_INTEGER),
)

/** Stands in the address of every deleted account: no email arrives there, so that nobody may come with one. */
export const deletedAccountDomain = '@deleted.invalid'

/** Compared and stored in lower case, so that one person cannot hold two accounts by spelling. */
export const Email = z
  .string('Enter your email address')
  .trim()
  .toLowerCase()
  .min(1, 'Enter your email address')
  .max(254, 'At most 254 characters')
  .pipe(z.email('Enter an email address such as asha@example.in'))
  .refine((address) => !address.endsWith(deletedAccountDomain), 'Nothing can be sent to this address. Enter another.')

// Length beats composition rules; the upper bound keeps hashing bounded.
export const NewPassword = z
  .string('Choose a password')
  .min(8, 'Use at least 8 characters')
  .max(200, 'At most 200 characters')

/** A password as typed at sign-in: any wrong one is refused alike, so its form is not judged. */
export const TypedPassword = z.string('Enter your password').min(1, 'Enter your password').max(200)

export const Instant = z.iso.datetime()

/** An Indian mobile number: with or without +91, 91 or 0 before it, spaces and hyphens forgiven. Kept as +91 and ten digits. */
export const MobileNumber = z
  .string('Enter your mobile number')
  .max(30, 'At most 30 characters')
  .transform((typed) => typed.replace(/[\s()-]/g, '').replace(/^(\+91|0091|91(?=\d{10}$)|0)/, ''))
  .pipe(z.string().regex(/^[6-9]\d{9}$/, 'Enter a mobile number of 10 digits that starts with 6, 7, 8 or 9'))
  .transform((digits) => `+91${digits}`)
