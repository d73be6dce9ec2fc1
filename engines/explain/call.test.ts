import { expect, test } from 'vitest'
import { callOf } from './call.ts'
import { compareRows } from './rows.ts'

test.each([
  ["({ add }) => add('0.10', '0.20')", "add('0.10', '0.20')"],
  ['async ({ load }) => (await load(1)).title', '(await load(1)).title'],
  ['({ make }) => ({ a: make(1) })', '{ a: make(1) }'],
  ["({ sum }) => {\n      const list = [1, 2]\n      return sum(list, 'x')\n    }", "sum([1, 2], 'x')"],
  [
    "({ Passbook }) => {\n      const book = new Passbook('Lata')\n      return [book.owner, book.balance]\n    }",
    "const book = new Passbook('Lata')\nreturn [book.owner, book.balance]",
  ],
  ['({ f }) => {\n  const name = 1\n  return f({ name })\n}', 'const name = 1\nreturn f({ name })'],
  ["(document) => document.querySelector('h1').textContent", "document.querySelector('h1').textContent"],
])('shows the call of %j', (run, call) => expect(callOf(run, 'javascript')).toBe(call))

test('shows the query of a check, and shortens what is long', () => {
  expect(callOf('\n      select 1\n        from a', 'sql')).toBe('select 1\n  from a')
  expect(callOf('', 'sql')).toBe('')
  expect(callOf(`() => f('${'x'.repeat(900)}')`, 'javascript')).toHaveLength(401)
})

test('leaves out how a check reads what was printed or shown', () => {
  expect(callOf("(_, { printed }) => printed[1] ?? 'nothing'", 'javascript')).toBe('')
  expect(callOf("(_, { printedWith }) => printedWith(/km = 6/, 'km = 8')", 'javascript')).toBe('')
  expect(callOf("(document) => {\n  document.querySelector('button').click()\n  return 1\n}", 'html')).toBe('')
  const plain = "document.querySelector('h1').textContent"
  expect(callOf(`(document) => ${plain}`, 'html')).toBe(plain)
})

test('compares rows by their columns', () => {
  const expected = "[{ title: 'Godan', copies: 3 }, { title: \"It's\", copies: null }, { title: 'Tea', copies: -1 }]"
  const actual = "[\n  { copies: 3, title: 'Godan' },\n  { copies: 2, title: \"It's\" },\n]"
  const cell = (text: string, isDifferent = false) => ({ text, isDifferent })
  expect(compareRows(expected, actual)).toEqual({
    columns: ['title', 'copies'],
    missing: [],
    extra: [],
    counts: { expected: 3, actual: 2 },
    rows: [
      { number: 2, expected: [cell("It's"), cell('null', true)], actual: [cell("It's"), cell('2', true)] },
      { number: 3, expected: [cell('Tea', true), cell('-1', true)], actual: null },
    ],
  })
  expect(compareRows('[{ a: 1 }]', '[{ b: 1 }]')).toMatchObject({ missing: ['a'], extra: ['b'] })
  expect(compareRows('[{ a: [1, { b: 2 }] }]', '[]')).toMatchObject({ counts: { expected: 1, actual: 0 } })
  expect([compareRows('[1]', '[{ a: 1 }]'), compareRows('[]', '[]'), compareRows('3', '4')]).toEqual([null, null, null])
})
