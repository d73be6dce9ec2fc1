import { canonicalReference, compactReference, isReference } from '#contract/membership/reference.ts'

// No reference is shorter, and a letter of any script next to it makes it part of a word.
const longWords = /(?<![\p{L}\p{N}])[A-Z0-9]{12,40}(?![\p{L}\p{N}])/gu
const digitGroups = /(?<![A-Z0-9])\d+(?:[ -]\d+)+(?![A-Z0-9])/g

const maxReferences = 8

/**
 * The possible references of a line in canonical form, most likely first: from the reference column, then from the
 * narration, then digits split by spaces.
 */
export function referencesIn(reference: string, narration: string): string[] {
  const [cell, text] = [reference, narration].map((part) => part.normalize('NFKC').toUpperCase()) as [string, string]
  const words = [compactReference(cell), ...wordsOf(cell), ...wordsOf(text), ...(text.match(digitGroups) ?? [])]
  return [...new Set(words.filter(isReference).map(canonicalReference))].slice(0, maxReferences)
}

const wordsOf = (text: string) => text.match(longWords) ?? []

// A spreadsheet shows a long number like this, and saves only what it shows.
const scientific = /(?<![\p{L}\p{N}.])\d(?:\.\d{1,14})?E\+1[0-9](?![\p{L}\p{N}])/iu

/** The shortened number, such as 6.24E+11, or null. */
export const roundedReference = (reference: string, narration: string): string | null =>
  (scientific.exec(reference) ?? scientific.exec(narration))?.[0].toUpperCase() ?? null

export const significantDigits = (rounded: string): number => rounded.split('E')[0]!.replace('.', '').length

/** As a spreadsheet with room for this many digits shows the number. */
export const shorten = (number: string, digits: number): string => Number(number).toExponential(digits - 1)
