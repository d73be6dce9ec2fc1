import type { Mistake } from './mistake.ts'

export const javascriptValues: Mistake[] = [
  {
    mistake: 'misspelt name',
    code: 'export function total(items) {\n  let count = 0\n  return cuont\n}',
    message: 'Line 3 uses `cuont`, and there is no such name. Did you mean `count`?',
  },
  {
    mistake: 'Console with a capital',
    code: "export function total(items) {\n  Console.log('hi')\n  return 2\n}",
    message: 'Write `console` instead of `Console`: capital and small letters are different.',
  },
  {
    mistake: 'text without quotes',
    code: 'export const total = () => Pune',
    message:
      "Line 1 uses `Pune`, and nothing has that name. Check its spelling, make it first with `const`, or put quotes around it if it’s a text: `'Pune'`.",
  },
  {
    mistake: 'variable of another block',
    code: 'export function total(items) {\n  if (items) {\n    const sum = 2\n  }\n  return sum\n}',
    message:
      'Line 5 uses `sum`, and it only exists inside another block. Declare it before the curly brackets in which you use it.',
  },
  {
    mistake: 'print in JavaScript',
    code: "export function total(items) {\n  print('x')\n  return 2\n}",
    message: '`print` isn’t JavaScript. Here it’s `console.log()`.',
  },
  {
    mistake: 'value read before it is declared',
    code: 'export function total() {\n  const sum = rate\n  const rate = 2\n  return sum\n}',
    message: 'Line 2 uses `rate` before it’s declared. Move its declaration further up.',
  },
  {
    mistake: 'name declared twice',
    code: 'let sum = 0\nlet sum = 1\nexport const total = () => sum',
    message:
      '`sum` exists twice: it was declared on line 1. To change its value, write `sum = …` without `let` or `const`; otherwise choose another name.',
  },
  {
    mistake: 'const that changes',
    code: 'export function total(items) {\n  const sum = 0\n  for (const item of items) sum += item\n  return sum\n}',
    message: '`sum` is a constant, and line 3 changes it. Declare it with `let` instead of `const` on line 2.',
    line: 2,
  },
  {
    mistake: 'one = in a condition with a const',
    code: 'export function total(items) {\n  const count = items.length\n  if (count = 2) return 2\n  return 0\n}',
    message: 'The condition on line 3 has one `=`, which changes the variable. To compare, write `===`.',
    line: 3,
  },
  {
    mistake: 'one = in a condition',
    code: 'export function total(items) {\n  let count = items.length\n  if (count = 5) return 5\n  return count\n}',
    message: 'The condition on line 3 has one `=`, which changes the variable. To compare, write `===`.',
    line: 3,
  },
  {
    mistake: 'missing return',
    code: 'export function total(items) {\n  const sum = items.length\n}',
    message: '`total` has no `return`, so it gives back `undefined`.',
    line: 1,
  },
  {
    mistake: 'arrow function with braces and no return',
    code: 'export const total = (items) => {\n  items.length\n}',
    message: '`total` has braces but no `return`, so it gives back `undefined`. Add `return`, or remove the braces.',
    line: 1,
  },
  {
    mistake: 'console.log instead of return',
    code: 'export function total(items) {\n  console.log(items.length)\n}',
    message: '`total` prints its result with `console.log` but doesn’t return it. Write `return` instead.',
    line: 1,
  },
  {
    mistake: 'return inside forEach',
    code: 'export function total(items) {\n  items.forEach((item) => {\n    return item\n  })\n}',
    message: 'The `return` inside `forEach` doesn’t leave `total`. Use a `for … of` loop, `find` or `map`.',
    line: 1,
  },
  {
    mistake: 'fewer parameters than values',
    code: 'export function total(items) {\n  return items * items\n}',
    run: '({ total }) => total(2, 3)',
    expect: '6',
    message: 'We call `total` with 2 values; your function takes only 1. Add the missing parameter.',
    line: 1,
  },
  {
    mistake: 'something called that is no function',
    code: 'export function total(items) {\n  const count = items.length\n  return count()\n}',
    message: 'Line 3 calls `count()`, but `count` isn’t a function.',
  },
  {
    mistake: 'length called',
    code: 'export function total(items) {\n  return items.length()\n}',
    message: '`length` is a value, not a function. Remove the brackets after it on line 2.',
  },
  {
    mistake: 'misspelt method',
    code: 'export function total(items) {\n  items.psuh(3)\n  return 2\n}',
    message: 'Line 2 calls `items.psuh`, which doesn’t exist. Did you mean `push`?',
  },
  {
    mistake: 'method of another kind of value',
    code: 'export function total(items) {\n  return items.trim()\n}',
    message:
      'On line 2, `items` has no `trim`: it isn’t the kind of value that you expect. Print it with `console.log(items)`.',
  },
  {
    mistake: 'misspelt length',
    code: 'export function total(items) {\n  return items.lenght\n}',
    message: 'Line 2 reads `.lenght`. Did you mean `.length`?',
    line: 2,
  },
  {
    mistake: 'property of undefined',
    code: 'export function total(items) {\n  const first = items[5]\n  return first.price\n}',
    message:
      'On line 3, `first` is `undefined`, so it has no `price`. Find out why it’s empty: print it with `console.log` one line above.',
  },
  {
    mistake: 'loop one too far that reads a property',
    code: 'export function total(items) {\n  let sum = 0\n  for (let i = 0; i <= items.length; i++) {\n    sum += items[i].price\n  }\n  return sum\n}',
    run: '({ total }) => total([{ price: 2 }])',
    expect: '2',
    message:
      'The loop on line 3 goes one step too far: `items[items.length]` doesn’t exist. Write `<` instead of `<=`.',
    line: 3,
  },
  {
    mistake: 'loop one too far',
    code: 'export function total(items) {\n  let sum = 0\n  for (let i = 0; i <= items.length; i++) sum += items[i]\n  return sum\n}',
    message: 'The loop on line 3 goes one step too far. Write `<` instead of `<=`.',
    line: 3,
  },
  {
    mistake: 'element after the last',
    code: 'export const total = (items) => items[items.length]',
    message:
      'Line 1 reads `items[items.length]`, one after the last element. The last one is `items[items.length - 1]` or `items.at(-1)`.',
    line: 1,
  },
]
