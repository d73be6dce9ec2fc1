import { atMost } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

/**
 * Words that apps and banks put before a reference, and the zeros they pad it with. ID and NO after such a word are part
 * of it, unless they begin a bank's reference of 16 or 22 characters: IDIB is Indian Bank. The database has the same rule
 * (`canonical_reference`); a test compares the two.
 */
const labels =
  /^(?:0|(?:UPI|IMPS|NEFT|RTGS|RRN|UTR|REF|TXN|TRN|TRANSACTION|P2A|P2M|P2P)(?:(?:ID|NO)(?![A-Z0-9]{14}$|[A-Z0-9]{20}$))*)+/

// Unicode compatibility forms don't cover the digits of Indian scripts; each set ends with the hexadecimal digits 6 to F.
const indianDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g
const toLatinDigit = (digit: string) => String((digit.codePointAt(0)! & 15) - 6)

/** Upper case without spaces and separators, in plain Latin letters and digits where there is such a form. */
export const compactReference = (typed: string): string =>
  // A statement has hundreds of thousands of them, and most are compact already.
  /^[A-Z\d]*$/.test(typed)
    ? typed
    : typed
        .normalize('NFKC')
        .replace(indianDigits, toLatinDigit)
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * One transfer has one canonical reference, whatever its spelling: N, 0000N, UPI0N and "IMPS Ref No. N" are N. The
 * 12 digits of a UPI or IMPS reference may start with zeros, so they are added again.
 */
export function canonicalReference(typed: string): string {
  const bare = compactReference(typed).replace(labels, '')
  return /^\d*$/.test(bare) ? bare.padStart(12, '0') : bare
}

/** UPI and IMPS references. */
export const isTwelveDigits = (canonical: string): boolean => /^\d{12}$/.test(canonical) && !/^0*$/.test(canonical)

/** Longer references than those are of bank transfers. */
export const methodOf = (transactionId: string): 'upi' | 'bank' =>
  isTwelveDigits(canonicalReference(transactionId)) ? 'upi' : 'bank'

const bankReference = /^(?=.*\d)(?:[A-Z0-9]{16}|[A-Z0-9]{22})$/

/** As it is stored and shown: canonical, unless that is too short because a bank's own prefix looks like a label. */
export function tidyReference(typed: string): string {
  const canonical = canonicalReference(typed)
  return isTwelveDigits(canonical) || bankReference.test(canonical) ? canonical : compactReference(typed)
}

/** Whether it can be a UPI or IMPS reference (12 digits), or a NEFT or RTGS one (16 or 22 letters and digits). */
export function isReference(typed: string): boolean {
  const [compact, canonical] = [compactReference(typed), canonicalReference(typed)]
  // The canonical form of a shorter number has 12 digits too.
  if (isTwelveDigits(canonical)) return /\d{12}$/.test(compact)
  // A bank's own prefix may look like a label.
  return bankReference.test(canonical) || (/[A-Z]/.test(canonical) && bankReference.test(compact))
}

/** Why it can't be a reference, for IDs that payment apps show more prominently than the bank's. */
export function appIdMessage(typed: string): string | null {
  const compact = compactReference(typed)
  if (/^T\d{20,24}$/.test(compact)) {
    return 'This is PhonePe’s own ID. In PhonePe, open the payment and enter the 12-digit UTR.'
  }
  if (/^CICAG[A-Z0-9]{5,}$/.test(compact)) {
    return 'This is Google’s own ID. In Google Pay, open the payment and enter the 12-digit UPI transaction ID.'
  }
  return null
}

export const missingTransactionId = 'Enter the transaction ID of your payment'

/** UPI and IMPS references have 12 digits, NEFT 16 or 22 characters, RTGS 22. Stored without prefixes and padding. */
export const TransactionId = z
  .string(missingTransactionId)
  .max(100, atMost(100))
  .superRefine((typed, context) => {
    const message = transactionIdProblem(typed)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .transform(tidyReference)

const transactionIdProblem = (typed: string): string | null =>
  typed.trim() === '' ? missingTransactionId : referenceProblem(typed)

/** Why this isn't the bank's reference of a transfer; null if it can be. */
export function referenceProblem(typed: string): string | null {
  const message = appIdMessage(typed)
  if (message) return message
  if (isReference(typed)) return null
  return 'Enter a 12-digit UPI or IMPS reference, or a NEFT or RTGS reference of 16 or 22 letters and digits'
}
