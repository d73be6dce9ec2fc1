export default [
  {
    name: 'no dots are left',
    hint: 'Your name takes the place of the three dots. Delete all of them.',
    run: (_, { printed }) => printed.filter((line) => line.includes('..') || line.includes('…')),
    expect: [],
  },
  {
    name: 'both lines start as before',
    hint: 'Change only the part where the dots were.',
    run: (_, { printed }) => [printed[0], printed[1]].map((line) => String(line).slice(0, 8)),
    expect: ['Namaste!', 'My name '],
  },
]
