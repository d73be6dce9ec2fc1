import fc from 'fast-check'
import { expect, test } from 'vitest'

import { appIdMessage, canonicalReference, isReference, TransactionId } from './reference.ts'

const upi = '431256789012'

test.each([
  `0000${upi}`,
  `0000000000${upi}`,
  `IMPS${upi}`,
  `UPI0${upi}`,
  `UPI Ref No. ${upi}`,
  `upi/p2m/${upi}`,
  '4312 5678-9012',
  '４３１２５６７８９０１２',
  '௪௩௧௨௫௬௭௮௯௦௧௨',
  `4312\u200B5678\u00A09012`,
  `0UPI00IMPS0${upi}`,
])('%j is the reference 431256789012', (typed) => {
  expect(canonicalReference(typed)).toBe(upi)
  expect(isReference(typed)).toBe(true)
})

test.each([
  ['HDFCN52024111512', 'HDFCN52024111512'],
  ['hdfc n520 2411 1512', 'HDFCN52024111512'],
  ['UTR HDFCN52024111512', 'HDFCN52024111512'],
  ['000000HDFCN52024111512', 'HDFCN52024111512'],
  ['SBINR52024111500123456', 'SBINR52024111500123456'],
  ['N300232701234567', 'N300232701234567'],
  ['012345678901', '012345678901'],
  ['UPI012345678901', '012345678901'],
  ['1234567890123456', '1234567890123456'],
])('%s is the reference %s', (typed, canonical) => expect(canonicalReference(typed)).toBe(canonical))

test.each([
  '',
  '12345',
  'UPI12345678901',
  '4312567890123',
  'UPI1234567890123',
  'UTR123456789012345678',
  '000000000000',
  '0000000000000000',
  'UPIUPIUPIUPIUPIU',
  'INTERNATIONALISE',
  'உரையாடல்',
])('%j is not a reference', (typed) => expect(isReference(typed)).toBe(false))

test('a canonical reference is its own canonical form, and prefixes and zeros never change it', () => {
  const prefix = fc.array(fc.constantFrom('0', 'UPI', 'IMPS', 'RRN', 'UTR', 'REF', 'NEFT', 'RTGS', ' ', '-', '/'))
  const reference = fc.stringMatching(/^[1-9][0-9]{11}$|^[A-Z]{4}[0-9]{12}$/)
  fc.assert(
    fc.property(prefix, reference, (labels, reference) => {
      const canonical = canonicalReference(reference)
      expect(canonicalReference(labels.join('') + reference.toLowerCase())).toBe(canonical)
      expect(canonicalReference(canonical)).toBe(canonical)
    }),
  )
})

test.each([
  ['UPI Ref No. 431256789012', upi],
  ['utr hdfcn52024111512', 'HDFCN52024111512'],
  ['UTR ID HDFCN52024111512', 'HDFCN52024111512'],
  ['RRN IDIB000000000012', 'IDIB000000000012'],
  ['REFAB12345678901', 'REFAB12345678901'],
])('%s is stored as %s', (typed, stored) => expect(TransactionId.parse(typed)).toBe(stored))

test('IDs of payment apps get a message that says which number to enter', () => {
  const messageFor = (typed: string) => TransactionId.safeParse(typed).error?.issues[0]?.message
  expect(messageFor('T2411151234567890123456')).toContain('12-digit UTR')
  expect(messageFor('t241115123456789012345')).toContain('PhonePe')
  expect(messageFor('CICAgKDr1234ABCD')).toContain('Google Pay')
  expect(appIdMessage(upi)).toBeNull()
})
