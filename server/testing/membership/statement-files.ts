import { buffer } from 'node:stream/consumers'
import { utils, write } from '@e965/xlsx'
import Pdf from 'pdfkit'
import { csvLine } from '#server/kit/csv/format.ts'

/** Credits are positive. */
export type Entry = { day: string; paise: number; narration: string; reference: string }
type Filled = Entry & { balance: string; debit: string; credit: string; amount: string; type: string; at: number }
type Bank = {
  above: string[][]
  header: string[]
  row: (entry: Filled) => string[]
  below: string[][]
  isNewestFirst?: boolean
}

const formats = {
  slashes: (day: string) => day.split('-').toReversed().join('/'),
  short: (day: string) => formats.slashes(day).replace(/\/20(\d\d)$/, '/$1'),
  dashes: (day: string) => day.split('-').toReversed().join('-'),
  words: (day: string) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(day),
    ),
}

/** Tables as Indian banks write them, by published descriptions of their files. */
export const banks = {
  HDFC: {
    above: [
      ['HDFC BANK Ltd.', '', '', '', 'Page No .: 1'],
      ['From : 01/11/2026  To : 30/11/2026'],
      Array<string>(5).fill('********'),
    ],
    header: ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
    row: ({ day, narration, reference, debit, credit, balance }) => {
      const date = formats.short(day)
      return [date, narration, reference.padStart(16, '0'), date, debit, credit, balance]
    },
    // A summary with totals in the amount columns.
    below: [
      ['STATEMENT SUMMARY  :-'],
      ['Opening Balance', '', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal'],
      ['1,00,000.00', '', '12', '188', '5,000.00', '75,012.00', '1,70,012.00'],
      ['Generated On: 30-Nov-2026 10:22:33'],
    ],
  },
  ICICI: {
    above: [
      ['DETAILED STATEMENT'],
      ['Account Number', '123405001234 ( INR )'],
      ['Transaction Date from', '01/11/2026', 'to', '30/11/2026'],
      [],
    ],
    header: [
      'S No.',
      'Value Date',
      'Transaction Date',
      'Cheque Number',
      'Transaction Remarks',
      'Withdrawal Amount (INR)',
      'Deposit Amount (INR)',
      'Balance (INR)',
    ],
    row: ({ at, day, narration, debit, credit, balance }) => {
      const date = formats.slashes(day)
      return [String(at + 1), date, date, '-', narration, debit || '0.00', credit || '0.00', balance]
    },
    below: [['Legends Used in Account Statement']],
  },
  SBI: {
    above: [
      ['Account Name :', 'KAUSHAL TECHBRIDGE'],
      ['Account Number :', '_00000031234567890'],
    ],
    header: ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
    row: ({ day, narration, debit, credit, balance }) => {
      const date = formats.words(day)
      return [date, date, narration, 'TRANSFER FROM 4897694162090', debit, credit, balance]
    },
    below: [['**This is a computer generated statement and does not require a signature.']],
  },
  Axis: {
    above: [
      ['Name :- KAUSHAL TECHBRIDGE'],
      ['Statement of Account No - 923010012345678 for the period (From : 01-11-2026 To : 30-11-2026)'],
      [],
    ],
    header: ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
    row: ({ day, narration, debit, credit, balance }) => [
      formats.dashes(day),
      '-',
      narration,
      debit,
      credit,
      balance,
      '1234',
    ],
    below: [
      ['TRANSACTION TOTAL', '', '', '5,000.00', '75,012.00'],
      ['CLOSING BALANCE', '', '', '', '1,70,012.00'],
    ],
  },
  /** One amount column, with another that says debit or credit. */
  Kotak: {
    above: [['Kotak Mahindra Bank'], ['Period : 01-11-2026 To 30-11-2026']],
    header: ['Sl. No.', 'Transaction Date', 'Description', 'Chq / Ref No.', 'Amount', 'Dr / Cr', 'Balance', 'Dr / Cr'],
    row: ({ at, day, narration, reference, amount, type, balance }) => [
      String(at + 1),
      formats.dashes(day),
      narration,
      `UPI-${reference}`,
      amount,
      type,
      balance,
      'CR',
    ],
    below: [['Opening balance', 'as on 01/11/2026']],
  },
  /** The newest line comes first. */
  PNB: {
    above: [['Punjab National Bank'], ['Branch', 'Karol Bagh']],
    header: ['Txn No.', 'Txn Date', 'Description', 'Branch Name', 'Cheque No.', 'Dr Amount', 'Cr Amount', 'Balance'],
    row: ({ at, day, narration, debit, credit, balance }) => [
      `S${9_000_000 + at}`,
      formats.slashes(day),
      narration,
      'KAROL BAGH',
      '',
      debit,
      credit,
      `${balance} Cr.`,
    ],
    below: [],
    isNewestFirst: true,
  },
  'Bank of Baroda': {
    above: [['Bank of Baroda'], ['Statement of transactions in Savings Account']],
    header: [
      'S.No',
      'TRAN DATE',
      'VALUE DATE',
      'NARRATION',
      'CHQ.NO.',
      'WITHDRAWAL(DR)',
      'DEPOSIT(CR)',
      'BALANCE(INR)',
    ],
    row: ({ at, day, narration, debit, credit, balance }) => [
      String(at + 1),
      formats.dashes(day),
      formats.dashes(day),
      narration,
      '',
      debit,
      credit,
      balance,
    ],
    below: [],
  },
  Canara: {
    above: [['CANARA BANK'], ['Opening Balance', '1,00,000.00']],
    header: ['Txn Date', 'Value Date', 'Cheque No.', 'Description', 'Branch Code', 'Debit', 'Credit', 'Balance'],
    row: ({ day, narration, debit, credit, balance }) => [
      `${formats.dashes(day)} 10:32:11`,
      formats.words(day),
      '',
      narration,
      '33',
      debit,
      credit,
      balance,
    ],
    below: [['Closing Balance', '1,23,456.78']],
  },
  IDFC: {
    above: [['IDFC FIRST Bank'], ['STATEMENT PERIOD', '01-NOV-2026 to 30-NOV-2026']],
    header: ['Transaction Date', 'Value Date', 'Particulars', 'Cheque No.', 'Debit', 'Credit', 'Balance'],
    row: ({ day, narration, debit, credit, balance }) => [
      formats.words(day).replaceAll(' ', '-'),
      formats.words(day).replaceAll(' ', '-'),
      narration,
      '',
      debit,
      credit,
      balance,
    ],
    below: [],
  },
  Yes: {
    above: [['YES BANK'], []],
    header: [
      'Transaction Date',
      'Value Date',
      'Description',
      'Reference Number',
      'Withdrawals',
      'Deposits',
      'Running Balance',
    ],
    row: ({ day, narration, reference, debit, credit, balance }) => [
      formats.slashes(day),
      formats.slashes(day),
      narration,
      reference,
      debit,
      credit,
      balance,
    ],
    below: [],
  },
} satisfies Record<string, Bank>

export type BankName = keyof typeof banks

const opening = 1_00_000_00
const amountText = (paise: number) => (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })

