import { expect, test } from 'vitest'
import {
  checksOf,
  columnNames,
  columnsOf,
  guess,
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
const whole: Choice = { headerLine: 2, date: 0, narration: 1, reference: 2, credit: 4 }

test('the headings suggest the columns', () => expect(guess(head)).toEqual(whole))

test('a single column of amounts is taken where no heading speaks of money coming in', () => {
  expect(guess([['Date', 'Particulars', 'Amount']])).toMatchObject({
    date: 0,
    narration: 1,
    reference: null,
    credit: 2,
  })
})

test('days are found by their look where no heading speaks of them', () => {
  expect(
    guess([
      ['Posted on', 'Details'],
      ['', ''],
      ['05-11-2026', 'UPI'],
    ]),
  ).toMatchObject({ headerLine: 0, date: 0 })
})

test('what suggests nothing leaves everything to be chosen', () => {
  const nothing = { headerLine: 0, date: null, narration: null, reference: null, credit: null }
  expect(guess([['a', 'b']])).toEqual(nothing)
  expect(guess([])).toEqual(nothing)
})

test('columns are called by their headings, or by their numbers', () => {
  expect(columnNames(head, 2).slice(3)).toEqual(['4: Money out', '5: Credit Amt', 'Column 6'])
  expect(columnNames([], 0)).toEqual([])
})

test('lines are called by their first words', () => {
  expect(lineNames(head).slice(0, 3)).toEqual([
    '1: Statement of account',
    '2: empty',
    '3: Txn Dt, Details of transaction, UTR',
  ])
})

test('lines under the header are read as they will be', () => {
  expect(readLines(head, whole)).toEqual([
    { line: 4, day: '2026-11-05', paise: 399_00, narration: 'UPI/412345678901/ASHA', reference: '0000412345678901' },
    { line: 6, day: '2026-11-06', paise: null, narration: 'ATM', reference: '' },
    { line: 7, day: null, paise: 1_23_456_50, narration: 'NEFT BEN', reference: 'N123' },
  ])
})

test('each chosen column says what is found in it', () => {
  expect(checksOf(head, whole)).toEqual([
    { role: 'date', isGood: true, says: '2 lines with a date' },
    { role: 'narration', isGood: true, says: '3 lines with words' },
    { role: 'reference', isGood: true, says: '2 lines with a number' },
    { role: 'credit', isGood: true, says: '2 lines of 3 with an amount' },
  ])
})

test('and what is not', () => {
  const wrong = checksOf(head, { headerLine: 2, date: 1, narration: 5, reference: null, credit: 1 })
  expect(wrong).toEqual([
    { role: 'date', isGood: false, says: 'No date is found in this column' },
    { role: 'narration', isGood: false, says: 'This column is empty' },
    { role: 'credit', isGood: false, says: 'No amount is found in this column' },
  ])
})

test('only a whole choice is sent; the reference may be left out', () => {
  expect(columnsOf(whole)).toEqual(whole)
  expect(columnsOf({ ...whole, reference: null })).toEqual({ ...whole, reference: null })
  expect(columnsOf({ ...whole, date: null })).toBeNull()
  expect(problemsOf({ ...whole, date: null, narration: null, credit: null })).toEqual({
    date: 'Choose the column of the date',
    narration: 'Choose the column of the narration',
    credit: 'Choose the column of the money that came in',
  })
})

test('money comes in a column of its own', () => {
  const twice = { ...whole, credit: whole.date }
  expect(problemsOf(twice)).toEqual({ credit: 'Money comes in a column of its own' })
  expect(columnsOf(twice)).toBeNull()
})
