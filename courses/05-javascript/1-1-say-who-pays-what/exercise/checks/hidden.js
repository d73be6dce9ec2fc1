export default [
  {
    name: 'works for every name',
    hint: 'Use ${name} in all three texts.',
    run: ({ settle }) => [settle('Lalrinpuii', 75), settle('Om Prakash', -5), settle('Zoya', 0)],
    expect: ['Lalrinpuii pays ₹75', 'Om Prakash gets ₹5 back', 'Zoya is even'],
  },
  {
    name: 'one rupee more or less than even counts',
    hint: 'Compare with 0: > 0 pays, < 0 gets back.',
    run: ({ settle }) => [settle('Asha', 1), settle('Asha', -1)],
    expect: ['Asha pays ₹1', 'Asha gets ₹1 back'],
  },
  {
    name: 'returns the same text every time it is called',
    hint: 'Hand the text back with return. Don’t store it outside the function.',
    run: ({ settle }) => [settle('Kabir', -40), settle('Asha', 250), settle('Kabir', -40)],
    expect: ['Kabir gets ₹40 back', 'Asha pays ₹250', 'Kabir gets ₹40 back'],
  },
]
