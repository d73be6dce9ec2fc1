import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, looksLikeDay, paiseOf } from '#contract/membership/statement-cells.ts'
import { referencesIn } from './references.ts'

test.each([
  ['05/11/24', '2024-11-05'],
  ['5-11-2024', '2024-11-05'],
  ['05.11.2024', '2024-11-05'],
  ['05-Nov-24', '2024-11-05'],
  ['05 Sept, 2024', '2024-09-05'],
  ['2024-11-05', '2024-11-05'],
  ['05-11-2024 10:22 PM', '2024-11-05'],
  [' 29/02/24 ', '2024-02-29'],
])('reads %s as the date %s', (text, day) => expect(dayOf(text)).toBe(day))

test.each(['29/02/23', '31/04/2024', '11/25/2024', '00/01/2024', '05/00/2024', '05 Foo 2024', '05/11/0024'])(
  'rejects the impossible date %s',
  (text) => {
    expect(looksLikeDay(text)).toBe(true)
    expect(dayOf(text)).toBeNull()
  },
)

test.each(['', 'Total', '10,000.00', '45611', '05/11', '05/11-2024', '1/2/3/4', '5.11.2', '431256789012'])(
  'does not read %j as a date',
  (text) => {
    expect(looksLikeDay(text)).toBe(false)
    expect(dayOf(text)).toBeNull()
  },
)

test('reads every date in every format', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10)
      const [year, month, at] = iso.split('-') as [string, string, string]
      const name = date.toLocaleString('en', { month: 'short', timeZone: 'UTC' })
      const spelled = [`${at}/${month}/${year.slice(2)}`, `${at}-${month}-${year}`, `${at} ${name} ${year}`]
      expect(spelled.map(dayOf)).toEqual([iso, iso, iso])
    }),
  )
})

test.each([
  ['399.5', 399_50],
  ['.50', 50],
  ['1,23,456.78', 1_23_456_78],
  ['399.000', 399_00],
  ['₹ 399.00', 399_00],
  ['INR 399.00', 399_00],
  ['399.00 CR', 399_00],
  ['399.00 DR', -399_00],
  ['399.00-', -399_00],
  ['(399.00)', -399_00],
  ['₹-399.00', -399_00],
  ['0.00', 0],
  ['9999999999999.99', 999_999_999_999_999],
])('reads %s as %d paise', (text, paise) => expect(paiseOf(text)).toBe(paise))

test.each(['', '-', '.', 'CR', 'Total', '399,00', '1,2,3', '3.995', '1.2.3', '12 34', '6.24E+11', '99999999999999'])(
  'does not read %j as an amount',
  (text) => expect(paiseOf(text)).toBeNull(),
)

test('reads every amount exactly, grouped the Indian way or not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_99 }), (paise) => {
      const rupees = Math.trunc(paise / 100)
      const rest = String(paise % 100).padStart(2, '0')
      expect(paiseOf(`${rupees}.${rest}`)).toBe(paise)
      expect(paiseOf(`${rupees.toLocaleString('en-IN')}.${rest}`)).toBe(paise)
    }),
  )
})

const upi = '431256789012'

test.each<[string, string, string, string[]]>([
  ['ICICI narrations', '', 'UPI/431256789012/Payment from Ph/ravi@ybl/SBI', [upi]],
  ['SBI narrations', 'TRANSFER FROM 4897694162090', 'BY TRANSFER-UPI/CR/431256789012/RAVI/SBIN', [upi]],
  ['IMPS', '', 'IMPS-431256789012-RAVI-HDFC-XXXXXXX1234-FEE', [upi]],
  ['NEFT', '', 'NEFT CR-HDFC0000123-RAVI-KAUSHAL-HDFCN52024111512', ['HDFCN52024111512']],
  ['RTGS', '', 'RTGS/sbinr52024111500123456/RAVI', ['SBINR52024111500123456']],
  ['zeros before it', '0000431256789012', 'UPI-RAVI-RAVI@YBL', [upi]],
  ['one reference said twice', '0000431256789012', 'UPI-RAVI-431256789012-FEE', [upi]],
  ['spaces and hyphens in the column', '4312-5678 9012', '', [upi]],
  ['spaces in a narration', '', 'UPI/4312567 89012/RAVI', [upi]],
  ['the kind written in front', 'UPI431256789012', '', [upi]],
  ['a kind that makes sixteen', '', 'IMPS431256789012', [upi]],
  ['a kind and a zero that make sixteen', 'UTR0431256789012', 'RRN0431256789012', [upi]],
  ['wide digits', '４３１２５６７８９０１２', '', [upi]],
  ['no column of zeros', '0000000000000000', 'CASH 000000000000', []],
  ['what Excel made of it', '6.24E+11', 'UPI-RAVI', []],
  ['parts of longer numbers', '', 'A/C 4312567890123 XX431256789012X', []],
  ['words without a digit', '', 'INTERNATIONALISE', []],
  ['the column first', '531256789012', 'UPI/431256789012', ['531256789012', upi]],
])('finds references in %s', (_, column, narration, found) => expect(referencesIn(column, narration)).toEqual(found))
