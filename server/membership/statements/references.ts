// UPI and IMPS references have 12 digits; some banks pad them with zeros or add a prefix.
const upi = /^(?:UPI|IMPS|RRN|REF|UTR)?0*(\d{12})$/
// NEFT and RTGS references mix letters and digits; a long word without a digit isn't one.
const transfer = /^(?=.*\d)(?:[A-Z0-9]{16}|[A-Z0-9]{22})$/
// No reference is shorter, and a letter of any script next to it makes it part of a word.
const longWords = /(?<![\p{L}\p{N}])[A-Z0-9]{12,40}(?![\p{L}\p{N}])/gu
const digitGroups = /(?<![A-Z0-9])\d+(?:[ -]\d+)+(?![A-Z0-9])/g

const maxReferences = 8

const compact = (text: string) => text.replace(/[\s-]/g, '')

function normalize(word: string): string[] {
  // Some banks write only zeros for no reference.
  if (/^0*$/.test(word)) return []
  const [, number] = upi.exec(word) ?? []
  const forms = number === undefined ? [] : [number]
  // A UPI number padded to 16 digits isn't also a NEFT reference.
  return transfer.test(word) && !/^0{4}\d{12}$/.test(word) ? [...forms, word] : forms
}

/**
 * The possible references of a line in canonical form, most likely first: from the reference column, then from the
 * narration, then digits split by spaces.
 */
export function referencesIn(reference: string, narration: string): string[] {
  const [cell, text] = [reference.toUpperCase(), narration.toUpperCase()]
  const words = [compact(cell), ...wordsOf(cell), ...wordsOf(text), ...splitNumbers(text)]
  return [...new Set(words.flatMap(normalize))].slice(0, maxReferences)
}

const wordsOf = (text: string) => text.match(longWords) ?? []
const splitNumbers = (text: string) => (text.match(digitGroups) ?? []).map(compact)

/** Without the zeros that some banks add. */
export const canonical = (transactionId: string): string => /^0{4}(\d{12})$/.exec(transactionId)?.[1] ?? transactionId

/** Every form in which the transaction ID may be stored. */
export const spellings = (reference: string): string[] =>
  reference.length === 12 ? [reference, `0000${reference}`] : [reference]
