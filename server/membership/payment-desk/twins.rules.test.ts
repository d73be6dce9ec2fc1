import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSimilar, type Reported, twinReason } from './twins.rules.ts'

const now = new Date('2026-11-16T10:00:00+05:30')
const reported = (id: number, fields: Partial<Reported> = {}): Reported => ({
  id,
  personId: id,
  reference: '431256789012',
  amountPaise: 399_00,
  state: 'pending',
  createdAt: now,
  picture: null,
  ...fields,
})
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each<[string, Partial<Reported>, string | null]>([
  ['the same reference, rejected before', { state: 'rejected' }, 'same reference'],
  ['the bank’s letters before the same digits', { reference: 'AXIS431256789012' }, 'same digits'],
  ['one wrong digit', { reference: '431256789013' }, 'similar reference'],
  ['two swapped digits', { reference: '431256798012' }, 'similar reference'],
  ['one wrong digit, but another amount', { reference: '431256789013', amountPaise: 499_00 }, null],
  ['two wrong digits', { reference: '431256789123' }, null],
  ['another reference', { reference: '531299789012' }, null],
  ['the same screenshot', { reference: '531299789012', picture: 'aa' }, 'same screenshot'],
  ['no reference: paid with credit', { reference: null }, null],
])('finds %s', (_, fields, reason) => {
  expect(twinReason(reported(1, { picture: 'aa' }), reported(2, fields))).toBe(reason)
})

test.each<[string, Partial<Reported>, string | null]>([
  ['within a day', { createdAt: hoursAgo(23) }, 'same payer and amount'],
  ['after more than a day', { createdAt: hoursAgo(25) }, null],
  ['with another amount', { amountPaise: 499_00 }, null],
  ['after a rejection', { state: 'rejected' }, null],
])('the same payer pays again %s', (_, fields, reason) => {
  const other = reported(2, { personId: 1, reference: '531299789012', ...fields })
  expect(twinReason(reported(1), other)).toBe(reason)
})

test('a payment is not its own twin', () => expect(twinReason(reported(1), reported(1))).toBeNull())

/** Every reference that differs in one digit or in two swapped neighbours. */
function similarReferences(reference: string): string[] {
  const digits = reference.split('')
  const replaced = digits.flatMap((_, at) => '0123456789'.split('').map((digit) => digits.with(at, digit).join('')))
  const swapped = digits.slice(1).map((digit, at) =>
    digits
      .with(at, digit)
      .with(at + 1, digits[at]!)
      .join(''),
  )
  return [...new Set([...replaced, ...swapped])].filter((similar) => similar !== reference)
}

test('similarity works both ways', () => {
  const reference = fc.stringMatching(/^[1-3]{12}$/)
  fc.assert(
    fc.property(reference, reference, (one, other) => {
      expect(isSimilar(one, other)).toBe(similarReferences(one).includes(other))
      expect(isSimilar(other, one)).toBe(isSimilar(one, other))
    }),
  )
  for (const similar of similarReferences('431256789012')) expect(isSimilar('431256789012', similar)).toBe(true)
  expect(similarReferences('431256789012')).toHaveLength(12 * 9 + 11)
  expect(isSimilar('HDFCN52024111512', 'HDFCN52024111513')).toBe(false)
})
