export default [
  {
    name: 'each line has its word',
    hint: 'Keep the words in quotes and the comma after them. Change only the zeros.',
    run: (_, { printed }) => printed.map((line) => line.split(' ')[0]),
    expect: ['Idli:', 'Chai:', 'Total:'],
  },
  {
    name: 'each line has its number',
    hint: 'The third number is the first plus the second.',
    run: (_, { printed }) => printed.map((line) => Number(line.split(' ')[1])),
    expect: [120, 30, 150],
  },
]
