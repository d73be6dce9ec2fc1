export default [
  {
    name: 'calculates without eval and Function',
    hint: 'eval would run whatever somebody types into the field. Read the text character by character instead.',
    run: ({ calculate }) => {
      const { eval: evaluate, Function: Make } = globalThis
      const refuse = () => {
        throw new Error('eval and Function are not allowed here')
      }
      Object.assign(globalThis, { eval: refuse, Function: refuse })
      try {
        return ['2 + 3 * 4', '(1 + 1) * 2'].map((text) => calculate(text))
      } finally {
        Object.assign(globalThis, { eval: evaluate, Function: Make })
      }
    },
    expect: [14, 4],
  },
  {
    name: 'throws an error for an unknown character',
    hint: 'When no token matches at a position, throw an error with the character. Don’t skip it.',
    run: ({ calculate }) =>
      ['2 $ 3', '4 % 2', 'two + 2'].map((text) => {
        try {
          return `${text} gives ${calculate(text)}`
        } catch (error) {
          return error instanceof Error && error.message !== '' ? 'an error with a message' : error
        }
      }),
    expect: ['an error with a message', 'an error with a message', 'an error with a message'],
  },
  {
    name: 'throws an error for division by zero',
    hint: 'JavaScript gives Infinity or NaN. Check the right value before you divide.',
    run: ({ calculate }) =>
      ['1 / 0', '5 / (3 - 3)'].map((text) => {
        try {
          return `${text} gives ${calculate(text)}`
        } catch (error) {
          return error instanceof Error && error.message !== '' ? 'an error with a message' : error
        }
      }),
    expect: ['an error with a message', 'an error with a message'],
  },
  {
    name: 'throws an error for (), a leading operator and a bracket after a value',
    hint: 'An operator or a closing bracket is wrong where a value is expected. An opening bracket is wrong where none is.',
    run: ({ calculate }) =>
      ['()', '* 4', '2 (3)', '   '].map((text) => {
        try {
          return `${text} gives ${calculate(text)}`
        } catch (error) {
          return error instanceof Error && error.message !== '' ? 'an error with a message' : error
        }
      }),
    expect: ['an error with a message', 'an error with a message', 'an error with a message', 'an error with a message'],
  },
  {
    name: 'handles several signs and a sign after an operator',
    hint: 'A sign binds more tightly than any operator. When it arrives, nobody works; it only waits.',
    run: ({ calculate }) => ['--4', '2 - -3', '12 / -4 + 1', '-(-(1.5))'].map((text) => calculate(text)),
    expect: [4, 5, -2, 1.5],
  },
  {
    name: 'calculates a shop bill with decimal numbers',
    hint: 'Collect all digits of a number and its decimal point into one token.',
    run: ({ calculate }) => calculate('(120 * 2.5 + 45) / 3 - 10.25'),
    expect: 104.75,
  },
  {
    name: 'handles 1,00,000 nested brackets',
    hint: 'A function that calls itself for each bracket runs out of stack. Keep the open brackets on a stack of your own.',
    run: ({ calculate }) => calculate('('.repeat(100_000) + '5' + ')'.repeat(100_000)),
    expect: 5,
  },
]
