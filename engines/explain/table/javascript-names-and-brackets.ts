import type { Mistake } from './mistake.ts'

export const javascriptNamesAndBrackets: Mistake[] = [
  {
    mistake: 'missing export',
    code: 'function total(items) {\n  return items.length\n}',
    message: 'Your file doesn’t export `total`; put `export` before `function`.',
    line: 1,
  },
  {
    mistake: 'missing export of a const',
    code: 'const total = (items) => items.length',
    message: 'Your file doesn’t export `total`; put `export` before `const`.',
    line: 1,
  },
  {
    mistake: 'wrong name of the function',
    code: 'export function totl(items) {\n  return 2\n}',
    message: 'We call `total`; your file has `totl`. Rename it to `total`.',
    line: 1,
  },
  {
    mistake: 'capital letter in the name',
    code: 'export function Total(items) {\n  return 2\n}',
    message: 'We call `total`; your file has `Total`. Rename it to `total`.',
    line: 1,
  },
  {
    mistake: 'no such function at all',
    code: 'export const answer = 42',
    message: 'We look for `total` in `a.js` and don’t find it. Write `export function total(…) { … }`.',
  },
  {
    mistake: 'default export',
    code: 'export default function total(items) {\n  return 2\n}',
    message: 'Your file exports `total` as its default. Remove the word `default`.',
    line: 1,
  },
  {
    mistake: 'function inside another one',
    code: 'export function main() {\n  function total() {\n    return 2\n  }\n}',
    message:
      '`total` is inside another function or block, so your file can’t export it. Move it out, and put `export` before it.',
    line: 2,
  },
  {
    mistake: 'function in another file',
    code: { 'a.js': "import './b.js'", 'b.js': 'export function total() { return 2 }' },
    message: "`total` is in `b.js`. Add `export { total } from './b.js'` to `a.js`.",
  },
  {
    mistake: 'exported value that is no function',
    code: 'export const total = 2',
    message: '`total` is exported, but it isn’t a function. We call it: write `export function total(…) { … }`.',
  },
  {
    mistake: 'unclosed brace',
    code: 'export function total(items) {\n  if (items.length > 0) {\n    return 2\n}\n',
    message: 'The curly bracket `{` on line 2 is never closed. Add `}` where it should end.',
    line: 2,
  },
  {
    mistake: 'unclosed bracket of a call',
    code: 'export function total(items) {\n  return Math.max(1, 2\n}',
    message: 'The bracket `(` on line 2 is never closed. Add `)` where it should end.',
    line: 2,
  },
  {
    mistake: 'unclosed square bracket',
    code: 'export const total = () => [1, 2\n',
    message: 'The square bracket `[` on line 1 is never closed. Add `]` where it should end.',
    line: 1,
  },
  {
    mistake: 'brace too many',
    code: 'export function total(items) {\n  return 2\n}}\n',
    message: 'There is a `}` on line 3 that closes nothing. Remove it, or add the bracket that opens.',
    line: 3,
  },
  {
    mistake: 'wrong closing bracket',
    code: 'export const total = () => [1, 2)\n',
    message: 'The `[` on line 1 is closed with `)` on line 1. It needs `]`.',
    line: 1,
  },
  {
    mistake: 'unclosed quote',
    code: "export function total() {\n  return 'two\n}",
    message: "The text that starts with `'` on line 2 never ends. Put `'` where it should end.",
    line: 2,
  },
  {
    mistake: 'unclosed template',
    code: 'export function total() {\n  return `two\n}',
    message: 'The template text that starts with a backtick on line 2 never ends. Put a backtick where it should end.',
    line: 2,
  },
  {
    mistake: 'unclosed comment',
    code: '/* adds\nexport const total = () => 2',
    message: 'The comment that starts with `/*` on line 1 never ends. Put `*/` where it should end.',
    line: 1,
  },
  {
    mistake: 'curly quotes',
    code: 'export const total = () => “two”',
    message: 'Line 1 has the curly quote “. Code needs the straight quote ". Type it again on your keyboard.',
  },
  {
    mistake: 'misspelt function',
    code: 'export fucntion total() {\n  return 2\n}',
    message: 'Line 1 has `fucntion`. Did you mean `function`?',
  },
  {
    mistake: 'misspelt return',
    code: 'export function total() {\n  retrun 2\n}',
    message: 'Line 2 has `retrun`. Did you mean `return`?',
  },
  {
    mistake: 'keyword with a capital',
    code: 'Const rate = 2\nexport const total = () => rate',
    message: 'Write `const` in small letters; line 1 has `Const`.',
  },
]
