import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf, separators } from './parse.ts'
import { csvLine, typedIn } from './csv.ts'

const readBack = (line: string) => [...rowsOf([line], ',', 'file')]

test.each([
  [['Asha', 42, true, null], 'Asha,42,yes,\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['आशा वर्मा', '₹399'], 'आशा वर्मा,₹399\r\n'],
  [[' padded '], '" padded "\r\n'],
  [[-5], '-5\r\n'],
  [[''], '\r\n'],
])('%j is written as %j', (cells, line) => expect(csvLine(cells)).toBe(line))

test.each(['=1+1', '+91 98765 43210', '-2+3', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠A1'])(
  '%j is text, not a formula',
  (typed) => expect(readBack(csvLine([typed]))).toEqual([[`'${typed}`]]),
)

test.each(["'=1+1", "''+1"])('%j was typed so, and is told from what we add', (typed) => {
  const [[cell]] = readBack(csvLine([typed])) as [[string]]
  expect([cell, typedIn(cell)]).toEqual([`'${typed}`, typed])
})

test.each(["'tis", "'", '', '=1+1'])('%j is read as it stands', (cell) => expect(typedIn(cell)).toBe(cell))

const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from('=+-@\t\r\n",;|\' अ₹a1')),
    fc.string({ unit: 'grapheme', maxLength: 1 }),
  ),
})

test('whatever is written is read again, and no cell begins a formula', () => {
  fc.assert(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 6 }), (cells) => {
      const [row, ...rest] = readBack(csvLine(cells))
      expect(rest).toEqual([])
      expect(row!.map(typedIn)).toEqual(cells)
      for (const cell of row!) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    }),
  )
})

test('nor does one begin where another separator is expected', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom(...separators), (cell, separator) => {
      for (const part of [...rowsOf([csvLine([`x${cell}`])], separator, 'file')].flat()) {
        expect(part).not.toMatch(/^[=+@\t]/)
      }
    }),
  )
})
