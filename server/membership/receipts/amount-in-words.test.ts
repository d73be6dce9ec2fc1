import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Rupees Zero Only'],
  [7_00_00, 'Rupees Seven Hundred Only'],
  [10_00_05, 'Rupees One Thousand and Five Paise Only'],
  [50, 'Rupees Zero and Fifty Paise Only'],
  [
    12_34_56_789_90,
    'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine and Ninety Paise Only',
  ],
  [1_00_000_00_00_000_00, 'Rupees One Lakh Crore Only'],
])('formats %i paise as %s', (paise, words) => expect(amountInWords(paise)).toBe(words))

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('rejects %d as an amount', (paise) =>
  expect(() => amountInWords(paise)).toThrow(RangeError),
)

const values: Record<string, number> = Object.fromEntries([
  ...'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
  ...'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ').map((word, index) => [word, 20 + index * 10]),
])
const factors: Record<string, number> = { Hundred: 100, Thousand: 1_000, Lakh: 100_000, Crore: 10_000_000 }

/** Parses the spelled amount back into a number. */
function parseWords(words: string): number {
  let total = 0
  let since = 0
  for (const word of words.split(/[ -]/)) {
    const factor = factors[word]
    if (factor === undefined) since += values[word]!
    else if (factor === 100) since *= 100
    else [total, since] = [total + since * factor, 0]
  }
  return total + since
}

function toPaise(words: string): number {
  const [, rupees, paise] = /^Rupees (.+?)(?: and (.+) Paise)? Only$/.exec(words)!
  return parseWords(rupees!) * 100 + (paise ? parseWords(paise) : 0)
}

test('spells every amount up to a lakh uniquely and correctly', () => {
  const seen = new Set<string>()
  for (let rupees = 0; rupees <= 100_000; rupees++) {
    const words = amountInWords(rupees * 100)
    if (toPaise(words) !== rupees * 100) throw new Error(`${rupees} is written ${words}`)
    seen.add(words)
  }
  expect(seen.size).toBe(100_001)
})

test('spells amounts with paise up to 999 crore correctly', () => {
  const paise = fc.oneof(fc.nat(10_000_000), fc.integer({ min: 0, max: 999_00_00_000_00 }))
  fc.assert(
    fc.property(paise, (amount) => {
      expect(toPaise(amountInWords(amount))).toBe(amount)
    }),
    { numRuns: 5_000 },
  )
})
