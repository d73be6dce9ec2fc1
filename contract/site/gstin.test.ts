import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gstinCheck, gstinProblem } from './gstin.ts'

const letters = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const digit = fc.constantFrom(...letters.slice(0, 10))
const capital = fc.constantFrom(...letters.slice(10))
const some = (of: fc.Arbitrary<string>, length: number) => fc.string({ unit: of, minLength: length, maxLength: length })
const fourteen = fc
  .tuple(some(digit, 2), some(capital, 5), some(digit, 4), capital, fc.constantFrom(...letters.slice(1)))
  .map((parts) => `${parts.join('')}Z`)
const place = fc.nat(14)
const complete = (start: string) => start + gstinCheck(start)

// Printed on public invoices of large companies.
test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAACR5055K1Z7'])('accepts %s', (gstin) => {
  expect(gstinProblem(gstin)).toBeNull()
})

test('accepts any number completed with its check digit', () => {
  fc.assert(
    fc.property(fourteen, (start) => {
      expect(gstinProblem(complete(start))).toBeNull()
    }),
  )
})

test('rejects any single mistyped character', () => {
  fc.assert(
    fc.property(fourteen, place, fc.constantFrom(...letters), (start, at, typed) => {
      const right = complete(start)
      fc.pre(right[at] !== typed)
      expect(gstinProblem(right.slice(0, at) + typed + right.slice(at + 1))).not.toBeNull()
    }),
  )
})

test('rejects any two swapped neighbours, except 0 and Z', () => {
  fc.assert(
    fc.property(fourteen, fc.nat(13), (start, at) => {
      const right = complete(start)
      const [one, other] = [right[at]!, right[at + 1]!]
      fc.pre(one !== other && [one, other].toSorted().join('') !== '0Z')
      expect(gstinProblem(right.slice(0, at) + other + one + right.slice(at + 2))).not.toBeNull()
    }),
  )
})

test.each(['', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27AAPFU0939F1ZVX', '2AAAPFU0939F1ZV'])('rejects %j', (typed) => {
  expect(gstinProblem(typed)).toMatch(/15-character/)
})
