import { TransactionId } from '#contract/membership/reference.ts'

export type Search = {
  /** `#12`, or `person 12` as in the audit log: this person, even with a deleted account. */
  personId: number | null
  /** Possibly the reference of a payment. */
  transactionId: string | null
  /** Possibly somebody's whole address. */
  email: string | null
  /** Each must match. */
  words: string[]
}

export function parseSearch(typed: string): Search {
  const [, number] = /^(?:#|(?:person|user)\s+)(\d{1,15})$/i.exec(typed.trim()) ?? []
  const reference = TransactionId.safeParse(typed)
  return {
    personId: number === undefined ? null : Number(number),
    transactionId: reference.success ? reference.data : null,
    email: /^[^\s@]+@[^\s@]+$/.test(typed.trim()) ? typed.trim().toLowerCase() : null,
    words: number === undefined ? wordsOf(typed) : [],
  }
}

function wordsOf(typed: string): string[] {
  const phone = phoneIn(typed)
  if (phone !== null) return [phone]
  return typed
    .split(/\s+/)
    .map((word) => word.replace(edges, ''))
    .filter((word) => /[^@]/.test(word))
}

// Strips commas and brackets around a word, but not marks such as the vowel signs of Devanagari, nor the @ of an address.
const edges = /^[^\p{L}\p{N}\p{M}@]+|[^\p{L}\p{N}\p{M}@]+$/gu

/** The digits of a phone number in any grouping, without the country code. */
function phoneIn(typed: string): string | null {
  const digits = typed.replace(/[\s()+-]/g, '')
  if (!/^\d{5,15}$/.test(digits)) return null
  return digits.replace(/^(0091|91(?=\d{10}$)|0(?=\d{10}$))/, '')
}

const minInfixLength = 3

/** One of these must match. The trigram index needs three letters; a shorter word must be the start of a name. */
export function patternsFor(word: string): string[] {
  const literal = word.replace(/[\\%_]/g, '\\$&')
  return Array.from(word).length >= minInfixLength ? [`%${literal}%`] : [`${literal}%`, `% ${literal}%`]
}

/** Five digits in a row have their own index, `digit_groups`. */
export const hasDigitGroup = (word: string) => /[0-9]{5}/.test(word)

type ExpiryGroup = 'upcoming' | 'past' | 'never'

/** The order by end of access: what ends next first, then what ended last. */
export const expiryGroups: ExpiryGroup[] = ['upcoming', 'past', 'never']

export const expiryGroupOf = (endsAt: Date | null, now: Date): ExpiryGroup =>
  endsAt === null ? 'never' : endsAt > now ? 'upcoming' : 'past'
