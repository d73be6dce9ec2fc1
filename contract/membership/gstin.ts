import { states } from '../kit/states.ts'

const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The last character of a GSTIN, from the 14 before it. Their values in base 36 count once and twice in turns, each product
 * as the sum of its two digits in base 36, and the last character fills the total up to a multiple of 36.
 */
function checkCharacter(gstin: string): string {
  const total = gstin
    .slice(0, 14)
    .split('')
    .reduce((sum, character, at) => {
      const product = alphabet.indexOf(character) * (at % 2 === 0 ? 1 : 2)
      return sum + Math.floor(product / 36) + (product % 36)
    }, 0)
  return alphabet[(36 - (total % 36)) % 36]!
}

/** As it is typed, in capitals and without spaces. */
export const compactGstin = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')

/** 27 of 27AAPFU0939F1ZV: Maharashtra. */
export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2)

export const wrongLength = 'A GSTIN has 15 characters'

/** What is wrong with the GSTIN of a business; null if it can be one. Whether it was given out, only the government knows. */
export function problemOfGstin(gstin: string): string | null {
  if (gstin.length !== 15) return wrongLength
  if (!states[stateOfGstin(gstin)]) return 'A GSTIN starts with the code of a state, such as 27'
  if (!form.test(gstin)) return 'Check the GSTIN. It looks like 27AAPFU0939F1ZV.'
  return gstin.endsWith(checkCharacter(gstin)) ? null : 'Check the GSTIN. One of its characters is wrong.'
}
