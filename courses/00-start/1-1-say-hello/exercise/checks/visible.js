export default [
  {
    name: 'the first line says Namaste!',
    hint: 'The first line should be as it was: console.log(\'Namaste!\')',
    run: (_, { printed }) => printed[0] ?? 'nothing',
    expect: 'Namaste!',
  },
  {
    name: 'the second line says your name',
    hint: 'Delete the three dots and type your name there. Leave one space after “is”, and keep the quote at the end.',
    run: (_, { printed }) => {
      const line = printed[1] ?? 'nothing'
      const isName = /^My name is\s+\p{L}/u.test(line) && !/\.\.|…/.test(line)
      return isName ? 'My name is + your name' : line
    },
    expect: 'My name is + your name',
  },
  {
    name: 'the program prints two lines',
    hint: 'There is one console.log for each line. If a line is lost, press the round arrow above the code to start again.',
    run: (_, { printed }) => printed.length,
    expect: 2,
  },
]