/** The table of a bank with true balances. */
export function bankTable(name: BankName, entries: Entry[]): string[][] {
  const bank: Bank = banks[name]
  let left = opening
  const rows = entries.map((entry, at) => {
    left += entry.paise
    const amount = amountText(Math.abs(entry.paise))
    const [debit, credit] = entry.paise < 0 ? [amount, ''] : ['', amount]
    const type = entry.paise < 0 ? 'DR' : 'CR'
    return bank.row({ ...entry, at, amount, debit, credit, type, balance: amountText(left) })
  })
  return [...bank.above, bank.header, ...(bank.isNewestFirst ? rows.toReversed() : rows), ...bank.below]
}

export const asCsv = (table: string[][]): Buffer => Buffer.from(table.map(csvLine).join(''))
export const asTsv = (table: string[][]): Buffer => Buffer.from(table.map((row) => `${row.join('\t')}\r\n`).join(''))

/** Amounts and dates are numbers, as in a workbook that a bank made; references stay texts. */
export function asWorkbook(table: string[][], bookType: 'xlsx' | 'biff8', isNumeric = true): Buffer {
  const typed = table.map((row) => row.map((cell) => (isNumeric ? typedCell(cell) : cell)))
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Please see the next sheet']]), 'About')
  utils.book_append_sheet(book, utils.aoa_to_sheet(typed, { UTC: true }), 'Statement')
  return Buffer.from(write(book, { type: 'buffer', bookType, compression: true }) as Uint8Array)
}

function typedCell(cell: string): string | number | Date {
  if (/^[\d,]+\.\d\d$/.test(cell)) return Number(cell.replaceAll(',', ''))
  const [, day, month, year] = /^(\d\d)[/-](\d\d)[/-](20\d\d)$/.exec(cell) ?? []
  return year === undefined ? cell : new Date(`${year}-${month}-${day}T00:00:00Z`)
}

const escaped = (cell: string) => cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A web page, which some banks name .xls. */
export const asHtml = (table: string[][]): Buffer =>
  Buffer.from(
    `<html><body><table border="1">${table
      .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
      .join('')}</table></body></html>`,
  )

type Look = { password?: string; rowsPerPage?: number; width?: (column: number) => number }

/** A printed statement: long narrations are wrapped, amounts are right-aligned, each page has the headings. */
export async function asPdf(table: string[][], { password, rowsPerPage = 12, width }: Look = {}): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    layout: 'landscape',
    margin: 30,
    ...(password && { userPassword: password }),
  })
  const content = buffer(pdf)
  const at = table.findIndex((row) => row.length > 5)
  const [header, rows] = [table[at]!, table.slice(at + 1)]
  const wanted = header.map((heading, column) => width?.(column) ?? widthOf(heading))
  const scale = pageWidth / wanted.reduce((sum, part) => sum + part, 0)
  const widths = wanted.map((part) => part * scale)
  const lefts = widths.map((_, column) => 30 + widths.slice(0, column).reduce((sum, part) => sum + part, 0))
  pdf.fontSize(8)
  for (const row of table.slice(0, at)) pdf.text(row.join('   '))
  for (let from = 0; from < rows.length; from += rowsPerPage) {
    if (from > 0) pdf.addPage()
    let top = from > 0 ? 30 : 90
    for (const row of [header, ...rows.slice(from, from + rowsPerPage)]) {
      const heights = row.map((cell, column) => {
        const isAmount = /amt|amount|balance|debit|credit|^dr$|^cr$|bal|withdrawal|deposit/i.test(header[column] ?? '')
        const options = { width: (widths[column] ?? 60) - 6, align: isAmount ? ('right' as const) : ('left' as const) }
        if (cell) pdf.text(cell, lefts[column] ?? 30, top, options)
        return cell ? pdf.heightOfString(cell, options) : 0
      })
      top += Math.max(12, ...heights) + 6
    }
  }
  pdf.end()
  return content
}

const pageWidth = 780
const widthOf = (heading: string) => (/narration|description|particulars|remarks/i.test(heading) ? 220 : 85)
