import { z } from './zod.ts'
import { notALink, notAnEmail } from './messages.ts'

/** For a schema with a message of its own, which would stand for this one too. */
export const atMost = (max: number) => `At most ${max < 10_000 ? max : max.toLocaleString('en-IN')} characters`

export const atLeast = (min: number) => `At least ${min}`

// Names can have any number of words, in any script; only control characters and text direction marks are rejected.
const notPlain = 'Use plain text only'
const plainText = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u

/** One line of text. `what` completes the message "Enter …". */
export const line = (what: string, max: number) =>
  z.string(`Enter ${what}`).trim().min(1, `Enter ${what}`).max(max, atMost(max)).regex(plainText, notPlain)

export const optionalLine = (max: number) => z.string().trim().max(max, atMost(max)).regex(plainText, notPlain)

// Two or more labels and a top-level domain that strangers use for links. `Md.Imran` and `A.R. Rahman` are names.
const domains =
  'com|net|org|info|biz|in|co|io|me|to|ly|gl|gg|gd|cc|tv|us|uk|eu|de|fr|it|ru|cn|pk|bd|ai|tk|ml|ga|cf|gq|ws|be|sh|is|xyz|app|dev|link|click|site|online|shop|store|top|live|club|website|tech|page|pro|win|bet|vip|work|buzz|icu|zip|mov|cloud|space|fun|life|today|world|academy|digital|email|finance|loan|money|news|support|help|chat|bot|web|blog|art|games|casino|lol'
const dot = '[.\\u3002\\uFF0E\\uFF61]'
const link = new RegExp(
  `:/|\\bwww\\d?${dot}|[\\p{L}\\p{N}-]${dot}(?:${domains})(?![\\p{L}\\p{N}])|\\d${dot}\\d+${dot}\\d+${dot}\\d`,
  'iu',
)

/** Whether a name has a link in it: our emails would carry it to people who never asked for them. */
export const hasLink = (name: string): boolean => link.test(name)

const linkInName = 'Enter a name without links'

/** The name of a person, which appears in emails. */
export const personName = (what: string, max: number) => line(what, max).refine((name) => !hasLink(name), linkInName)

export const optionalPersonName = (max: number) => optionalLine(max).refine((name) => !hasLink(name), linkInName)

// The same with line breaks and tabs.
const multilineText = /^([\n\r\t]|[^\p{Cc}\u202A-\u202E\u2066-\u2069])*$/u

export const missingComment = 'Write a comment'

/** Text of several lines. `missing` is the message if there is none. */
export const text = (missing: string, max: number) =>
  z.string(missing).trim().min(1, missing).max(max, atMost(max)).regex(multilineText, notPlain)

export const optionalText = (max: number) => z.string().trim().max(max, atMost(max)).regex(multilineText, notPlain)

/** Text that is autosaved while it is written, so spaces at the end are not trimmed. */
export const draftText = (max: number) => z.string('Enter text').max(max, atMost(max)).regex(multilineText, notPlain)

const webLink = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })
export const isWebLink = (link: string): boolean => isPlain(link) && webLink.safeParse(link).success

/** An http or https link. */
export const WebLink = z.string(notALink).trim().max(500, atMost(500)).refine(isWebLink, notALink)

/** The same, or an empty text. */
export const optionalLink = z
  .string()
  .trim()
  .max(500, atMost(500))
  .refine((link) => link === '' || isWebLink(link), notALink)

/** The URL parser ignores control characters, so they must be checked for separately. */
export const isPlain = (text: string): boolean => plainText.test(text)

/** A number from a form, a query or a file. Unlike z.coerce, it does not read an empty field as 0 or true as 1. */
export const numberFromText = (number: z.ZodNumber) => z.preprocess(toNumber, number)

const toNumber = (value: unknown) =>
  typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value

export const notANumber = 'Enter a number'
const tooBig = 'Enter a smaller number'
const counted = z.number(notANumber).int('Enter a whole number').positive('Enter a number above 0')

