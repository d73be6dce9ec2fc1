import { buffer } from 'node:stream/consumers'
import { CFB } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { onePagePdf } from '#server/testing/documents.ts'
import {
  asCsv,
  asHtml,
  asPdf,
  asTsv,
  asWorkbook,
  type BankName,
  bankTable,
  type Entry,
} from '#server/testing/membership/statement-files.ts'
import { readCredits } from '../credits.ts'
import { knownColumns } from '../layouts.ts'
import { readHead } from '../reading.ts'
import { pdfTable } from './pdf-table.ts'
import { readTable } from './table.ts'

const names = ['RAVI KUMAR', 'PRIYA SHARMA', 'ASHA NAIR', 'IMRAN SHAIKH']
const entries: Entry[] = Array.from({ length: 30 }, (_, at) => {
  const reference = String(631_000_000_000 + at * 7_919_003)
  return {
    day: `2026-11-${String(1 + at).padStart(2, '0')}`,
    paise: at % 5 === 4 ? -120_050 : at % 3 === 0 ? 299_00 : 1_399_00,
    narration: `UPI-${names[at % 4]}-${names[at % 4]!.split(' ')[0]!.toLowerCase()}@okaxis-UTIB0000001-${reference}-course fee for november`,
    reference,
  }
})
const credits = entries.filter(({ paise }) => paise > 0)

async function readingOf(file: Buffer, password = '') {
  const { csv, format, doubts } = await readTable(file, password)
  const bytes = csv === null ? file : Buffer.from(csv)
  const columns = knownColumns(readHead(bytes).rows)
  if (!columns) return { format, layout: null, doubts, credits: [], reading: null }
  const { batches, reading } = await readCredits(bytes, columns)
  return {
    format,
    layout: columns.layout,
    doubts,
    reading,
    credits: batches.flatMap(({ credits }) => credits),
  }
}

const xlsx = (table: string[][]) => asWorkbook(table, 'xlsx')
const xls = (table: string[][]) => asWorkbook(table, 'biff8')
const lockedPdf = (table: string[][]) => asPdf(table, { password: 'KAUS1503' })

test.each<[BankName, string, (table: string[][]) => Buffer | Promise<Buffer>]>([
  ['HDFC', 'xls', xls],
  ['HDFC', 'locked PDF', lockedPdf],
  ['ICICI', 'xlsx', xlsx],
  ['ICICI', 'PDF', asPdf],
  ['SBI', 'text with tabs', asTsv],
  ['SBI', 'locked PDF', lockedPdf],
  ['Axis', 'PDF', asPdf],
  ['Kotak', 'CSV', asCsv],
  ['PNB', 'xls that is a web page', asHtml],
  ['Bank of Baroda', 'PDF', asPdf],
  ['Canara', 'CSV', asCsv],
  ['IDFC', 'xlsx', xlsx],
  ['Yes', 'PDF', asPdf],
])('reads every credit of %s as %s', async (bank, _format, write) => {
  const read = await readingOf(await write(bankTable(bank, entries)), 'KAUS1503')
  const inOrder = bank === 'PNB' ? credits.toReversed() : credits
  expect(read.credits.map(({ paise, paidOn, references }) => [paise, paidOn, references[0]])).toEqual(
    inOrder.map(({ paise, day, reference }) => [paise, day, reference]),
  )
  expect(read).toMatchObject({
    doubts: {},
    reading: { from: '2026-11-01', to: '2026-11-30', balances: { breakCount: 0 } },
  })
  expect(read.reading!.balances!.checked).toBe(29)
})

const table = bankTable('HDFC', entries)
const problemOf = async (file: Buffer, password = '') =>
  readTable(file, password).then(
    () => null,
    (error: unknown) => (error as { fields: Record<string, string> }).fields,
  )

