import { expect, test } from 'vitest'
import { checkBalances, createBalanceReader } from './balances.ts'

const columns = { headerLine: 0, date: 0, narration: 1, reference: null, credit: 3 }
const read = createBalanceReader(columns, ['Date', 'Narration', 'Debit', 'Credit', 'Balance'])!
const rows = [
  ['01/11/26', 'Opening', '', '', '1,000.00'],
  ['02/11/26', 'UPI', '', '399.00', '1,399.00'],
  ['03/11/26', 'Rent', '1,500.00', '', '101.00 Dr'],
  ['04/11/26', 'UPI', '', '399.00', '298.00 Cr'],
]
const entriesOf = (rows: string[][]) => rows.flatMap((row, at) => read(row, at + 1) ?? [])

test('follows the balance, below zero too, in both directions of time', () => {
  expect(checkBalances(entriesOf(rows))).toEqual({ checked: 3, breaks: [] })
  expect(checkBalances(entriesOf(rows.toReversed()))).toEqual({ checked: 3, breaks: [] })
})

test('names the line after which something is missing', () => {
  const missing = rows.toSpliced(2, 1)
  expect(checkBalances(entriesOf(missing)).breaks).toEqual([{ line: 3, expected: 1_798_00, found: 298_00 }])
})

test('leaves out totals, and files without a balance', () => {
  expect(read(['', 'Total', '1,500.00', '798.00', '298.00'], 9)).toBeNull()
  expect(createBalanceReader(columns, ['Date', 'Narration', 'Debit', 'Credit'])).toBeNull()
  expect(checkBalances([])).toEqual({ checked: 0, breaks: [] })
})
