import type { Mistake } from './mistake.ts'

const total = '\nexport const total = () => 2'

/** What people write in their first lessons. */
export const firstSteps: Mistake[] = [
  {
    mistake: 'condition without brackets',
    code: 'export function total(items) {\n  if items < 3 {\n    return 2\n  }\n}',
    message: 'On line 2, put the condition in round brackets: `if (items < 3) {`.',
  },
  {
    mistake: 'condition after else',
    code: 'export function total(a) {\n  if (a < 3) {\n    return 2\n  } else (a >= 3) {\n    return 1\n  }\n}',
    message: '`else` on line 4 has no condition. Write `else {`, or `else if (…) {` to ask another question.',
  },
  {
    mistake: 'equals sign after return',
    code: 'export function total(a) {\n  return = 2\n}',
    message: 'Remove the `=` after `return` on line 2.',
  },
  {
    mistake: 'words for signs',
    code: `const start = 1\nconst fare = start plus 1${total}`,
    message: 'Line 2 has the word `plus`. Code has a sign for it: `+`.',
  },
  {
    mistake: 'x between names',
    code: `const price = 1\nconst kilos = 2\nconsole.log(price x kilos)${total}`,
    message: 'Line 3 has the word `x`. Code has a sign for it: `*`.',
  },
  {
    mistake: 'word for a comparison',
    code: 'export function total(age) {\n  if (under 12) {\n    return 2\n  }\n}',
    message: 'Line 2 has the word `under`. Code has a sign for it: `<`.',
  },
  {
    mistake: 'last word outside the quotes',
    code: `console.log('My name is' Sunita)${total}`,
    message: "On line 1, `Sunita` is outside the quotes. Move the closing quote behind it: `'My name is Sunita'`.",
  },
  {
    mistake: 'no comma between a text and a name',
    code: `const fare = 2\nconsole.log('Fare:' fare)${total}`,
    message: "On line 2, write a comma between `'Fare:'` and `fare`.",
  },
  {
    mistake: 'no dot between an object and its property',
    code: 'export function total(product) {\n  return product price * 2\n}',
    message:
      'A dot or a sign is missing between `product` and `price` on line 2. To read a property, write `product.price`.',
  },
  {
    mistake: 'comma for a dot',
    code: `console,log('Namaste!')${total}`,
    message: 'Write a dot instead of the comma on line 1: `console.log`.',
  },
  {
    mistake: 'property without its object',
    code: 'export function total(product) {\n  return price * 2\n}\nconst rice = { price: 56 }\ntotal(rice)',
    message:
      '`price` is a part of something else. Write what it belongs to and a dot before it: `product.price` (line 2).',
  },
  {
    mistake: 'let for a name that exists',
    code: 'export function total(items) {\n  let sum = 0\n  for (const item of items) {\n    let sum = sum + item\n  }\n  return sum\n}',
    message: 'Remove `let` on line 4: `sum` already exists, since line 2. To change it, write `sum = …`.',
  },
  {
    mistake: 'round brackets for a list',
    code: 'export function total(items) {\n  return items(items.length - 1)\n}',
    message:
      '`items` is a list, and line 2 calls it as a function. For one of its values, write square brackets: `items[…]`.',
  },
  {
    mistake: 'arrow for larger or the same',
    code: 'export function total(age) {\n  if (age => 12) {\n    return 1\n  }\n  return 2\n}',
    message: 'The condition on line 2 has `=>`, which makes a function. For “larger or the same”, write `>=`.',
    line: 2,
  },
  {
    mistake: 'decision after return',
    code: 'export function total(age) {\n  return 1\n  if (age < 12) {\n    return 2\n  }\n}',
    message: 'Line 3 is never reached: `return` on line 2 ends the function before it. Move that `return` down.',
    line: 2,
  },
  {
    mistake: 'the list where one value is meant',
    code: 'export function total(sales) {\n  let sum = 0\n  for (const sale of sales) {\n    sum = sum + sales\n  }\n  return sum\n}',
    message: 'Line 4 uses `sales`, the whole list. One value of it is called `sale`.',
    line: 4,
  },
  {
    mistake: 'result that is not stored',
    code: 'export function total(sales) {\n  let sum = 0\n  for (const sale of sales) {\n    sum + sale\n  }\n  return sum\n}',
    expect: '3',
    message: 'Line 4 calculates `sum + sale` and then forgets it. To store it, write `sum = sum + sale`.',
    line: 4,
  },
  {
    mistake: 'calculation in quotes',
    code: "console.log('Chai:', '2 * 15')",
    run: '(_, { printed }) => printed[0]',
    expect: "'Chai: 30'",
    message: "Line 1 has `'2 * 15'` in quotes, so it’s only text. Without quotes the computer works it out: `2 * 15`.",
    line: 1,
  },
  {
    mistake: 'misspelt property of an object that is passed in',
    code: 'export function total(product) {\n  return product.price * product.Kilos\n}',
    run: '({ total }) => total({ price: 56, kilos: 25 })',
    expect: '1400',
    message: 'Line 2 reads `.Kilos`. Did you mean `.kilos`?',
    line: 2,
  },
]

