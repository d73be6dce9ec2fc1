import { code, failedFile, type KnownMessage } from '../mishap.ts'
import { codeOf, scriptOf, tokensOnLine } from './source.ts'

/** Messages about code that can’t be parsed. */
export const messages: KnownMessage[] = [
  [
    /Shorthand property assignments|Invalid shorthand property initializer/,
    (_, { failure }) => ({
      message: `In the object on line ${failure!.line}, write ${code(':')} between a name and its value, not ${code('=')}.`,
      meaning:
        'In an object, a colon joins a name and its value: `{ city: "Pune" }`. The sign `=` gives a value to a variable.',
    }),
  ],
  [
    /Identifier '(.+)' has already been declared/,
    ([, name], mishap) => {
      const { tokens } = codeOf(mishap)
      const first = tokens.find(
        ({ text }, index) => text === name && /^(const|let|var|function|class)$/.test(tokens[index - 1]?.text ?? ''),
      )
      return {
        message: `${code(name!)} exists twice${first ? `: it was declared on line ${first.line}` : ''}. To change its value, write ${code(`${name} = …`)} without ${code('let')} or ${code('const')}; otherwise choose another name.`,
        meaning: '`let` and `const` create a new variable. Two variables in the same block can’t have the same name.',
      }
    },
  ],
  [
    /await.*outside.*async|await is only valid/,
    (_, { failure }) => ({
      message: `${code('await')} on line ${failure!.line} needs an async function. Put ${code('async')} before the ${code('function')} around it, or before the brackets of the arrow function.`,
      meaning: '`await` pauses a function until a promise has its value. Only functions marked with `async` can pause.',
    }),
  ],
  [
    /'return' outside of function/,
    (_, { failure }) => ({
      message: `The ${code('return')} on line ${failure!.line} isn’t inside a function. Was the function closed too early with ${code('}')}?`,
      meaning:
        '`return` ends a function and hands back its value, so it only makes sense inside one. Count the braces above the line.',
    }),
  ],
  [
    /Unexpected (?:keyword|reserved word|strict mode reserved word) '(\w+)'|The keyword '(\w+)' is reserved/,
    ([, one, other], mishap) => {
      const word = one ?? other!
      const tokens = tokensOnLine(mishap)
      const at = tokens.findIndex(({ text }) => text === word)
      const isName = /^(const|let|var|function|class)$/.test(tokens[at - 1]?.text ?? '')
      if (!isName) return null
      return {
        message: `${code(word)} can’t be a name: it’s a word of JavaScript itself. Choose another name on line ${mishap.failure!.line}.`,
        meaning:
          'Words such as `class`, `new`, `return` or `default` belong to the language. Your own variables and functions need other names.',
      }
    },
  ],
  [
    /Identifier directly after number/,
    (_, mishap) => {
      const [number] = /\d+[\p{L}_$]\w*/u.exec(
        scriptOf(mishap, failedFile(mishap)).split('\n')[mishap.failure!.line! - 1]!,
      ) ?? ['']
      return {
        message: `${code(number)} on line ${mishap.failure!.line} starts with a digit. If it’s a name, start it with a letter; to multiply, write ${code('*')}.`,
        meaning: 'Names can contain digits but not start with one. Mathematics allows 2x; code needs `2 * x`.',
      }
    },
  ],
  [
    /Assigning to rvalue|Invalid left-hand side in assignment/,
    (_, { failure }) => ({
      message: `On line ${failure!.line}, the left side of ${code('=')} can’t take a value. To compare, write ${code('===')}.`,
      meaning:
        'One `=` stores the value on its right in the variable on its left. Three, `===`, ask whether both sides are equal.',
    }),
  ],
  [
    /'import' and 'export' may only appear at the top level/,
    (_, { failure }) => ({
      message: `The ${code('export')} or ${code('import')} on line ${failure!.line} is inside a block. Is a ${code('}')} missing above it?`,
      meaning: '`import` and `export` stand at the outermost level of a file, never inside a function or a block.',
    }),
  ],
]
