import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCsvReader, rowsOf, type Separator, separators } from './csv.ts'

const read = (text: string, separator: Separator = ',') => [...rowsOf([text], separator)]

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
  expect(() => createCsvReader(',').take(`a\n"${'x,\n'.repeat(20_000)}`)).toThrow(expect.objectContaining(problem))
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
        expect([...rowsOf(pieces, by)]).toEqual(rows)
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
