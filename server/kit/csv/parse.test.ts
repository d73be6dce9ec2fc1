import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCsvReader, csvRows, rowsOf, type Separator, separators } from './parse.ts'

const read = (text: string, separator: Separator = ',') => [...rowsOf([text], separator, 'statement')]

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

test.each<[string, string, string[][]]>([
  ['nothing', '', []],
  ['cells and lines', 'a,b\nc,d\n', [['a', 'b'], ['c', 'd']]], // oxfmt-ignore
  ['any line end, and none at the last', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
  ['empty cells', ',a,\n', [['', 'a', '']]],
  ['empty lines as rows of their own', 'a\n\nb\n', [['a'], [''], ['b']]],
  ['quotes, doubled quotes and line breaks in them', '"a,""b""","c\r\nd"\n', [['a,"b"', 'c\r\nd']]],
  ['an empty cell in quotes', '"",a\n""', [['', 'a'], ['']]],
  ['a mark in the middle of a cell as itself', '5" pipe,a"b\n', [['5" pipe', 'a"b']]],
  ['words after a closing mark', '"a"b,c\n', [['ab', 'c']]],
  ['what Excel writes to keep digits', '="0123",a\n', [['="0123"', 'a']]],
])('reads %s', (_, text, rows) => expect(read(text)).toEqual(rows))

test('a mark that is never closed is told with its row', () => {
  const problem = { fields: { statement: expect.stringContaining('row 2 is never closed') } }
  expect(() => read('a,b\n"c,d\ne,f\n')).toThrow(expect.objectContaining(problem))
  expect(() => createCsvReader(',', 'statement').take(`a\n"${'x,\n'.repeat(20_000)}`)).toThrow(
    expect.objectContaining(problem),
  )
})

test('endless cells and rows are cut, so that no file fills the memory', () => {
  const [row] = read(`${'x'.repeat(50_000)}${','.repeat(5000)}\n`)
  expect(row).toHaveLength(1000)
  expect(row![0]).toHaveLength(20_000)
})

const cell = fc.string({ unit: fc.constantFrom('a', '₹', '"', ',', ';', '\t', '|', '\r', '\n', ' ', '') })
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 12 })
const lineEnd = fc.constantFrom('\n', '\r\n', '\r')

test('whatever is written is read again, however it is cut into pieces', () => {
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(...separators),
      lineEnd,
      fc.integer({ min: 1, max: 9 }),
      (rows, by, end, step) => {
        const text = rows.map((row) => row.map(quoted).join(by) + end).join('')
        const pieces = Array.from({ length: Math.ceil(text.length / step) }, (_, at) =>
          text.slice(at * step, (at + 1) * step),
        )
        expect([...rowsOf(pieces, by, 'statement')]).toEqual(rows)
      },
    ),
  )
})

test('cells that need no quotes are read without them', () => {
  const plain = fc.array(fc.array(fc.stringMatching(/^[^",\r\n]+$/), { minLength: 1 }), { maxLength: 8 })
  fc.assert(
    fc.property(plain, lineEnd, (rows, end) => {
      expect(read(rows.map((row) => row.join(',')).join(end))).toEqual(rows)
    }),
  )
})

const readFile = (text: string) => [...csvRows(Buffer.from(text), 'file')]

test.each([
  ['commas', 'name,email\nAsha; Rani,a@b.example\n'],
  ['semicolons, as Excel writes them in some countries', 'name;email\n"Asha; Rani";a@b.example\n'],
  ['tabs', 'name\temail\nAsha; Rani\ta@b.example'],
])('a file of a spreadsheet with %s is understood by its first row', (_, text) =>
  expect(readFile(text)).toEqual([
    ['name', 'email'],
    ['Asha; Rani', 'a@b.example'],
  ]),
)

test('a file of one column, or of nothing, is read as such', () => {
  expect(readFile('email\na@b.example')).toEqual([['email'], ['a@b.example']])
  expect(readFile('')).toEqual([])
})

test('the mark that Excel puts before its text is no part of the first name', () =>
  expect(readFile('\ufeffname,email\nआशा,a@b.example\n')).toEqual([
    ['name', 'email'],
    ['आशा', 'a@b.example'],
  ]))

test('what is no text, and what is cut off, is refused under the name of its field', () => {
  const refused = (words: string) => expect.objectContaining({ fields: { file: expect.stringContaining(words) } })
  expect(() => readFile('PK\u0003\u0004\0\0')).toThrow(refused('This is not a text file'))
  expect(() => readFile('name,email\n"Asha')).toThrow(refused('row 2 is never closed'))
})
