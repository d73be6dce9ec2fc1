import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { match, parseCsv, readStatement, statementPaise } from './match.ts'

const here = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const lines = readStatement(here('statement.csv'))
const unpaid = JSON.parse(here('unpaid.json'))

test('reads commas, quotes and line breaks inside a field', () => {
  expect(parseCsv('"a, b","say ""hi""","1\n2"\r\nc,,d\r\n')).toEqual([
    ['a, b', 'say "hi"', '1\n2'],
    ['c', '', 'd'],
  ])
})

test('refuses a file that was cut off', () => {
  expect(() => parseCsv('"a","b')).toThrow('complete')
})

test.each([
  ['1,12,480.00', 11248000],
  ['132', 13200],
  ['84.5', 8450],
  ['', 0],
])('reads %s', (text, paise) => {
  expect(statementPaise(String(text))).toBe(paise)
})

test('takes only incoming money: 16 of 19 lines', () => {
  expect(lines).toHaveLength(16)
})

test('keeps leading zeros', () => {
  expect(lines.find(({ line }) => line === 9)?.reference).toBe('000412099871')
})

test('finds 7 matched, 4 doubtful and 5 unmatched lines', () => {
  const { matched, doubtful, unmatched } = match(lines, unpaid)
  expect([matched.length, doubtful.length, unmatched.length]).toEqual([7, 4, 5])
})

test('counts a reference once, even if the bank lists it twice', () => {
  const { matched, doubtful } = match(lines, unpaid)
  expect(matched.filter(({ line }) => line.reference === '609588120034')).toHaveLength(1)
  expect(doubtful.find(({ line }) => line.line === 5)?.reason).toContain('already counted')
})

test('the same statement again matches nothing', () => {
  const first = match(lines, unpaid)
  const again = match(lines, unpaid, new Set(first.matched.map(({ line }) => line.reference)))
  expect(again.matched).toHaveLength(0)
})

test('a different amount is doubtful, never silently accepted', () => {
  expect(match(lines, unpaid).doubtful.find(({ line }) => line.line === 17)?.reason).toContain('8405')
})

test('names the entries that still wait', () => {
  expect(match(lines, unpaid).waiting.map(({ id }) => id)).toEqual(['e-23'])
})
