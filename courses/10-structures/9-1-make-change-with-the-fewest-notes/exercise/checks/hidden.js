export default [
  {
    name: 'gives the same count in all three versions for every amount up to 20',
    hint: 'Compare your versions with console.log for each amount. Where do they differ first?',
    run: ({ changeRecursive, changeMemo, changeTable }) =>
      Array.from({ length: 21 }, (_, amount) =>
        [changeRecursive(amount, [1, 3, 4]), changeMemo(amount, [1, 3, 4]), changeTable(amount, [1, 3, 4]).count].join(' '),
      ),
    expect: [
      '0 0 0', '1 1 1', '2 2 2', '1 1 1', '1 1 1', '2 2 2', '2 2 2', '2 2 2', '2 2 2', '3 3 3', '3 3 3',
      '3 3 3', '3 3 3', '4 4 4', '4 4 4', '4 4 4', '4 4 4', '5 5 5', '5 5 5', '5 5 5', '5 5 5',
    ],
  },
  {
    name: 'calculates each amount only once with a memo',
    hint: 'Without a memo, ₹2,879 would take longer than your life. Does each call use the same memo?',
    run: ({ changeMemo }) => [
      changeMemo(2879, [500, 200, 100, 50, 20, 10, 5, 2, 1]),
      changeMemo(600, [7, 13, 29]),
      changeMemo(6, [1, 3, 4]),
      changeMemo(6, [1, 4]),
    ],
    expect: [12, 22, 2, 3],
  },
  {
    name: 'doesn’t need the notes in a certain order',
    hint: 'Try all notes for each amount, and sort only the result.',
    run: ({ changeTable }) => [changeTable(9, [1, 4, 3]), changeTable(30, [25, 10, 1])],
    expect: [
      { count: 3, notes: [4, 4, 1] },
      { count: 3, notes: [10, 10, 10] },
    ],
  },
  {
    name: 'works for an amount of 10 lakh',
    hint: 'Use loops, no recursion. Each amount looks at each note once.',
    run: ({ changeTable }) => {
      const { count, notes } = changeTable(1_000_000, [500, 200, 100, 50, 20, 10, 5, 2, 1])
      return [count, notes[0], notes.at(-1)]
    },
    expect: [2000, 500, 500],
  },
]
