export default [
  {
    name: 'marks the later of two near entries as the duplicate',
    hint: 'Sort by time, then compare each entry with those that count.',
    run: ({ decide }) =>
      decide([
        { id: 'b-2', phone: 'B', member: 17, ml: 4250, at: 18_000, offset: 0 },
        { id: 'a-1', phone: 'A', member: 17, ml: 4250, at: 0, offset: 0 },
        { id: 'a-4', phone: 'A', member: 42, ml: 6000, at: 5_000, offset: 0 },
      ]),
    expect: { 'a-1': 'counts', 'b-2': { duplicateOf: 'a-1' }, 'a-4': 'counts' },
  },
  {
    name: 'keeps two cans of the same phone and two members apart',
    hint: 'A conflict needs the same member and different phones.',
    run: ({ decide }) =>
      decide([
        { id: 'a-1', phone: 'A', member: 17, ml: 4000, at: 0, offset: 0 },
        { id: 'a-2', phone: 'A', member: 17, ml: 1000, at: 9_000, offset: 0 },
        { id: 'b-3', phone: 'B', member: 18, ml: 2000, at: 9_500, offset: 0 },
      ]),
    expect: { 'a-1': 'counts', 'a-2': 'counts', 'b-3': 'counts' },
  },
  {
    name: 'takes exactly 60 seconds as a conflict, and one millisecond more as none',
    hint: 'At most means <=.',
    run: ({ decide }) =>
      [60_000, 60_001].map(
        (at) =>
          decide([
            { id: 'a-1', phone: 'A', member: 17, ml: 4000, at: 0, offset: 0 },
            { id: 'b-1', phone: 'B', member: 17, ml: 4000, at, offset: 0 },
          ])['b-1'],
      ),
    expect: [{ duplicateOf: 'a-1' }, 'counts'],
  },
  {
    name: 'compares corrected times',
    hint: 'Add offset to at before you sort and before you compare.',
    run: ({ decide }) =>
      decide([
        { id: 'a-1', phone: 'A', member: 17, ml: 4000, at: 50_000, offset: 0 },
        { id: 'b-7', phone: 'B', member: 17, ml: 4000, at: 10_000, offset: 60_000 },
      ]),
    expect: { 'a-1': 'counts', 'b-7': { duplicateOf: 'a-1' } },
  },
  {
    name: 'lets a person say that there were two cans',
    hint: 'For both, the entry counts, whatever the rule says.',
    run: ({ decide, totalMl }) => {
      const entries = [
        { id: 'a-1', phone: 'A', member: 17, ml: 4000, at: 0, offset: 0 },
        { id: 'b-1', phone: 'B', member: 17, ml: 1500, at: 20_000, offset: 0 },
      ]
      return [decide(entries, { 'b-1': 'both' })['b-1'], totalMl(entries), totalMl(entries, { 'b-1': 'both' })]
    },
    expect: ['counts', 4000, 5500],
  },
]