const page = (script: string) =>
  `<p id="cups">0</p>\n<button>Add</button>\n<script>\nconst cups = document.querySelector('#cups')\nlet count = 0\nfunction add() {\n${script}\n}\ndocument.querySelector('button').addEventListener('click', add)\n</script>`
const click = {
  run: "(document) => {\n document.querySelector('button').click()\n return document.querySelector('#cups').textContent\n}",
  expect: "'1'",
}
const styled = (rules: string) => ({
  code: `<style>\n  p {\n${rules}\n  }\n</style>\n<p>Tea</p>`,
  run: "(document, window) => window.getComputedStyle(document.querySelector('p')).padding || 'none'",
  expect: "'12px'",
})

export const firstPages: Mistake[] = [
  {
    mistake: 'element replaced in a handler',
    code: page('count = count + 1\ncups = count'),
    ...click,
    message: '`cups` is an element of the page. To change its text on line 8, write `cups.textContent = …`.',
    line: 8,
  },
  {
    mistake: 'unknown name in a handler',
    code: page('count = count + 1\nlikes.textContent = count'),
    ...click,
    message:
      "Line 8 uses `likes`, and nothing has that name. Check its spelling, make it first with `const`, or put quotes around it if it’s a text: `'likes'`.",
    line: 8,
  },
  {
    mistake: 'misspelt property in a handler',
    code: page('count = count + 1\ncups.textcontent = count'),
    ...click,
    message: 'Line 8 reads `.textcontent`. Did you mean `.textContent`?',
    line: 8,
  },
  {
    mistake: 'count that is not stored',
    code: page('count + 1\ncups.textContent = count'),
    ...click,
    message: 'Line 7 calculates `count + 1` and then forgets it. To store it, write `count = count + 1`.',
    line: 7,
  },
  {
    mistake: 'name in quotes in a handler',
    code: page("count = count + 1\ncups.textContent = 'count'"),
    ...click,
    message: "Line 8 has `'count'` in quotes, so it’s only text. Without quotes the computer works it out: `count`.",
    line: 8,
  },
  {
    mistake: 'hash before a name',
    code: page('count = count + 1\n#cups.textContent = count'),
    ...click,
    message: 'Remove the `#` before `cups` on line 8.',
  },
  {
    mistake: 'semicolon missing in a style',
    ...styled('    color: red\n    padding: 12px;'),
    message: 'A semicolon is missing at the end of line 3: `color: red;`.',
    line: 3,
  },
  {
    mistake: 'equals sign in a style',
    ...styled('    padding = 12px;'),
    message: 'On line 3, write a colon instead of `=`: `padding: 12px;`.',
    line: 3,
  },
  {
    mistake: 'number without a unit',
    ...styled('    padding: 12;'),
    message: 'The number on line 3 needs a unit: `padding: 12px;`.',
    line: 3,
  },
  {
    mistake: 'space before the unit',
    ...styled('    padding: 12 px;'),
    message: 'On line 3, there is a space before `px`. Write `padding: 12px;`.',
    line: 3,
  },
  {
    mistake: 'quotes around a colour',
    ...styled("    color: 'red';"),
    message: 'Line 3 needs no quotes: `color: red;`.',
    line: 3,
  },
  {
    mistake: 'misspelt colour',
    ...styled('    background-color: yelow;'),
    message: 'CSS has no colour `yelow` (line 3). Did you mean `yellow`?',
    line: 3,
  },
]
