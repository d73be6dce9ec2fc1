export default [
  {
    name: 'gives the newest entries first',
    hint: 'Sort by at, the largest first, before you take the first ones.',
    run: ({ pageAfter }) =>
      pageAfter(
        [
          { id: 'a', at: 100 },
          { id: 'b', at: 300 },
          { id: 'c', at: 200 },
        ],
        null,
        2,
      ),
    expect: {
      rows: [
        { id: 'b', at: 300 },
        { id: 'c', at: 200 },
      ],
      next: { at: 200, id: 'c' },
    },
  },
  {
    name: 'gives what comes after the cursor',
    hint: 'An entry comes after the cursor if it is older.',
    run: ({ pageAfter }) => {
      const entries = [1, 2, 3, 4, 5].map((at) => ({ id: `e${at}`, at }))
      return pageAfter(entries, { at: 4, id: 'e4' }, 2).rows.map(({ id }) => id)
    },
    expect: ['e3', 'e2'],
  },
  {
    name: 'says that there is no further page',
    hint: 'next is null if no row is left after this page.',
    run: ({ pageAfter }) => {
      const entries = [1, 2, 3, 4].map((at) => ({ id: `e${at}`, at }))
      return [pageAfter(entries, { at: 3, id: 'e3' }, 2).next, pageAfter(entries, null, 4).next, pageAfter([], null, 2).next]
    },
    expect: [null, null, null],
  },
  {
    name: 'repeats no row when a new entry arrives',
    hint: 'Don’t count places. Compare each entry with the cursor.',
    run: ({ pageAfter }) => {
      const entries = [1, 2, 3, 4].map((at) => ({ id: `e${at}`, at }))
      const first = pageAfter(entries, null, 2)
      const second = pageAfter([...entries, { id: 'e9', at: 9 }], first.next, 2)
      return [...first.rows, ...second.rows].map(({ id }) => id)
    },
    expect: ['e4', 'e3', 'e2', 'e1'],
  },
  {
    name: 'orders entries of the same time by their id',
    hint: 'If the times are equal, the larger id comes first.',
    run: ({ pageAfter }) =>
      pageAfter(
        ['b', 'd', 'a', 'c'].map((id) => ({ id, at: 7 })),
        null,
        4,
      ).rows.map(({ id }) => id),
    expect: ['d', 'c', 'b', 'a'],
  },
]
