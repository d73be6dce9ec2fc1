export default [
  {
    name: 'splits ₹1,000 among three',
    hint: 'First give everybody their part rounded down. Then count the paise that are left and give them out.',
    run: ({ share }) => share(100_000, [1, 1, 1]),
    expect: [33334, 33333, 33333],
  },
  {
    name: 'splits the hostel bill by days',
    hint: 'The paise that are left go to the largest remainders. Compare (bill × weight) % sum for each person.',
    run: ({ share }) => share(235_000, [30, 30, 11]),
    expect: [99296, 99296, 36408],
  },
  {
    name: 'gives the last paisa to the largest remainder, not to the first person',
    hint: 'Sort a list of positions by remainder, largest first. Then add 1 to parts[index] for the first few.',
    run: ({ share }) => [share(10, [3, 3, 1]), share(100, [3, 2, 1]), share(100, [1, 2, 3])],
    expect: [
      [4, 4, 2],
      [50, 33, 17],
      [17, 33, 50],
    ],
  },
  {
    name: 'gives equal remainders to the earlier position first',
    hint: 'sort() keeps the order of equal elements. Your comparison must return 0 for equal remainders.',
    run: ({ share }) => [share(100, [1, 1, 1, 1, 1, 1]), share(5, [2, 2, 2])],
    expect: [
      [17, 17, 17, 17, 16, 16],
      [2, 2, 1],
    ],
  },
  {
    name: 'gives nothing to a weight of 0',
    hint: 'A weight of 0 has the remainder 0, so it comes last when you sort by remainder.',
    run: ({ share }) => [share(1, [0, 1, 1]), share(100, [0, 5])],
    expect: [
      [0, 1, 0],
      [0, 100],
    ],
  },
  {
    name: 'throws an error if nobody can pay',
    hint: 'Add up the weights first. If the sum is 0, throw new Error(…) with a sentence that says what is wrong.',
    run: ({ share }) =>
      [[], [0, 0]].map((weights) => {
        try {
          return share(100, weights)
        } catch (error) {
          // These messages come from JavaScript itself, not from your code.
          const isBuiltIn = /^(Division by zero|Reduce of empty|Cannot (read|convert|mix)|The number )/.test(error.message)
          // A message that helps says more than a word or two.
          return isBuiltIn || error.message.length < 10 ? error.message : 'an error of your own'
        }
      }),
    expect: ['an error of your own', 'an error of your own'],
  },
  {
    name: 'splits a bill of 0',
    hint: 'Every part of nothing is 0. Is something divided by the bill?',
    run: ({ share }) => share(0, [1, 2]),
    expect: [0, 0],
  },
]
