import { expect, test } from 'vitest'
import { replacingDetails } from '../receipts/rules.ts'
import type { ReceiptDetails } from '../tables.ts'
import { assertReplaceable, assertTaxed, lastDayToReplace, type ReceiptFacts, whyNotReplaced } from './rules.ts'

const tax = {
  gstin: '27AAPFU0939F1ZV',
  legalName: 'Kaushal',
  address: 'Pune',
  stateCode: '27',
  sac: '999293',
  percent: 18,
}
const details: ReceiptDetails = {
  payerName: 'Meena Devi',
  payerEmail: 'meena@example.in',
  paise: 399_00,
  creditPaise: 0,
  days: 30,
  transactionId: '412345678901',
  schoolName: 'Kaushal',
  placeOfSupply: '33',
  tax,
}
const facts = (
  payment: Partial<ReceiptFacts['payment']> = {},
  changed: Partial<ReceiptDetails> = {},
): ReceiptFacts => ({
  payment: {
    state: 'verified',
    decidedAt: new Date('2026-11-15T09:00:00Z'),
    refundedPaise: 0,
    refundedCreditPaise: 0,
    ...payment,
  },
  receipt: { number: 'KT/26-27/000042', details: { ...details, ...changed } },
})
const company = { legalName: 'Acme Private Limited', gstin: '29AAGCB7383J1Z4', address: 'Bengaluru' }
const asked = { ...company, receiptNumber: 'KT/26-27/000042' }
const now = new Date('2026-11-20T09:00:00Z')

test.each([
  ['2026-03-31T18:29:00Z', '2026-11-30'],
  ['2026-03-31T18:31:00Z', '2027-11-30'],
  ['2026-12-31T20:00:00Z', '2027-11-30'],
])('a supply of %s can be changed until %s', (at, day) => expect(lastDayToReplace(new Date(at))).toBe(day))

test('a receipt is replaced while the law allows it, in India’s time, and no money went back', () => {
  const inTime = new Date('2027-11-30T18:29:00Z')
  const late = new Date('2027-11-30T18:31:00Z')
  expect(whyNotReplaced(facts(), inTime)).toBe(null)
  expect(whyNotReplaced(facts(), late)).toBe('The law allowed to change this receipt until 30 Nov 2027.')
  expect(whyNotReplaced(facts({}, { tax: null }), late)).toBe(null)
  expect(whyNotReplaced(facts({ state: 'rejected' }), now)).toMatch(/isn’t verified. It’s rejected/)
  for (const back of [{ refundedPaise: 1 }, { refundedCreditPaise: 1 }]) {
    expect(whyNotReplaced(facts(back), now)).toMatch(/Money of this payment went back/)
  }
})

test('only the receipt that was seen is replaced, by one that differs', () => {
  expect(() => assertReplaceable(facts(), asked, now)).not.toThrow()
  expect(() => assertReplaceable(facts(), { ...asked, receiptNumber: 'KT/26-27/000041' }, now)).toThrow(
    'This payment’s receipt is KT/26-27/000042 now. Reload the page to see it.',
  )
  expect(() => assertReplaceable(facts({}, { customer: company }), asked, now)).toThrow('already has these details')
  expect(() => assertReplaceable(facts({}, { tax: null }), asked, now)).toThrow('There is no GST on our receipts')
  expect(() => assertTaxed({ ...company, gstin: '' }, false)).not.toThrow()
})

const replaces = { number: 'KT/26-27/000042', issuedAt: '2026-11-15T09:00:00.000Z' }

test('the place of supply is the state of the GSTIN, and otherwise what it was', () => {
  const registered = replacingDetails(details, { customer: company, replaces, stateCode: '33' })
  expect(registered).toEqual({ ...details, customer: company, placeOfSupply: '29', replaces })
  const named = replacingDetails(details, { customer: { ...company, gstin: null }, replaces, stateCode: '07' })
  expect(named.placeOfSupply).toBe('33')
  // The GSTIN was a mistake, so its state is too.
  const corrected = replacingDetails(registered, { customer: { ...company, gstin: null }, replaces, stateCode: '07' })
  expect(corrected.placeOfSupply).toBe('07')
})
