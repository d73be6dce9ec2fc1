export default [
  {
    name: 'refuses a 0 at the start, and spaces inside',
    hint: 'PIN codes begin with 1 to 9. A space between the digits isn’t around the code.',
    run: ({ readPin }) =>
      ['061001', '000000', '26 1001', '261001 x'].map((text) => {
        try {
          return readPin(text)
        } catch (error) {
          const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
          return isSlip ? `not your own message: ${error?.message ?? error}` : 'refused'
        }
      }),
    expect: ['refused', 'refused', 'refused', 'refused'],
  },
  {
    name: 'refuses numbers in another form, which JavaScript would understand',
    hint: 'Number would accept these. A pattern with ^ and $ doesn’t.',
    run: ({ readPin }) =>
      ['2.6e15', '+26100', '0x2610', '26100.'].map((text) => {
        try {
          return readPin(text)
        } catch (error) {
          const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
          return isSlip ? `not your own message: ${error?.message ?? error}` : 'refused'
        }
      }),
    expect: ['refused', 'refused', 'refused', 'refused'],
  },
  {
    name: 'has a sentence of its own for each kind of mistake',
    hint: 'Four mistakes, four messages: empty, not digits, wrong length, a 0 at the start.',
    run: ({ readPin }) => {
      const messages = ['', 'Sitapur', '26100', '061001'].map((text) => {
        try {
          return String(readPin(text))
        } catch (error) {
          return error.message
        }
      })
      return { different: new Set(messages).size, short: messages.filter((message) => message.trim().split(/\s+/).length < 3) }
    },
    expect: { different: 4, short: [] },
  },
  {
    name: 'puts the message of readPin into the line',
    hint: 'error.message is the text of the error. Write it after "refused: ".',
    run: ({ readPin, sortLetters }) => {
      let message = ''
      try {
        readPin('abc')
      } catch (error) {
        message = error.message
      }
      return sortLetters(['abc', 'abc']).map((line) => line.replace(message, '(the message)'))
    },
    expect: ['refused: (the message)', 'refused: (the message)'],
  },
]
