export default [
  {
    name: 'multiplies and divides before it adds and subtracts',
    hint: 'A new operator lets those on the stack work first that bind as tightly or more tightly.',
    run: ({ calculate }) => [calculate('2 + 3 * 4 - 5'), calculate('20 - 8 / 4'), calculate('7')],
    expect: [9, 18, 7],
  },
  {
    name: 'works from left to right when operators are equal',
    hint: 'With equal precedence the waiting operator works first. And the first value you pop is the right one.',
    run: ({ calculate }) => [calculate('10 - 4 - 3'), calculate('8 / 2 / 2')],
    expect: [3, 2],
  },
  {
    name: 'calculates brackets first',
    hint: 'A closing bracket lets operators work until the opening bracket is on top. Then remove that one too.',
    run: ({ calculate }) => [calculate('(2.5 + 1.5) * 120'), calculate('2 * (3 + (4 - 1)) * 2')],
    expect: [480, 24],
  },
  {
    name: 'reads a minus where a value is expected as a sign',
    hint: 'Remember whether the next token has to be a value. A minus at such a place is an operator of its own.',
    run: ({ calculate }) => [calculate('-(2 + 3) * 2'), calculate('2 * -3'), calculate('-2 - 3')],
    expect: [-10, -6, -5],
  },
  {
    name: 'doesn’t care about spaces',
    hint: 'Skip spaces when you make the tokens, also at the start and at the end.',
    run: ({ calculate }) => [calculate(' 1.5+1.5 '), calculate('12*(3 +4)')],
    expect: [3, 84],
  },
  {
    name: 'throws an error for a missing bracket',
    hint: 'At a closing bracket, the stack may have no opening one. At the end, an opening one may be left.',
    run: ({ calculate }) =>
      ['(2 + 3', '2 + 3)'].map((text) => {
        try {
          return `${text} gives ${calculate(text)}`
        } catch (error) {
          return error instanceof Error && error.message !== '' ? 'an error with a message' : error
        }
      }),
    expect: ['an error with a message', 'an error with a message'],
  },
  {
    name: 'throws an error for a missing value, two values in a row and an empty text',
    hint: 'Keep one boolean: is a value expected now? Then each of these cases is one comparison.',
    run: ({ calculate }) =>
      ['2 +', '2 3', ''].map((text) => {
        try {
          return `${text} gives ${calculate(text)}`
        } catch (error) {
          return error instanceof Error && error.message !== '' ? 'an error with a message' : error
        }
      }),
    expect: ['an error with a message', 'an error with a message', 'an error with a message'],
  },
]
