import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, unescapeCell } from './format.ts'
import { separators } from './parse.ts'

const parseLine = (line: string, delimiter = ',') =>
  parse(line, { delimiter, record_delimiter: '\r\n', relax_quotes: true })

test.each([
  [['Asha', 42, true, null], 'Asha,42,yes,\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['आशा वर्मा', '₹399'], 'आशा वर्मा,₹399\r\n'],
  [[' padded '], '" padded "\r\n'],
  [[-5], '-5\r\n'],
  [[''], '\r\n'],
])('formats %j as %j', (cells, line) => expect(csvLine(cells)).toBe(line))

test.each(['=1+1', '+91 98765 43210', '-2+3', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠A1'])(
  'escapes %j so that no spreadsheet runs it as a formula',
  (typed) => expect(parseLine(csvLine([typed]))).toEqual([[`'${typed}`]]),
)

test.each(["'tis", "'", '', '=1+1'])('leaves %j unchanged when unescaping', (cell) =>
  expect(unescapeCell(cell)).toBe(cell),
)

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from('=+-@\t\r\n",;|\' अ₹a1')),
    fc.string({ unit: 'grapheme', maxLength: 1 }),
  ),
})

test('every text survives a round trip, and no cell starts a formula', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), (cells) => {
      const [row, ...rest] = parseLine(csvLine(cells))
      expect(rest).toEqual([])
      expect(row!.map(unescapeCell)).toEqual(cells)
      for (const cell of row!) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    }),
  )
})

test('no cell starts a formula for a program that expects another separator', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...separators), (cell, separator) => {
      for (const part of parseLine(csvLine([`x${cell}`]), separator).flat()) expect(part).not.toMatch(/^[=+@\t]/)
    }),
  )
})
