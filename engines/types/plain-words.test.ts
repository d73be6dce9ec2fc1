import { expect, test } from 'vitest'
import { typeLibs } from '../node/type-libs.ts'
import { createCompiler } from './compiler.ts'

const compile = createCompiler(typeLibs())
const person = 'type Person = { name: string; age: number }\n'

/** Each program has one mistake. The compiler's own messages are used, so that a new compiler can't change them unseen. */
test.each([
  [2322, 'const n: number = "text"', '`n` should be a number, but this is a string.'],
  [2322, 'const list: string[] = [1]', 'This should be a string, but this is a number.'],
  [2322, 'function f(): number { return "a" }', 'This function should return a number, but returns a string.'],
  [
    2322,
    'const load = async () => 1\nconst n: number = load()',
    '`n` should be a number, but this is a promise of it. Put await before it.',
  ],
  [2345, 'Math.round("1")', 'The function takes a number here, but gets a string.'],
  [2554, 'parseFloat()', 'The function takes 1 value, but the call has 0.'],
  [2304, 'total + 1', 'There is no `total` here. Is it spelled right, and declared or imported before this line?'],
  [2552, 'cosnole.log(1)', 'There is no `cosnole` here. Did you mean `console`?'],
  [2551, '"a".toUppercase()', 'There is no `toUppercase` on `"a"`. Did you mean `toUpperCase`?'],
  [2339, 'const n = 1 as number\nn.length', 'There is no `length` on a number.'],
  [2741, `${person}const p: Person = { name: 'Asha' }`, '`age` is missing: `Person` needs it.'],
  [2739, `${person}const p: Person = {}`, '`Person` needs name, age, which are missing here.'],
  [
    2561,
    `${person}const p: Person = { name: 'Asha', age: 1, agee: 1 }`,
    '`agee` isn’t a property of `Person`. Did you mean `age`?',
  ],
  [
    2353,
    `${person}const p: Person = { name: 'Asha', age: 1, town: 'Pune' }`,
    '`town` isn’t a property of `Person`. Is it spelled right?',
  ],
  [7006, 'const f = (amount) => 1', 'Say what `amount` is: write its type after it, such as `amount: string`.'],
  [2532, '[1].at(0).toFixed()', '`[1].at(0)` may be undefined here. Check for that first, for example with if.'],
  [18048, 'const a = [1].at(0)\na.toFixed()', '`a` may be undefined here. Check for that first, for example with if.'],
  [
    18046,
    'const f = (data: unknown) => data.name',
    'Nothing is known about `data` yet. Find out what it is first, for example with typeof.',
  ],
  [
    2366,
    'const f = (a: number): string => { if (a > 1) return "many" }',
    'This function says what it returns, but can end without returning anything. Add a return.',
  ],
  [2588, 'const a = 1\na = 2', '`a` is a const: it can’t change. Declare it with let.'],
  [2540, 'const p: { readonly a: number } = { a: 1 }\np.a = 2', '`a` is read-only: it can’t be changed.'],
  [2362, 'const a = "5" as string\na * 2', '`a` isn’t a number, so you can’t calculate with it.'],
  [2367, 'const a = 5 as number\na === "5"', 'These two are never equal: one is a number, the other is a string.'],
  [2307, `import { a } from './other.ts'\na`, 'There is no file ./other.ts in this exercise.'],
  [
    2578,
    '// @ts-expect-error: a text\nconst a: string = ""',
    'This line has no type error. @ts-expect-error demands one in the line after it.',
  ],
  [1005, 'const list = [1, 2', 'Something is missing here: `]`.'],
])('%i in plain words: %j', (number, text, plain) => {
  const { inFiles } = compile([{ path: 'a.ts', text }], [])
  expect(inFiles.map((problem) => [problem.code, problem.plain])).toEqual([[number, plain]])
})

test('says in the compiler’s words what it has no others for, and finds what hides errors', () => {
  const text = `export class A { a: number }\n// @ts-ignore\nexport const b: number = ''\n`
  const { inFiles } = compile([{ path: 'a.ts', text }], [])
  expect(inFiles.map(({ line, plain, message }) => [line, plain, message])).toEqual([
    [1, null, "Property 'a' has no initializer and is not definitely assigned in the constructor."],
    [2, null, '@ts-ignore hides type errors. Remove it.'],
  ])
})
