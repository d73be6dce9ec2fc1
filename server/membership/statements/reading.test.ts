import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { headerKey, knownColumns, typeColumn } from './layouts.ts'
import { allRows, clean, createCreditReader, readHead } from './reading.ts'

const columns = { headerLine: 0, date: 0, narration: 1, reference: null, credit: 2 }
const header = ['Date', 'Particulars', 'Amount', 'Dr / Cr', 'Balance', 'Dr / Cr']
const read = createCreditReader(columns, header)

test.each([
  [['Date ', 'NARRATION', 'Chq. / Ref. No.', 'Value Dt', 'Withdrawal Amt', 'Deposit  Amt.', 'Closing Balance'], 'HDFC'],
  [['Date', 'Narration', 'Value Dat', 'Debit Amount', 'Credit Amount', 'Chq/Ref Number', 'Closing Balance'], 'HDFC'],
  [['S No.', 'Value Date', 'Transaction Date', 'Cheque Number', 'Transaction Remarks', 'Deposit Amount(INR)'], 'ICICI'],
  [['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'], 'SBI'],
  [['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'], 'Axis'],
  [['Date', 'Details', 'Amount'], undefined],
])('%j is the header of %s', (row, layout) => {
  expect(knownColumns([['Account', '123'], [''], row])?.layout).toBe(layout)
})

test('ignores the spelling of a header and rejects a single cell', () => {
  expect(headerKey(['Txn. Date', ' PARTICULARS ', 'Amount', ''])).toBe(headerKey(['txn date', 'Particulars', 'AMOUNT']))
  expect(headerKey(['Statement of account', '', ''])).toBeNull()
})

test('uses the debit/credit column nearest to the amount', () => {
  expect(typeColumn(header, 2)).toBe(3)
  expect(typeColumn(['Date', 'CR/DR', 'CCY', 'Amount'], 3)).toBe(1)
  expect(typeColumn(['Date', 'Withdrawal', 'Deposit', 'Dr/Cr'], 2)).toBeNull()
})

test('reads only credits', () => {
  expect(read(['05/11/24', 'UPI/431256789012', '399.00', 'CR', '5,000.00', 'DR'], 7)).toEqual({
    line: 7,
    paidOn: '2024-11-05',
    paise: 399_00,
    narration: 'UPI/431256789012',
    references: ['431256789012'],
    rounded: null,
    balancePaise: 500_000,
  })
  expect(read(['05/11/24', 'UPI/431256789012', '399.00', 'DR', '5,000.00', 'CR'], 7)).toBeNull()
  expect(read(['05/11/24', 'UPI/431256789012', '', 'CR'], 7)).toBeNull()
  expect(read(['05/11/24', 'UPI/431256789012', '0.00', 'CR'], 7)).toBeNull()
  expect(read(['05/11/24'], 7)).toBeNull()
  expect(read(['', 'Total', '75,012.00', ''], 7)).toBeNull()
})

test('recognises a reference that a spreadsheet shortened, unless the narration has it in full', () => {
  const withReference = createCreditReader({ ...columns, reference: 3 }, ['Date', 'Narration', 'Credit', 'Ref No'])
  expect(withReference(['05/11/24', 'UPI RAVI', '399.00', '6.24E+11'], 7)).toMatchObject({ rounded: '6.24E+11' })
  expect(withReference(['05/11/24', 'UPI/431256789012', '399.00', '4.31e+11'], 7)).toMatchObject({ rounded: null })
})

test('keeps the amount of a line with an invalid date', () => {
  expect(read(['31/02/24', 'Cash', '399.00', 'CR'], 7)).toMatchObject({ paidOn: null, paise: 399_00 })
})

test('keeps a line without a readable date if it has a reference', () => {
  expect(read(['45611', 'UPI/431256789012', '399.00', 'CR'], 7)).toMatchObject({ paidOn: null, paise: 399_00 })
})

test('removes invisible characters from cells', () => {
  expect(clean('  UPI\0\r\n  RAVI\t ')).toBe('UPI RAVI')
  expect(clean('UPI \u202Eevoba eht\u2066 RAVI')).toBe('UPI evoba eht RAVI')
  expect(clean('="0000431256789012"')).toBe('0000431256789012')
  expect(clean(undefined)).toBe('')
})

test.each([
  [',', 'a,b,c\n1,2,3\n'],
  [';', 'a;b;c\n1;2;3\n"1,5";2;"3,5"\n'],
  ['\t', 'a\tb\tc\n1,00,000\t2\t3\n1,00,000\t2\t3'],
  ['|', 'Letter, with commas, and more\na|b|c\n1|2|3\n'],
])('detects the separator %j', (separator, text) => expect(readHead(Buffer.from(text)).separator).toBe(separator))

test('reads the last line of a short file without a line end once', async () => {
  const short = Buffer.from('a,b,c\n1,2,3')
  const rows = [
    ['a', 'b', 'c'],
    ['1', '2', '3'],
  ]
  expect(readHead(short).rows).toEqual(rows)
  expect(await Readable.from(allRows(short)).toArray()).toEqual(rows)
})

test('reads the rows before a broken one', () => {
  expect(readHead(Buffer.from('a,b,c\n1,"2,3')).rows).toEqual([['a', 'b', 'c']])
})

test.each([
  ['Dear bank,\n', 'no table'],
  ['just words\nand more words\n', 'no table'],
  [' \r\n \r\n', 'no table'],
  ['MZ\x90\0\x03\0\0', 'isn’t a bank statement'],
])('rejects %j', (text, words) => {
  const problem = { fields: { statement: expect.stringContaining(words) } }
  expect(() => readHead(Buffer.from(text, 'latin1'))).toThrow(expect.objectContaining(problem))
})
