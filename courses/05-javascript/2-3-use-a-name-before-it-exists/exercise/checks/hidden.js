export default [
  {
    name: 'explains the messages that JavaScript really writes',
    hint: 'Compare with the text of a real error: provoke one, and print error.message.',
    run: ({ explain }) => {
      const messages = []
      for (const provoke of [
        () => {
          kilos
          const kilos = 4
        },
        () => {
          new Shop()
          class Shop {}
        },
        () => nowhereDeclared,
        () => null.name,
      ]) {
        try {
          provoke()
        } catch (error) {
          messages.push(error.message)
        }
      }
      return messages.map((message) => explain(message))
    },
    expect: ['too early', 'too early', 'unknown name', 'something else'],
  },
  {
    name: 'does not take other texts for one of the two',
    hint: 'A word inside the text isn’t enough: "rate is not defined yet, ask Meera" isn’t a message of JavaScript.',
    run: ({ explain }) =>
      ['', 'the rate is not defined yet', 'Cannot access the shop', 'x is not a function'].map((text) => explain(text)),
    expect: ['something else', 'something else', 'something else', 'something else'],
  },
  {
    name: 'an empty day has a total of 0',
    hint: 'reduce() needs a start value.',
    run: ({ dayList }) => dayList([]),
    expect: ['Total: ₹0'],
  },
  {
    name: 'there is no var in the file',
    hint: 'const, if the name never gets another value, and let otherwise. Declare it where all lines that need it can see it.',
    run: async (_, { printedWith }) => {
      const lines = []
      // Nothing is changed but the end of the file: this only looks for the word, outside of comments.
      await printedWith(/^[^]*$/, (text) => {
        const code = text.replace(/\/\/.*|\/\*[^]*?\*\//g, '')
        lines.push(...(code.match(/^.*\bvar\s+[\w$[{].*$/gm) ?? []).map((line) => line.trim()))
        return `${text}\n`
      })
      return lines
    },
    expect: [],
  },
]
