export default [
  {
    name: 'each line has its word',
    hint: 'Leave the last two lines as they were.',
    run: (_, { printed }) => printed.map((line) => line.split(' ')[0]),
    expect: ['Fare:', 'Left:'],
  },
  {
    name: 'fare and money left make 200 together',
    hint: 'What Meena pays and what she has left must be the 200 rupees that she had.',
    run: (_, { printed }) => printed.map((line) => Number(line.split(' ')[1])).reduce((sum, one) => sum + one, 0),
    expect: 200,
  },
]
