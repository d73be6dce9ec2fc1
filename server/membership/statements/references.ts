// Numbers of UPI and IMPS are twelve digits; some banks fill them up with zeros or write what they are in front.
const upi = /^(?:UPI|IMPS|RRN|REF|UTR)?0*(\d{12})$/
// NEFT and RTGS mix letters and digits; a long word without a digit is just a word.
const transfer = /^(?=.*\d)(?:[A-Z0-9]{16}|[A-Z0-9]{22})$/
// No reference is shorter; a letter of any script beside it makes it part of another word.
const longWords = /(?<![\p{L}\p{N}])[A-Z0-9]{12,40}(?![\p{L}\p{N}])/gu
const digitGroups = /(?<![A-Z0-9])\d+(?:[ -]\d+)+(?![A-Z0-9])/g

const mostReferences = 8

const tight = (text: string) => text.replace(/[\s-]/g, '')

function formsOf(word: string): string[] {
  // Some fill the column of a line that has no reference with nothing but zeros.
  if (/^0*$/.test(word)) return []
  const [, number] = upi.exec(word) ?? []
  const forms = number === undefined ? [] : [number]
  // What is only zeros before a UPI number is that number, and nothing else.
  return transfer.test(word) && !/^0{4}\d{12}$/.test(word) ? [...forms, word] : forms
}

/**
 * The references that a line may speak of, in one spelling, the likeliest first: its reference column as a whole, the
 * words there, those of the narration, and digits that were broken by spaces.
 */
export function referencesIn(reference: string, narration: string): string[] {
  const [cell, story] = [reference.toUpperCase(), narration.toUpperCase()]
  const words = [tight(cell), ...wordsOf(cell), ...wordsOf(story), ...brokenNumbers(story)]
  return [...new Set(words.flatMap(formsOf))].slice(0, mostReferences)
}

const wordsOf = (text: string) => text.match(longWords) ?? []
const brokenNumbers = (text: string) => (text.match(digitGroups) ?? []).map(tight)

/** The one spelling of a transaction id that somebody typed: with or without the zeros of their bank. */
export const canonical = (transactionId: string): string => /^0{4}(\d{12})$/.exec(transactionId)?.[1] ?? transactionId

/** All ways in which the transaction id of a reference may be stored. */
export const spellings = (reference: string): string[] =>
  reference.length === 12 ? [reference, `0000${reference}`] : [reference]
