export default [
  {
    name: 'goes by the time first, although ids are in no order',
    hint: 'The id decides only between entries of the same time. An older entry may have a larger id.',
    run: ({ pageAfter }) => {
      const entries = [['k', 1], ['b', 4], ['z', 3], ['a', 2], ['x', 5], ['m', 3]].map(([id, at]) => ({ id, at }))
      const pages = []
      for (let cursor = null, page = 0; page < 9; page++) {
        const { rows, next } = pageAfter(entries, cursor, 2)
        pages.push(rows.map(({ id }) => id).join(''))
        if (!next) break
        cursor = next
      }
      return pages
    },
    expect: ['xb', 'zm', 'ak'],
  },
  {
    name: 'skips no entry of the same time',
    hint: 'The cursor has an id too: at the same time, a smaller id comes after it.',
    run: ({ pageAfter }) => {
      const entries = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, at: 7 }))
      const ids = []
      for (let cursor = null, page = 0; page < 9; page++) {
        const { rows, next } = pageAfter(entries, cursor, 2)
        ids.push(rows.map(({ id }) => id).join(''))
        if (!next) break
        cursor = next
      }
      return ids
    },
    expect: ['ed', 'cb', 'a'],
  },
  {
    name: 'continues at the same place when the cursor’s row was deleted',
    hint: 'Don’t look for the row of the cursor in the list: it may be gone.',
    run: ({ pageAfter }) => {
      const entries = [1, 2, 4, 5].map((at) => ({ id: `e${at}`, at }))
      return pageAfter(entries, { at: 3, id: 'e3' }, 5).rows.map(({ id }) => id)
    },
    expect: ['e2', 'e1'],
  },
  {
    name: 'leaves the list as it was',
    hint: 'sort changes the array. Sort a copy.',
    run: ({ pageAfter }) => {
      const entries = [3, 1, 2].map((at) => ({ id: `e${at}`, at }))
      pageAfter(entries, null, 2)
      return entries.map(({ id }) => id)
    },
    expect: ['e3', 'e1', 'e2'],
  },
  {
    name: 'refuses a size of 0, 201 or 2.5',
    hint: 'Number.isInteger, then the borders.',
    run: ({ pageAfter }) =>
      [0, 201, 2.5, -1].map((size) => {
        try {
          return pageAfter([], null, size)
        } catch (error) {
          return `${error.name}: ${error.message}`
        }
      }),
    expect: [
      'RangeError: size must be 1 to 200',
      'RangeError: size must be 1 to 200',
      'RangeError: size must be 1 to 200',
      'RangeError: size must be 1 to 200',
    ],
  },
  {
    name: 'accepts the sizes 1 and 200',
    hint: 'The borders belong to it.',
    run: ({ pageAfter }) => {
      const entries = Array.from({ length: 250 }, (_, at) => ({ id: `e${at}`, at }))
      return [1, 200].map((size) => pageAfter(entries, null, size).rows.length)
    },
    expect: [1, 200],
  },
  {
    name: 'puts only the time and the id into the cursor',
    hint: 'Make a new object: { at, id }.',
    run: ({ pageAfter }) =>
      pageAfter([1, 2, 3].map((at) => ({ id: `e${at}`, at, ml: 4000, member: 17 })), null, 2).next,
    expect: { at: 2, id: 'e2' },
  },
]
