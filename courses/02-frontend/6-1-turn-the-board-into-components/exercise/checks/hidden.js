export default [
  {
    name: 'says “no price yesterday” for null, but calculates with 0',
    hint: 'Ask for null with ===. 0 is a number, and !yesterday would be true for it as well.',
    run: ({ changeOf }) => [changeOf({ usual: 1400, yesterday: null }), changeOf({ usual: 1400, yesterday: 0 })],
    expect: [
      { direction: 'unknown', text: 'no price yesterday' },
      { direction: 'up', text: 'up 1,400' },
    ],
  },
  {
    name: 'makes a new set, so that React sees the change',
    hint: 'new Set(pinned) is a copy. Never add to or delete from the set that you were given.',
    run: ({ togglePin }) => {
      const before = new Set([1, 2])
      const [added, removed] = [togglePin(before, 9), togglePin(before, 1)]
      return [[...before], added === before ? 'the same set' : 'a new set', removed === before ? 'the same set' : 'a new set', [...removed]]
    },
    expect: [[1, 2], 'a new set', 'a new set', [2]],
  },
  {
    name: 'leaves the given list as it was',
    hint: 'sort changes the props. toSorted makes a copy.',
    run: ({ pinnedFirst }) => {
      const mandis = [1, 2, 3].map((id) => ({ id, name: `m${id}`, state: '', prices: [] }))
      const sorted = pinnedFirst(mandis, new Set([3]))
      return [mandis.map(({ id }) => id), sorted === mandis ? 'the same list' : 'a new list', sorted[0] === mandis[2] ? 'the same mandis' : 'copies']
    },
    expect: [[1, 2, 3], 'a new list', 'the same mandis'],
  },
  {
    name: 'ignores ids that no mandi has',
    hint: 'Go through the mandis and ask whether each is pinned, not the other way round.',
    run: ({ pinnedFirst }) => pinnedFirst([{ id: 1, name: 'Kolar', state: '', prices: [] }], new Set([99, 1])),
    expect: [{ id: 1, name: 'Kolar', state: '', prices: [] }],
  },
]
