import { describe, expect, test } from 'vitest'
import { splitTax, stateName } from './rules.ts'

const inside = { percent: 18, from: '27', to: '27' }
const outside = { percent: 18, from: '27', to: '29' }

describe('tax inside an amount', () => {
  test.each([
    [199_00, 168_64, 15_18],
    [399_00, 338_14, 30_43],
    [499_00, 422_88, 38_06],
    [699_00, 592_38, 53_31],
    [118_00, 100_00, 9_00],
    [1, 1, 0],
    [0, 0, 0],
  ])('splits %i paise into %i and twice %i within the state', (paise, taxablePaise, half) => {
    expect(splitTax(paise, inside)).toEqual({
      taxablePaise,
      parts: [
        { name: 'CGST', percent: 9, paise: half },
        { name: 'SGST', percent: 9, paise: half },
      ],
    })
  })

  test.each([
    [199_00, 168_64, 30_36],
    [699_00, 592_37, 106_63],
    [118_00, 100_00, 18_00],
  ])('splits %i paise into %i and %i between states', (paise, taxablePaise, tax) => {
    expect(splitTax(paise, outside)).toEqual({ taxablePaise, parts: [{ name: 'IGST', percent: 18, paise: tax }] })
  })

  test('uses UTGST in a territory without a legislature', () => {
    expect(splitTax(118_00, { percent: 18, from: '04', to: '04' }).parts.map(({ name }) => name)).toEqual([
      'CGST',
      'UTGST',
    ])
  })

  test('has no tax at 0 percent', () => {
    expect(splitTax(199_00, { ...inside, percent: 0 })).toEqual({ taxablePaise: 199_00, parts: [] })
  })

  test.each([inside, outside, { ...inside, percent: 5 }, { ...outside, percent: 12 }, { ...inside, percent: 0.25 }])(
    '%o: adds up to the paisa and rounds within one paisa, for every amount up to ₹1,000',
    (supply) => {
      const wrong: object[] = []
      for (let paise = 0; paise <= 100_000; paise++) {
        const { taxablePaise, parts } = splitTax(paise, supply)
        const tax = parts.reduce((sum, part) => sum + part.paise, 0)
        const ideal = (paise * supply.percent) / (100 + supply.percent)
        const isRight =
          taxablePaise + tax === paise &&
          new Set(parts.map((part) => part.paise)).size === 1 &&
          parts.every((part) => Number.isInteger(part.paise) && part.paise >= 0) &&
          Math.abs(tax - ideal) <= parts.length / 2 + 1e-9
        if (!isRight) wrong.push({ paise, taxablePaise, parts })
      }
      expect(wrong).toEqual([])
    },
  )
})

test('names a state with its code', () => {
  expect(stateName('27')).toBe('Maharashtra (27)')
  expect(stateName('99')).toBe('99')
})
