export default [
  {
    name: 'a child of 8 pays 10',
    hint: 'Write if (age < 12) and, in curly brackets, return 10. Look at delivery in the lesson: it has the same shape.',
    run: ({ busFare }) => busFare(8),
    expect: 10,
  },
  {
    name: 'a person of 30 pays 20',
    hint: 'After else, in curly brackets, write return 20.',
    run: ({ busFare }) => busFare(30),
    expect: 20,
  },
  {
    name: 'a child of exactly 12 pays 20',
    hint: 'Under 12 doesn’t include 12. Which sign means smaller, but not the same?',
    run: ({ busFare }) => busFare(12),
    expect: 20,
  },
]