test('asks for the password of a locked PDF, and says if it is wrong', async () => {
  const file = await lockedPdf(table)
  expect(await problemOf(file)).toEqual({ password: expect.stringContaining('has a password') })
  expect(await problemOf(file, 'KAUS1504')).toEqual({ password: expect.stringContaining('doesn’t open') })
})

/** Two sheets that are too large together. Only the size of the second is written, because packing it takes long. */
async function bomb(): Promise<Buffer> {
  const zip = new ZipFile()
  for (const at of [1, 2]) zip.addBuffer(Buffer.alloc(1024), `xl/worksheets/sheet${at}.xml`)
  zip.end()
  const bytes = await buffer(zip.outputStream)
  const [entryMark, sizeAt] = [Buffer.from('PK\x01\x02'), 24]
  bytes.writeUInt32LE(150 * 1024 * 1024, bytes.lastIndexOf(entryMark) + sizeAt)
  return bytes
}

/** What Excel writes for a workbook with a password. */
function lockedWorkbook(): Buffer {
  const container = CFB.utils.cfb_new()
  for (const name of ['/EncryptionInfo', '/EncryptedPackage']) CFB.utils.cfb_add(container, name, Buffer.alloc(5000, 7))
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array)
}

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['a damaged workbook', () => xlsx(table).subarray(0, 2000), 'can’t be read'],
  ['a damaged older workbook', () => xls(table).subarray(0, 3000), 'can’t be read'],
  ['a workbook with a password', lockedWorkbook, 'has a password'],
  ['a workbook that unpacks to too much', bomb, 'too large'],
  ['a damaged PDF', async () => (await asPdf(table)).subarray(0, 3000), 'can’t be read'],
  [
    'a web page that isn’t a statement',
    () => Buffer.from('<!doctype html><html><body><h1>Your session has expired</h1></body></html>'),
    'isn’t a bank statement',
  ],
  ['a PDF without text', () => Buffer.from(onePagePdf()), 'picture without text'],
  [
    'a letter',
    () => asPdf([['Dear customer,'], ['Your statement is attached.'], ['a', 'b', 'c', 'd', 'e', 'f']]),
    'no table',
  ],
])('refuses %s', async (_what, write, words) => {
  expect(await problemOf(await write())).toEqual({ statement: expect.stringContaining(words) })
})

test('doubts a row of a PDF whose text runs across two columns', async () => {
  const piece = (text: string, left: number, right: number, top: number) => ({ text, left, right, top, size: 8 })
  const heading = [
    ['Date', 30, 60],
    ['Narration', 80, 120],
    ['Debit', 200, 240],
    ['Credit', 260, 300],
    ['Balance', 320, 360],
  ]
  const lines = [
    heading.map(([text, left, right]) => piece(text as string, left as number, right as number, 50)),
    [
      piece('05/11/2026', 30, 70, 70),
      piece('UPI RAVI', 80, 130, 70),
      piece('399.00', 275, 300, 70),
      piece('1,399.00', 325, 360, 70),
    ],
    [
      piece('06/11/2026', 30, 70, 90),
      piece('UPI ASHA', 80, 130, 90),
      piece('399.00', 235, 270, 90),
      piece('1,798.00', 325, 360, 90),
    ],
    [
      piece('07/11/2026', 30, 70, 110),
      piece('UPI IMRAN', 80, 130, 110),
      piece('39 9.00', 272, 300, 110),
      piece('2,197.00', 325, 360, 110),
    ],
    [
      piece('08/11/2026', 30, 70, 130),
      piece('Rent', 80, 110, 130),
      piece('500.00', 215, 240, 130),
      piece('1,697.00', 325, 360, 130),
    ],
  ]
  expect(pdfTable([lines.flat()])).toMatchObject({
    rows: [
      expect.anything(),
      ['05/11/2026', 'UPI RAVI', '', '399.00', '1,399.00'],
      ...Array<unknown>(3).fill(expect.anything()),
    ],
    doubts: { 3: expect.stringContaining('across two columns'), 4: expect.stringContaining('can’t be read') },
  })
})
