import type { Mistake } from './mistake.ts'

export const javascriptOthers: Mistake[] = [
  {
    mistake: 'await without async',
    code: 'export function total(items) {\n  const a = await items\n  return 2\n}',
    message:
      '`await` on line 2 needs an async function. Put `async` before the `function` around it, or before the brackets of the arrow function.',
  },
  {
    mistake: 'return outside of a function',
    code: 'export function total(items) {\n  const a = 2\n}\nreturn a\n',
    message: 'The `return` on line 4 isn’t inside a function. Was the function closed too early with `}`?',
  },
  {
    mistake: '= in an object',
    code: 'export const total = () => ({ count = 2 })',
    message: 'In the object on line 1, write `:` between a name and its value, not `=`.',
  },
  {
    mistake: 'missing comma in a list',
    code: 'export const total = () => [1 2]',
    message: 'A comma is missing before `2` on line 1.',
    line: 1,
  },
  {
    mistake: 'missing comma in an object',
    code: 'export const total = () => ({\n  a: 1\n  b: 2,\n})',
    message: 'A comma is missing before `b` on line 3.',
    line: 3,
  },
  {
    mistake: 'reserved word as a name',
    code: 'const class = 2\nexport const total = () => 2',
    message: '`class` can’t be a name: it’s a word of JavaScript itself. Choose another name on line 1.',
  },
  {
    mistake: 'name that starts with a digit',
    code: 'const 2nd = 1\nexport const total = () => 2',
    message: '`2nd` on line 1 starts with a digit. If it’s a name, start it with a letter; to multiply, write `*`.',
  },
  {
    mistake: 'arrow with a space',
    code: 'export const total = (items) = > items.length',
    message: 'Write the arrow as `=>`; line 1 has `= >`.',
  },
  {
    mistake: 'const without a value',
    code: 'const sum\nexport const total = () => 2',
    message: 'The constant `sum` on line 1 has no value. Give it one, or declare it with `let`.',
    line: 1,
  },
  {
    mistake: 'text that is no JSON',
    code: 'export const total = () => JSON.parse("{\'a\': 1}")',
    message: 'The text on line 1 isn’t valid JSON. In JSON, names and texts need double quotes: `{"city": "Pune"}`.',
  },
  {
    mistake: 'broken JSON file',
    code: {
      'a.js': "import list from './list.json' with { type: 'json' }\nexport const total = () => list.length",
      'list.json': '[1, 2,, }',
    },
    message:
      '`list.json` isn’t valid JSON. Look at line 1: texts and names need double quotes, and there is no comma after the last part.',
  },
  {
    mistake: 'import without the ending',
    code: {
      'a.js': "import { rate } from './rate'\nexport const total = () => rate",
      'rate.js': 'export const rate = 2',
    },
    message: 'There is no file `./rate`. Did you mean `./rate.js`?',
  },
  {
    mistake: 'for … of over an object',
    code: 'export function total(items) {\n  const prices = { tea: 2 }\n  for (const one of prices) return one\n}',
    message:
      'Line 3 goes through `prices` as if it were a list, and it isn’t one. For an object use `Object.entries(…)`.',
  },
  {
    mistake: 'class without new',
    code: 'class Cart {}\nexport const total = () => Cart()',
    message: '`Cart` is a class. Write `new Cart(…)`.',
  },
  {
    mistake: 'missing method',
    code: 'export class Cart {\n  ad(item) {}\n}',
    run: "({ Cart }) => { const cart = new Cart(); cart.add('tea'); return 1 }",
    expect: '1',
    message: 'The check calls `cart.add()`, and there is no such method. Check the name `add` in `a.js`.',
  },
  {
    mistake: 'only capitals differ',
    code: "export const total = (items) => 'pune'",
    expect: "'Pune'",
    message: 'The text is right except for capital and small letters.',
  },
  {
    mistake: 'only spaces differ',
    code: "export const total = (items) => 'Rs 5 '",
    expect: "'Rs 5'",
    message: 'The text is right except for spaces or line breaks.',
  },
  {
    mistake: 'another order',
    code: 'export const total = (items) => items.reverse()',
    expect: '[1, 2]',
    message: 'The list has the right elements in another order.',
  },
  {
    mistake: 'Python in a JavaScript exercise',
    code: 'def total(items):\n    sum = 0\n    for item in items:\n        sum += item\n    return sum',
    message: 'This looks like Python. This exercise is in JavaScript.',
  },
  {
    mistake: 'SQL in a JavaScript exercise',
    code: 'select sum(price) from items',
    message: 'This looks like SQL. This exercise is in JavaScript.',
  },
  {
    mistake: 'HTML in a JavaScript exercise',
    code: '<h1>Total</h1>\n<p>2</p>',
    message: 'This looks like HTML. This exercise is in JavaScript.',
  },
  {
    mistake: 'Java in a JavaScript exercise',
    code: 'public class Main {\n  public static void main(String[] args) {\n    System.out.println(2);\n  }\n}',
    message: 'This looks like Java. This exercise is in JavaScript.',
  },
  {
    mistake: 'text without quotes',
    code: 'console.log(Hello world)\nexport const total = () => 2',
    message: 'Line 1 has the words `Hello world` without quotes. Write `"Hello world"`.',
  },
  {
    mistake: 'name of a person without quotes',
    code: 'const customer = Ravi Kumar Yadav\nexport const total = () => 2',
    message: 'Line 1 has the words `Ravi Kumar Yadav` without quotes. Write `"Ravi Kumar Yadav"`.',
  },
  {
    mistake: 'x to multiply',
    code: 'export const total = () => 2 x 15',
    message: 'To multiply, write `*`: `2 * 15`. Line 1 has `x`.',
  },
  {
    mistake: '× to multiply',
    code: 'export const total = () => 2 × 15',
    message: 'To multiply, write `*`: `2 * 15`. Line 1 has `×`.',
  },
  {
    mistake: 'rupee sign in a number',
    code: 'const price = ₹1,300\nexport const total = () => price',
    message: 'Line 1 has `₹` outside of a text. Numbers in code have no sign for money: write `1300`.',
  },
  {
    mistake: 'apostrophe in a text',
    code: "const name = 'Maria D'Souza'\nexport const total = () => name",
    message: 'The apostrophe in `D\'Souza` on line 1 ends the text. Put this text in double quotes: `"D\'Souza"`.',
    line: 1,
  },
]
