import type { Mistake } from './mistake.ts'

export const javascriptLoopsAndPromises: Mistake[] = [
  {
    mistake: 'loop that counts the wrong way',
    code: 'export function total(items) {\n  let sum = 0\n  for (let i = 0; i < items.length; i--) {\n    sum += 1\n  }\n  return sum\n}',
    message:
      'The code didn’t finish within 1 second. The loop on line 3 never ends: `i` gets smaller, so it always stays below the limit. Write `i++`.',
    line: 3,
  },
  {
    mistake: 'loop in which nothing changes',
    code: 'export function total(items) {\n  let i = 0\n  while (i < items.length) {\n    items.at(i)\n  }\n  return i\n}',
    message: 'The code didn’t finish within 1 second. The loop on line 3 never ends: nothing in it changes `i`.',
    line: 3,
  },
  {
    mistake: 'for with the wrong counter',
    code: 'export function total(items) {\n  let j = 0\n  for (let i = 0; i < 3; j++) {}\n  return j\n}',
    message:
      'The code didn’t finish within 1 second. The loop on line 3 never ends: nothing changes `i`. Is the last part of the `for` about another variable?',
    line: 3,
  },
  {
    mistake: 'while with a semicolon',
    code: 'export function total(items) {\n  let i = 0\n  while (i < 3);\n  {\n    i++\n  }\n  return i\n}',
    message:
      'The code didn’t finish within 1 second. The `;` after the condition on line 3 is the whole loop, so nothing changes in it. Remove the `;`.',
    line: 3,
  },
  {
    mistake: 'function that calls itself for ever',
    code: 'export function total(items) {\n  return 1 + total(items)\n}',
    message: '`total` calls itself and never stops. Add a case in which it returns without calling itself.',
    line: 1,
  },
  {
    mistake: 'semicolon after if',
    code: 'export function total(items) {\n  let sum = 2\n  if (items.length > 5); {\n    sum = 100\n  }\n  return sum\n}',
    message: 'The `;` after `if (…)` on line 3 ends the statement, so the block below it always runs. Remove the `;`.',
    line: 3,
  },
  {
    mistake: 'else without if',
    code: 'export function total(items) {\n  if (items) return 2;\n  return 1;\n  else return 3\n}',
    message:
      'The `else` on line 4 has no `if`. Put the code between them in curly brackets, remove a `;` after the condition, or keep only one `else`.',
  },
  {
    mistake: 'comparison with an empty list',
    code: 'export function total(items) {\n  if (items === []) return 2\n  return 0\n}',
    run: '({ total }) => total([])',
    message:
      'Line 2 compares with a new empty list, and `===` is never true for two different ones. Check `items.length === 0` instead.',
    line: 2,
  },
  {
    mistake: 'text plus number',
    code: 'export const total = (a, b) => a + b',
    run: "({ total }) => total('1', 1)",
    message:
      "Your code joins texts instead of adding numbers: the result is `'11'`. Turn the texts into numbers with `Number(…)` first.",
  },
  {
    mistake: 'number as text',
    code: 'export const total = (items) => String(items.length)',
    message: "Your code returns the text `'2'`; the check expects `2` without quotes.",
  },
  {
    mistake: 'NaN',
    code: 'export const total = (price) => price * 2',
    run: "({ total }) => total('1 rupee')",
    message:
      'Your code calculates with something that isn’t a number, so the result is `NaN`. Check that every part is there, and turn texts into numbers with `Number(…)`.',
  },
  {
    mistake: 'promise instead of a value',
    code: 'export async function total(items) {\n  return items.length\n}',
    run: '({ total }) => [total([1, 2])]',
    expect: '[2]',
    message: '`total` returns a promise instead of its value. Remove `async` if it doesn’t wait for anything.',
    line: 1,
  },
  {
    mistake: 'missing await in a text',
    code: 'const load = async () => 2\nexport async function total() {\n  const count = load()\n  return `${count}`\n}',
    expect: "'2'",
    message: '`load()` on line 3 gives a promise, not the value. Write `await` before it.',
    line: 3,
  },
  {
    mistake: 'missing await before a method',
    code: 'const load = async () => [1, 2]\nexport async function total() {\n  const list = load()\n  return list.map((one) => one).length\n}',
    message: '`load()` returns a promise. Write `await load(…)` on line 3 to get its value.',
    line: 3,
  },
  {
    mistake: 'missing await before a property',
    code: 'const load = async () => [1, 2]\nexport async function total() {\n  const list = load()\n  return list.length\n}',
    message: '`load()` returns a promise. Write `await load(…)` on line 3 to get its value.',
    line: 3,
  },
]
