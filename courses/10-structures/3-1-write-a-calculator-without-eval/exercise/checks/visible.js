export default [
  {
    name: 'multiplies and divides before it adds and subtracts',
    hint: 'A new operator lets those on the stack work first that bind as tightly or more tightly.',
    run: ({ calculate }) => ['2 + 3 * 4 - 5', '20 - 8 / 4', '7'].map((text) => calculate(text)),
    python: "[calculate(text) for text in ['2 + 3 * 4 - 5', '20 - 8 / 4', '7']]",
    expect: [9, 18, 7],
  },
  {
    name: 'works from left to right when operators are equal',
    hint: 'With equal precedence the waiting operator works first. And the first value you pop is the right one.',
    run: ({ calculate }) => ['10 - 4 - 3', '8 / 2 / 2'].map((text) => calculate(text)),
    python: "[calculate(text) for text in ['10 - 4 - 3', '8 / 2 / 2']]",
    expect: [3, 2],
  },
  {
    name: 'calculates brackets first',
    hint: 'A closing bracket lets operators work until the opening bracket is on top. Then remove that one too.',
    run: ({ calculate }) => ['(2.5 + 1.5) * 120', '2 * (3 + (4 - 1)) * 2'].map((text) => calculate(text)),
    python: "[calculate(text) for text in ['(2.5 + 1.5) * 120', '2 * (3 + (4 - 1)) * 2']]",
    expect: [480, 24],
  },
  {
    name: 'reads a minus where a value is expected as a sign',
    hint: 'Remember whether the next token has to be a value. A minus at such a place is an operator of its own.',
    run: ({ calculate }) => ['-(2 + 3) * 2', '2 * -3', '-2 - 3'].map((text) => calculate(text)),
    python: "[calculate(text) for text in ['-(2 + 3) * 2', '2 * -3', '-2 - 3']]",
    expect: [-10, -6, -5],
  },
  {
    name: 'doesn’t care about spaces',
    hint: 'Skip spaces when you make the tokens, also at the start and at the end.',
    run: ({ calculate }) => [' 1.5+1.5 ', '12*(3 +4)'].map((text) => calculate(text)),
    python: "[calculate(text) for text in [' 1.5+1.5 ', '12*(3 +4)']]",
    expect: [3, 84],
  },
  {
    name: 'names a missing bracket',
    hint: 'At a closing bracket, the stack may have no opening one. At the end, an opening one may be left: look for it before you work. The message has the word bracket.',
    run: ({ calculate }) =>
      ['(2 + 3', '2 + 3)', '((1)'].map((text) => {
        try {
          return `${text} gives ${calculate(text)}`
        } catch (error) {
          const isOurs = error instanceof Error && /bracket/i.test(error.message)
          return isOurs ? `${text}: an error about the bracket` : `${text}: ${error.name}, ${error.message}`
        }
      }),
    python: `
def tried(text):
    try:
        return f'{text} gives {calculate(text)}'
    except Exception as error:
        if 'bracket' in str(error).lower() and isinstance(error, ValueError):
            return f'{text}: an error about the bracket'
        return f'{text}: {type(error).__name__}, {error}'

[tried(text) for text in ['(2 + 3', '2 + 3)', '((1)']]`,
    expect: ['(2 + 3: an error about the bracket', '2 + 3): an error about the bracket', '((1): an error about the bracket'],
  },
  {
    name: 'names a missing value',
    hint: 'Keep one boolean: is a value expected now? An operator or a closing bracket can’t stand there, and at the end none may be expected. The message has the word value.',
    run: ({ calculate }) =>
      ['2 +', '5 * (2 -)', '()', '* 4'].map((text) => {
        try {
          return `${text} gives ${calculate(text)}`
        } catch (error) {
          const isOurs = error instanceof Error && /value/i.test(error.message)
          return isOurs ? `${text}: an error about the value` : `${text}: ${error.name}, ${error.message}`
        }
      }),
    python: `
def tried(text):
    try:
        return f'{text} gives {calculate(text)}'
    except Exception as error:
        if 'value' in str(error).lower() and isinstance(error, ValueError):
            return f'{text}: an error about the value'
        return f'{text}: {type(error).__name__}, {error}'

[tried(text) for text in ['2 +', '5 * (2 -)', '()', '* 4']]`,
    expect: [
      '2 +: an error about the value',
      '5 * (2 -): an error about the value',
      '(): an error about the value',
      '* 4: an error about the value',
    ],
  },
]
