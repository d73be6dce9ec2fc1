import { code, failedFile, type KnownMessage } from '../mishap.ts'
import { codeOf } from './source.ts'

/** Messages of JavaScript engines, apart from those about names and values. */
export const messages: KnownMessage[] = [
  [
    /^(?:Cannot access '(.+)' before initialization|can't access lexical declaration '(.+)' before)/,
    ([, one, other], mishap) => ({
      message: `Line ${mishap.failure!.line} uses ${code(one ?? other!)} before it’s declared. Move its declaration further up.`,
      meaning: 'Code runs from top to bottom. `let` and `const` exist from the line that declares them.',
    }),
  ],
  [
    /^(.+) is not iterable/,
    ([, what], mishap) => ({
      message: `Line ${mishap.failure!.line} goes through ${what!.includes('intermediate value') ? 'a value' : code(what!)} as if it were a list, and it isn’t one. For an object use ${code('Object.entries(…)')}.`,
      meaning:
        '`for … of` and `...` work with lists, texts, maps and sets. Numbers, `undefined` and plain objects have no elements to go through.',
    }),
  ],
  [
    /Maximum call stack size exceeded|too much recursion/,
    (_, mishap) => {
      const { functions } = codeOf(mishap)
      const own = functions.find(({ name, body }) =>
        body.some(({ text }, at) => text === name && body[at + 1]?.text === '('),
      )
      return {
        message: own
          ? `${code(own.name)} calls itself and never stops. Add a case in which it returns without calling itself.`
          : 'Functions call each other without end. One of them needs a case in which it returns at once.',
        meaning:
          'A function that calls itself needs an end: a smallest case, such as an empty list, that it answers directly. Each call has to come closer to it.',
        ...(own && { place: { file: failedFile(mishap), line: own.line } }),
      }
    },
  ],
  [
    /in JSON|is not valid JSON|JSON\.parse|JSON Parse error|end of JSON input/,
    (_, mishap) => ({
      message: `The text on line ${mishap.failure!.line ?? '?'} isn’t valid JSON. In JSON, names and texts need double quotes: ${code('{"city": "Pune"}')}.`,
      meaning:
        '`JSON.parse` reads a text written as JSON. JSON has double quotes only, no comma after the last part and no comments. `undefined` or an empty text isn’t JSON either.',
    }),
  ],
  [
    /^Class constructor (\w+) cannot be invoked without 'new'/,
    ([, name]) => ({
      message: `${code(name!)} is a class. Write ${code(`new ${name}(…)`)}.`,
      meaning: 'A class is a plan; `new` makes an object from it.',
    }),
  ],
  [
    /^Must call super constructor/,
    () => ({
      message: `Call ${code('super(…)')} first in the constructor: the class extends another one.`,
      meaning: 'A class that extends another has to let the other one set up its part before it uses `this`.',
    }),
  ],
  [
    /^(.+) is not a constructor/,
    ([, name], mishap) =>
      mishap.failure!.file === null
        ? null
        : {
            message: `Line ${mishap.failure!.line} has ${code(`new ${name}`)}, but ${code(name!)} isn’t a class.`,
            meaning: '`new` creates an object from a class. An ordinary function is called without it.',
          },
  ],
  [
    /^Invalid array length|^Invalid count value|^Invalid string length/,
    (_, mishap) => ({
      message: `Line ${mishap.failure!.line} asks for a list or text of impossible length. Is the number negative, a fraction or far too large?`,
      meaning: 'A list has a whole number of elements, from 0 up to about four billion.',
    }),
  ],
]
