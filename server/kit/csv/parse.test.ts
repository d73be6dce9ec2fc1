import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRows, firstRows, parseSpreadsheet, type Separator, separators } from './parse.ts'
import { pieceBytes } from './text-decoding.ts'

const readAll = (text: string, separator: Separator = ',') =>
  Readable.from(csvRows(Buffer.from(text), { separator, width: 3 }, 'statement')).toArray()
const readSpreadsheet = (text: string) => parseSpreadsheet(Buffer.from(text), 'file')
const fieldError = (field: string, text: string) =>
  expect.objectContaining({ fields: { [field]: expect.stringContaining(text) } })

test.each<[string, string, string[][]]>([
  ['an empty file', '', []],
  ['any line end, and none after the last row', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
  ['empty cells', ',a,\n', [['', 'a', '']]],
  ['empty lines as rows', 'a\n\nb\n', [['a'], [''], ['b']]],
  ['quoted cells with quotes and line breaks', '"a,""b""","c\r\nd"\n', [['a,"b"', 'c\r\nd']]],
  ['a quotation mark inside a cell', '5" pipe,a"b\n', [['5" pipe', 'a"b']]],
  ['digits that Excel keeps as text', '="0123",a\n', [['="0123"', 'a']]],
  ['rows of different lengths', 'a\nb,c\n', [['a'], ['b', 'c']]],
])('reads %s', async (_, text, rows) => expect(await readAll(text)).toEqual(rows))

const cell = fc.string({ unit: fc.constantFrom('a', '₹', '"', ',', ';', '\t', '|', '\r', '\n', ' ', '') })
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 12 })
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

test('reads every quoted table, also where a piece of the text ends inside it', async () => {
  const offset = fc.integer({ min: 0, max: 40 })
  const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom(...separators), lineEnd, offset, async (rows, separator, end, before) => {
      const filler = 'x'.repeat(pieceBytes - before)
      const text = [[filler], ...rows].map((row) => row.map(quoted).join(separator) + end).join('')
      expect(await readAll(text, separator)).toEqual([[filler], ...rows])
    }),
    { numRuns: 50 },
  )
})

test('names the row of a quotation mark that is never closed', async () => {
  await expect(readAll('a,b\n"c,d\ne,f\n')).rejects.toThrow(fieldError('statement', 'in row 2 is never closed'))
  await expect(readAll(`a\n"${'x,\n'.repeat(50_000)}`)).rejects.toThrow(fieldError('statement', 'Row 2 can’t be read'))
  expect(() => readSpreadsheet('name,email\n"Asha')).toThrow(fieldError('file', 'in row 2 is never closed'))
})

test('rejects endless rows and cells, so that no file fills the memory', async () => {
  await expect(readAll(`a\n${','.repeat(1000)}\n`)).rejects.toThrow(
    fieldError('statement', 'Row 2 has more than 1,000'),
  )
  await expect(readAll('x'.repeat(200_000))).rejects.toThrow(fieldError('statement', 'Row 1 can’t be read'))
})

test('returns the first rows up to a broken one', () => {
  expect(firstRows('a,b\nc,d\n"e', ',', 60)).toEqual([['a', 'b'], ['c', 'd']]) // oxfmt-ignore
  expect(firstRows('a\nb\nc\n', ',', 2)).toEqual([['a'], ['b']])
})

test.each([
  ['commas', 'name,email\nAsha; Rani,a@b.example\n'],
  ['semicolons, as Excel writes them in some countries', 'name;email\n"Asha; Rani";a@b.example\n'],
  ['tabs', 'name\temail\nAsha; Rani\ta@b.example'],
  ['a byte order mark', '\ufeffname,email\nAsha; Rani,a@b.example\n'],
])('reads a spreadsheet with %s', (_, text) =>
  expect(readSpreadsheet(text)).toEqual([
    ['name', 'email'],
    ['Asha; Rani', 'a@b.example'],
  ]),
)

test('reads a spreadsheet of one column, and an empty one', () => {
  expect(readSpreadsheet('email\na@b.example')).toEqual([['email'], ['a@b.example']])
  expect(readSpreadsheet('')).toEqual([])
})

test('rejects a file that is not text', () =>
  expect(() => readSpreadsheet('PK\u0003\u0004\0\0')).toThrow(fieldError('file', 'This is not a text file')))
