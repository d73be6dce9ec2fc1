export default [
  {
    name: 'finds the fewest notes by recursion',
    hint: 'For amount 0 the answer is 0. Otherwise try each note as the last one, and add 1 to the answer for the rest.',
    run: ({ changeRecursive }) => [0, 1, 2, 5, 6, 8, 11].map((amount) => changeRecursive(amount, [1, 3, 4])),
    python: '[change_recursive(amount, [1, 3, 4]) for amount in [0, 1, 2, 5, 6, 8, 11]]',
    expect: [0, 1, 2, 2, 2, 2, 3],
  },
  {
    name: 'finds the fewest notes with a memo',
    hint: 'Before you calculate an amount, look whether the memo has it. Store each answer.',
    run: ({ changeMemo }) => [0, 1, 2, 5, 6, 8, 11].map((amount) => changeMemo(amount, [1, 3, 4])),
    python: '[change_memo(amount, [1, 3, 4]) for amount in [0, 1, 2, 5, 6, 8, 11]]',
    expect: [0, 1, 2, 2, 2, 2, 3],
  },
  {
    name: 'returns the notes from large to small',
    hint: 'Store for each amount the last note of its best solution. Walk back from the amount to 0, then sort.',
    run: ({ changeTable }) => [changeTable(6, [1, 3, 4]), changeTable(8, [2, 5, 1]), changeTable(0, [500, 200, 100])],
    python: '[change_table(6, [1, 3, 4]), change_table(8, [2, 5, 1]), change_table(0, [500, 200, 100])]',
    expect: [
      { count: 2, notes: [3, 3] },
      { count: 3, notes: [5, 2, 1] },
      { count: 0, notes: [] },
    ],
  },
  {
    name: 'pays ₹2,879 with 12 notes and coins',
    hint: 'The count is the number of notes on the way back, and their sum is the amount.',
    call: 'changeTable',
    args: [2879, [500, 200, 100, 50, 20, 10, 5, 2, 1]],
    expect: { count: 12, notes: [500, 500, 500, 500, 500, 200, 100, 50, 20, 5, 2, 2] },
  },
  {
    name: 'reports an amount that can’t be paid',
    hint: 'Start the minimum with infinity. The table version turns infinity into null (None) at the end.',
    run: ({ changeRecursive, changeMemo, changeTable }) => [
      changeRecursive(7, [2, 4]),
      changeMemo(7, [2, 4]),
      changeTable(7, [2, 4]),
      changeTable(3, [5]),
    ],
    python: '[change_recursive(7, [2, 4]), change_memo(7, [2, 4]), change_table(7, [2, 4]), change_table(3, [5])]',
    expect: [Infinity, Infinity, null, null],
  },
]
