export default [
  {
    name: 'measures the 60 seconds between corrected times',
    hint: 'Use at + offset for the distance too, not only for the order.',
    run: ({ decide }) =>
      [
        [100_000, -60_000],
        [40_000, 60_000],
      ].map(
        ([at, offset]) =>
          decide([
            { id: 'a-1', phone: 'A', member: 17, ml: 4000, at: 0, offset: 0 },
            { id: 'b-1', phone: 'B', member: 17, ml: 4000, at, offset },
          ])['b-1'],
      ),
    expect: [{ duplicateOf: 'a-1' }, 'counts'],
  },
  {
    name: 'gives the same result for any order',
    hint: 'Sort a copy by corrected time, then by id, before you decide anything.',
    run: ({ decide }) => {
      const entries = [
        { id: 'a-1', phone: 'A', member: 17, ml: 1, at: 1_000, offset: 0 },
        { id: 'b-1', phone: 'B', member: 17, ml: 2, at: 1_000, offset: 0 },
        { id: 'c-1', phone: 'C', member: 17, ml: 4, at: 60_500, offset: 0 },
        { id: 'b-2', phone: 'B', member: 17, ml: 8, at: 70_000, offset: 0 },
      ]
      const orders = [
        [0, 1, 2, 3],
        [3, 2, 1, 0],
        [1, 0, 3, 2],
        [2, 0, 3, 1],
      ]
      const texts = orders.map((places) => {
        const verdicts = decide(places.map((place) => entries[place]))
        return Object.keys(verdicts)
          .toSorted()
          .map((id) => `${id} ${verdicts[id].duplicateOf ?? verdicts[id]}`)
          .join(', ')
      })
      return [...new Set(texts)]
    },
    expect: ['a-1 counts, b-1 a-1, b-2 counts, c-1 a-1'],
  },
  {
    name: 'lets only a counting entry have duplicates',
    hint: 'Compare with the entries that count, not with all earlier ones.',
    run: ({ decide }) =>
      decide([
        { id: 'a-1', phone: 'A', member: 17, ml: 1, at: 0, offset: 0 },
        { id: 'b-1', phone: 'B', member: 17, ml: 1, at: 50_000, offset: 0 },
        { id: 'c-1', phone: 'C', member: 17, ml: 1, at: 100_000, offset: 0 },
      ]),
    expect: { 'a-1': 'counts', 'b-1': { duplicateOf: 'a-1' }, 'c-1': 'counts' },
  },
  {
    name: 'lets a person say that it was the same can',
    hint: 'For same, take the latest counting entry of the member on another phone, without the 60 seconds.',
    run: ({ decide }) => {
      const entries = [
        { id: 'a-1', phone: 'A', member: 17, ml: 1, at: 0, offset: 0 },
        { id: 'a-2', phone: 'A', member: 17, ml: 1, at: 200_000, offset: 0 },
        { id: 'b-1', phone: 'B', member: 17, ml: 1, at: 500_000, offset: 0 },
        { id: 'b-9', phone: 'B', member: 42, ml: 1, at: 500_000, offset: 0 },
      ]
      const verdicts = decide(entries, { 'b-1': 'same', 'b-9': 'same' })
      return [verdicts['b-1'], verdicts['b-9']]
    },
    expect: [{ duplicateOf: 'a-2' }, 'counts'],
  },
  {
    name: 'an entry that a person lets count can have a duplicate itself',
    hint: 'Put it into the list of those that count.',
    run: ({ decide }) =>
      decide(
        [
          { id: 'a-1', phone: 'A', member: 17, ml: 1, at: 0, offset: 0 },
          { id: 'b-1', phone: 'B', member: 17, ml: 1, at: 40_000, offset: 0 },
          { id: 'a-2', phone: 'A', member: 17, ml: 1, at: 90_000, offset: 0 },
        ],
        { 'b-1': 'both' },
      ),
    expect: { 'a-1': 'counts', 'b-1': 'counts', 'a-2': { duplicateOf: 'b-1' } },
  },
  {
    name: 'changes neither the entries nor their order',
    hint: 'Use toSorted, and never assign to a field of an entry.',
    run: ({ decide }) => {
      const entries = [
        { id: 'b-1', phone: 'B', member: 17, ml: 1, at: 10, offset: 5 },
        { id: 'a-1', phone: 'A', member: 17, ml: 1, at: 0, offset: 0 },
      ]
      decide(entries)
      return entries
    },
    expect: [
      { id: 'b-1', phone: 'B', member: 17, ml: 1, at: 10, offset: 5 },
      { id: 'a-1', phone: 'A', member: 17, ml: 1, at: 0, offset: 0 },
    ],
  },
  {
    name: 'names the earliest of several entries in conflict',
    hint: 'find gives the first in the sorted order.',
    run: ({ decide }) =>
      decide([
        { id: 'b-1', phone: 'B', member: 17, ml: 1, at: 50_000, offset: 0 },
        { id: 'a-2', phone: 'A', member: 17, ml: 1, at: 30_000, offset: 0 },
        { id: 'a-1', phone: 'A', member: 17, ml: 1, at: 0, offset: 0 },
      ]),
    expect: { 'a-1': 'counts', 'a-2': 'counts', 'b-1': { duplicateOf: 'a-1' } },
  },
  {
    name: 'looks for the same can on another phone only',
    hint: 'For same, the other entry is of the same member and of another phone.',
    run: ({ decide }) => {
      const entries = [
        { id: 'a-1', phone: 'A', member: 17, ml: 1, at: 0, offset: 0 },
        { id: 'b-1', phone: 'B', member: 17, ml: 1, at: 200_000, offset: 0 },
        { id: 'b-2', phone: 'B', member: 17, ml: 1, at: 400_000, offset: 0 },
      ]
      return [decide(entries, { 'b-2': 'same' })['b-2'], decide(entries.slice(1), { 'b-2': 'same' })['b-2']]
    },
    expect: [{ duplicateOf: 'a-1' }, 'counts'],
  },
]
