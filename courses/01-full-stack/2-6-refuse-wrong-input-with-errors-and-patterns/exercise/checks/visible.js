export default [
  {
    name: 'returns a PIN code as text, without the spaces around it',
    hint: 'trim() removes the spaces. Return the text: a PIN code isn’t a number that you calculate with.',
    run: ({ readPin }) => ['261001', ' 226001 ', '\t110001\n'].map((text) => readPin(text)),
    expect: ['261001', '226001', '110001'],
  },
  {
    name: 'refuses empty text and text that isn’t made of digits',
    hint: 'Check these special cases first, each with its own throw.',
    run: ({ readPin }) =>
      ['', '   ', '26100l', 'Sitapur', '26-1001'].map((text) => {
        try {
          return readPin(text)
        } catch (error) {
          const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
          return isSlip ? `not your own message: ${error?.message ?? error}` : 'refused'
        }
      }),
    expect: ['refused', 'refused', 'refused', 'refused', 'refused'],
  },
  {
    name: 'refuses too few and too many digits',
    hint: 'Compare the length of the text with 6.',
    run: ({ readPin }) =>
      ['26100', '2610011', '2'].map((text) => {
        try {
          return readPin(text)
        } catch (error) {
          const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
          return isSlip ? `not your own message: ${error?.message ?? error}` : 'refused'
        }
      }),
    expect: ['refused', 'refused', 'refused'],
  },
  {
    name: 'reports each text of a list, and continues after a bad one',
    hint: 'Put try and catch inside the loop.',
    run: ({ sortLetters }) => sortLetters(['261001', 'x', ' 226001', '']).map((line) => line.replace(/^refused: .{10,}$/, 'refused: a sentence')),
    expect: ['ok 261001', 'refused: a sentence', 'ok 226001', 'refused: a sentence'],
  },
]
