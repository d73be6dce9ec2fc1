import { expect, test } from 'vitest'
import { formatNumber, parseNumber, parseRange, partsOf } from './document-numbers.ts'

test('numbers stay within 16 characters and in sorting order', () => {
  expect(formatNumber('receipts', '26-27', 1)).toBe('KT/26-27/000001')
  expect(formatNumber('receipts', '26-27', 9_999_999)).toHaveLength(16)
  expect(formatNumber('credit notes', '26-27', 999_999)).toHaveLength(16)
})

test('reads a number of its own series only', () => {
  expect(parseNumber('credit notes', 'KTC/26-27/000042')).toEqual({ financialYear: '26-27', serial: 42 })
  for (const wrong of ['KT/26-27/000042', 'KTC/26-27/42', 'KTC/2627/000042', '']) {
    expect(parseNumber('credit notes', wrong)).toBeNull()
  }
})

test.each([
  ['KT/26-27/000003', 'KT/26-27/000007', { financialYear: '26-27', first: 3, last: 7 }],
  ['KT/26-27/000003', 'KT/26-27/000003', { financialYear: '26-27', first: 3, last: 3 }],
  ['3', '7', { from: 'Enter a number such as KT/26-27/000001', until: 'Enter a number such as KT/26-27/000001' }],
  ['KT/25-26/000003', 'KT/26-27/000007', { until: 'Choose numbers of one financial year' }],
  ['KT/26-27/000003', 'KT/26-27/000002', { until: 'The last number comes before the first' }],
])('reads %s to %s', (from, until, parsed) => expect(parseRange('receipts', { from, until })).toEqual(parsed))

test('splits a range into parts of 500 without losing one', () => {
  const year = { financialYear: '26-27' }
  expect(partsOf({ ...year, first: 1, last: 500 })).toHaveLength(1)
  expect(partsOf({ ...year, first: 1, last: 1001 })).toEqual([
    { ...year, first: 1, last: 500 },
    { ...year, first: 501, last: 1000 },
    { ...year, first: 1001, last: 1001 },
  ])
})
