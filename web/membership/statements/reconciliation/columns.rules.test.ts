import { expect, test } from 'vitest'
import {
  checksOf,
  columnNames,
  columnsOf,
  guessColumns,
  lineNames,
  problemsOf,
  readLines,
  type Choice,
} from './columns.rules.ts'

const head = [
  ['Statement of account', '', '', '', ''],
  [],
  ['Txn Dt', 'Details of transaction', 'UTR', 'Money out', 'Credit Amt', ''],
  ['05/11/2026', 'UPI/412345678901/ASHA', '0000412345678901', '', '399.00', ''],
  ['', '', '', '', ''],
  ['06/11/2026', 'ATM', '', '1,000.00', '', ''],
  ['31/02/2026', 'NEFT BEN', 'N123', '', '1,23,456.50', ''],
]
const complete: Choice = { headerLine: 2, date: 0, narration: 1, reference: 2, credit: 4 }

test('guesses the columns from the headings', () => expect(guessColumns(head)).toEqual(complete))

test('takes a single amount column as the credit column', () => {
  expect(guessColumns([['Date', 'Particulars', 'Amount']])).toMatchObject({
    date: 0,
    narration: 1,
    reference: null,
    credit: 2,
  })
})

test('finds the date column by its content', () => {
  expect(
    guessColumns([
      ['Posted on', 'Details'],
      ['', ''],
      ['05-11-2026', 'UPI'],
    ]),
  ).toMatchObject({ headerLine: 0, date: 0 })
})

test('guesses nothing from meaningless headings', () => {
  const nothing = { headerLine: 0, date: null, narration: null, reference: null, credit: null }
  expect(guessColumns([['a', 'b']])).toEqual(nothing)
  expect(guessColumns([])).toEqual(nothing)
})

test('names columns by their heading or number', () => {
  expect(columnNames(head, 2).slice(3)).toEqual(['4: Money out', '5: Credit Amt', 'Column 6'])
  expect(columnNames([], 0)).toEqual([])
})

test('names lines by their first cells', () => {
  expect(lineNames(head).slice(0, 3)).toEqual([
    '1: Statement of account',
    '2: empty',
    '3: Txn Dt, Details of transaction, UTR',
  ])
})

test('reads the lines under the header like the server', () => {
  expect(readLines(head, complete)).toEqual([
    { line: 4, day: '2026-11-05', paise: 399_00, narration: 'UPI/412345678901/ASHA', reference: '0000412345678901' },
    { line: 6, day: '2026-11-06', paise: null, narration: 'ATM', reference: '' },
    { line: 7, day: null, paise: 1_23_456_50, narration: 'NEFT BEN', reference: 'N123' },
  ])
})

test('counts what each chosen column contains', () => {
  expect(checksOf(head, complete)).toEqual([
    { role: 'date', isGood: true, text: '2 lines with a date' },
    { role: 'narration', isGood: true, text: '3 lines with text' },
    { role: 'reference', isGood: true, text: '2 lines with a number' },
    { role: 'credit', isGood: true, text: '2 lines of 3 with an amount' },
  ])
})

test('reports columns without usable content', () => {
  const wrong = checksOf(head, { headerLine: 2, date: 1, narration: 5, reference: null, credit: 1 })
  expect(wrong).toEqual([
    { role: 'date', isGood: false, text: 'No dates in this column' },
    { role: 'narration', isGood: false, text: 'This column is empty' },
    { role: 'credit', isGood: false, text: 'No amounts in this column' },
  ])
})

test('needs every column except the reference', () => {
  expect(columnsOf(complete)).toEqual(complete)
  expect(columnsOf({ ...complete, reference: null })).toEqual({ ...complete, reference: null })
  expect(columnsOf({ ...complete, date: null })).toBeNull()
  expect(problemsOf({ ...complete, date: null, narration: null, credit: null })).toEqual({
    date: 'Choose the date column',
    narration: 'Choose the narration column',
    credit: 'Choose the column with the amount received',
  })
})

test('rejects the same column for the amount and another role', () => {
  const twice = { ...complete, credit: complete.date }
  expect(problemsOf(twice)).toEqual({ credit: 'The amount needs its own column' })
  expect(columnsOf(twice)).toBeNull()
})
