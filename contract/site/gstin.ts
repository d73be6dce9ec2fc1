import { z } from '../kit/zod.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** The last character of a GSTIN, from the fourteen before it: every second one counts double, in base 36. */
export function gstinCheck(fourteen: string): string {
  const sum = Array.from(fourteen).reduce((sum, letter, place) => {
    const product = letters.indexOf(letter) * (place % 2 === 0 ? 1 : 2)
    return sum + Math.floor(product / letters.length) + (product % letters.length)
  }, 0)
  return letters[(letters.length - (sum % letters.length)) % letters.length]!
}

/** What is wrong with a GSTIN in capitals; null when nothing is. */
export function gstinProblem(gstin: string): string | null {
  if (!form.test(gstin)) return 'Enter a 15-character GSTIN, for example 27AAPFU0939F1ZV'
  if (gstinCheck(gstin.slice(0, 14)) !== gstin[14]) return 'This GSTIN has a typo. Check each character.'
  return null
}

/** The 15 characters of a GSTIN, or nothing; the last one checks the others. */
export const Gstin = z
  .string('Enter the GSTIN, or leave it empty')
  .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
  .superRefine((gstin, context) => {
    const problem = gstin === '' ? null : gstinProblem(gstin)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/** Where the business is registered: 27 for Maharashtra. */
export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2)
