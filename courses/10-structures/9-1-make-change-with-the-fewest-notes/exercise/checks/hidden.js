export default [
  {
    name: 'calls itself for the rest in the first version',
    hint: 'The first version is the honest recursion: for each note it asks itself about the amount that is left. So ₹50,000 in ₹1 coins is too deep for the call stack. A loop over a table belongs to changeTable.',
    run: ({ changeRecursive }) => {
      try {
        return `returns ${changeRecursive(50_000, [1])} without calling itself`
      } catch {
        return 'too deep for the call stack'
      }
    },
    python: `
def tried():
    try:
        return f'returns {change_recursive(50_000, [1])} without calling itself'
    except RecursionError:
        return 'too deep for the call stack'

tried()`,
    expect: 'too deep for the call stack',
  },
  {
    name: 'gives the same count in all three versions for every amount up to 20',
    hint: 'Print your three versions for each amount. Where do they differ first?',
    run: ({ changeRecursive, changeMemo, changeTable }) =>
      Array.from({ length: 21 }, (_, amount) =>
        [changeRecursive(amount, [1, 3, 4]), changeMemo(amount, [1, 3, 4]), changeTable(amount, [1, 3, 4]).count].join(' '),
      ),
    python: `
[
    f"{change_recursive(amount, [1, 3, 4])} {change_memo(amount, [1, 3, 4])} {change_table(amount, [1, 3, 4])['count']}"
    for amount in range(21)
]
`,
    expect: [
      '0 0 0', '1 1 1', '2 2 2', '1 1 1', '1 1 1', '2 2 2', '2 2 2', '2 2 2', '2 2 2', '3 3 3', '3 3 3',
      '3 3 3', '3 3 3', '4 4 4', '4 4 4', '4 4 4', '4 4 4', '5 5 5', '5 5 5', '5 5 5', '5 5 5',
    ],
  },
  {
    name: 'calculates each amount only once with a memo',
    hint: 'Without a memo, ₹2,879 would take longer than your life. Does each call use the same memo?',
    run: ({ changeMemo }) => [changeMemo(2879, [500, 200, 100, 50, 20, 10, 5, 2, 1]), changeMemo(600, [7, 13, 29])],
    python: '[change_memo(2879, [500, 200, 100, 50, 20, 10, 5, 2, 1]), change_memo(600, [7, 13, 29])]',
    expect: [12, 22],
  },
  {
    name: 'begins with a new memo for each question',
    hint: 'A memo that is shared by all questions answers with the notes of an earlier one. Create it inside the function.',
    run: ({ changeMemo }) => [changeMemo(6, [1, 3, 4]), changeMemo(6, [1, 4]), changeMemo(6, [1])],
    python: '[change_memo(6, [1, 3, 4]), change_memo(6, [1, 4]), change_memo(6, [1])]',
    expect: [2, 3, 6],
  },
  {
    name: 'doesn’t need the notes in a certain order',
    hint: 'Try all notes for each amount, and sort only the result.',
    run: ({ changeTable }) => [changeTable(11, [1, 4, 3]), changeTable(30, [25, 10, 1])],
    python: '[change_table(11, [1, 4, 3]), change_table(30, [25, 10, 1])]',
    expect: [
      { count: 3, notes: [4, 4, 3] },
      { count: 3, notes: [10, 10, 10] },
    ],
  },
  {
    name: 'works for an amount of 2 lakh',
    hint: 'Use loops, no recursion. Each amount looks at each note once.',
    run: ({ changeTable }) => {
      const { count, notes } = changeTable(200_000, [500, 200, 100, 50, 20, 10, 5, 2, 1])
      return [count, notes[0], notes.at(-1)]
    },
    python: `
change = change_table(200_000, [500, 200, 100, 50, 20, 10, 5, 2, 1])
[change["count"], change["notes"][0], change["notes"][-1]]
`,
    expect: [400, 500, 500],
  },
]
