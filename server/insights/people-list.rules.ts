import { TransactionId } from '#contract/membership/payments.ts'

/** What was meant by what was typed into the search. */
export type Sought = {
  /** `#12`, or `person 12` as the audit log writes it: exactly that one, even if they deleted their account. */
  personId: number | null
  /** What may be the reference of a payment; whose it is, is looked up. */
  transactionId: string | null
  /** Each must be found; none at all means that nothing was typed that could be. */
  words: string[]
}

export function parseSearch(typed: string): Sought {
  const [, number] = /^(?:#|(?:person|user)\s+)(\d{1,15})$/i.exec(typed.trim()) ?? []
  const reference = TransactionId.safeParse(typed)
  return {
    personId: number === undefined ? null : Number(number),
    transactionId: reference.success ? reference.data : null,
    words: number === undefined ? wordsOf(typed) : [],
  }
}

function wordsOf(typed: string): string[] {
  const phone = phoneIn(typed)
  if (phone !== null) return [phone]
  return typed
    .split(/\s+/)
    .map((word) => word.replace(edges, ''))
    .filter((word) => word !== '')
}

// Commas and brackets around a word are nobody's name; marks such as the vowel signs of Devanagari belong to it.
const edges = /^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu

/** Digits in whatever groups they are typed, without the code of the country: how a phone number is stored ends in them. */
function phoneIn(typed: string): string | null {
  const digits = typed.replace(/[\s()+-]/g, '')
  if (!/^\d{5,15}$/.test(digits)) return null
  return digits.replace(/^(0091|91(?=\d{10}$)|0(?=\d{10}$))/, '')
}

const shortestInside = 3

/**
 * Patterns of which one must fit. A part of a word is found through its groups of three letters; what is shorter has
 * none, and is looked for where a name begins.
 */
export function patternsFor(word: string): string[] {
  const literal = word.replace(/[\\%_]/g, '\\$&')
  return Array.from(word).length >= shortestInside ? [`%${literal}%`] : [`${literal}%`, `% ${literal}%`]
}

/** Five digits in a row have an index of their own (`digit_groups` in the database). */
export const hasDigitGroup = (word: string) => /[0-9]{5}/.test(word)

export type ExpiryGroup = 'coming' | 'past' | 'never'

/** By the end of their access people stand in three stretches: what ends next comes first, then what ended last. */
export const stretches: ExpiryGroup[] = ['coming', 'past', 'never']

export const stretchOf = (endsAt: Date | null, now: Date): ExpiryGroup =>
  endsAt === null ? 'never' : endsAt > now ? 'coming' : 'past'