export const Id = numberFromText(counted.max(Number.MAX_SAFE_INTEGER))
export const FileId = z.uuid('Unknown file')

/** What somebody has selected in a list. */
export const ChosenIds = z.array(Id).min(1, 'Choose at least one').max(100, 'Choose at most 100')

/** What an `integer` column holds. Ids are `bigint`; every other number of an input must be bounded. */
export const maxInteger = 2 ** 31 - 1

/** A number counted from 1 that is not an id, such as a line of a file or a version in an address. */
export const Ordinal = numberFromText(counted.max(maxInteger, tooBig))

/** A line of a file, as a request or an address has it. */
export const LineNumber = numberFromText(z.int('Enter a line').positive('Enter a line').max(1_000_000))

export const notWholeRupees = 'Enter whole rupees'
export const wholeRupees = (least: number, most: number) =>
  z
    .number(notWholeRupees)
    .int(notWholeRupees)
    .min(least, `Enter ${least} or more`)
    .max(most, `At most ${most.toLocaleString('en-IN')}`)

/** The version that a change is based on; 0 before the first. */
export const Version = z
  .int('Enter the version that this is based on')
  .min(0, 'Enter a number from 0')
  .max(maxInteger, tooBig)

/** Deleted accounts get an address in this domain, so nobody may register with one. */
export const deletedAccountDomain = '@deleted.invalid'

/** Stored in lower case, so that one address cannot have two accounts. */
export const Email = z
  .string('Enter your email address')
  .trim()
  .toLowerCase()
  .min(1, 'Enter your email address')
  .max(254, atMost(254))
  .pipe(z.email(notAnEmail))
  .refine(
    (address) => !address.endsWith(deletedAccountDomain),
    'We can’t send email to this address. Enter another one.',
  )

// Length matters more than composition rules; the upper limit bounds the cost of hashing.
export const NewPassword = z.string('Choose a password').min(8, 'Use at least 8 characters').max(200, atMost(200))

/** A password at sign-in: the rules for new passwords don't apply. */
export const TypedPassword = z.string('Enter your password').min(1, 'Enter your password').max(200)

export const noDate = 'Enter a date'
export const noDay = 'Choose a day'

/** A day as 2026-11-16. PostgreSQL has no year 0, and a year such as 9999 overflows once days are added. */
export const CalendarDate = (message = noDate) =>
  z.iso.date(message).refine((date) => date >= '1900-01-01' && date <= '2199-12-31', message)

export const ChosenDate = CalendarDate('Choose a date')
export const ChosenDay = CalendarDate(noDay)

const noMonth = 'Enter a month such as 2026-11'

/** A month as 2026-11, in India. */
export const MonthName = z.string(noMonth).regex(/^20\d\d-(0[1-9]|1[0-2])$/, noMonth)

/** A time of the day as 09:30, in India. */
export const ChosenTime = z.string('Choose a time').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time')

export const Instant = z.iso.datetime()

/** An Indian mobile number, with or without +91, 91 or 0, spaces and hyphens. Stored as +91 and ten digits. */
export const MobileNumber = z
  .string('Enter your mobile number')
  .max(30, atMost(30))
  .transform((text) => text.replace(/[\s()-]/g, '').replace(/^(\+91|0091|91(?=\d{10}$)|0)/, ''))
  .pipe(z.string().regex(/^[6-9]\d{9}$/, 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9'))
  .transform((digits) => `+91${digits}`)

// The default message of a union does not help.
const wrongNumber = 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9, or leave it empty'
export const OptionalMobileNumber = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), MobileNumber], wrongNumber))

export const noState = 'Choose your state'

/** Where someone lives, such as 27 for Maharashtra: the keys of `states`, whose names forms without a choice don't need. */
export const StateCode = z.string(noState).regex(/^(0[1-9]|1\d|2[0-4679]|3[0-8])$/, noState)
