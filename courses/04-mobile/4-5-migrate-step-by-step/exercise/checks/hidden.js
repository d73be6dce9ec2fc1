export default [
  {
    name: 'notices lost, doubled and exchanged entries',
    hint: 'Compare the ids before and after each step, in sorted order.',
    run: ({ migrate }) => {
      const steps = [
        (entries) => entries.slice(1),
        (entries) => [...entries, entries[0]],
        (entries) => entries.map((entry, index) => ({ ...entry, id: index === 0 ? 'x' : entry.id })),
        (entries) => [entries[0], entries[0]],
        (entries) => entries.toReversed(),
      ]
      return steps.map((step) => {
        try {
          return migrate({ version: 2, entries: [{ id: 'a' }, { id: 'b' }] }, { 2: step }, 3).version
        } catch (error) {
          return error.message
        }
      })
    },
    expect: [
      'migration from 2 to 3 lost entries',
      'migration from 2 to 3 lost entries',
      'migration from 2 to 3 lost entries',
      'migration from 2 to 3 lost entries',
      3,
    ],
  },
  {
    name: 'looks after each step, not only at the end',
    hint: 'Put the comparison into the loop.',
    run: ({ migrate }) => {
      const steps = { 1: (entries) => entries.slice(1), 2: (entries) => [{ id: 'a' }, ...entries] }
      return migrate({ version: 1, entries: [{ id: 'a' }, { id: 'b' }] }, steps, 3)
    },
    throws: 'migration from 1 to 2 lost entries',
  },
  {
    name: 'leaves the file as it was, even if a step changes what it gets',
    hint: 'Give each step a copy: structuredClone(entries).',
    run: ({ migrate }) => {
      const file = { version: 1, entries: [{ id: 'a', rupees: 1 }] }
      const steps = {
        1: (entries) => {
          for (const entry of entries) entry.rupees = 99
          entries.push({ id: 'b' })
          return entries
        },
      }
      try {
        migrate(file, steps, 2)
      } catch (error) {
        return [error.message, file]
      }
      return file
    },
    expect: ['migration from 1 to 2 lost entries', { version: 1, entries: [{ id: 'a', rupees: 1 }] }],
  },
  {
    name: 'gives back a file of the right version as it is',
    hint: 'If the versions are equal, return file.',
    run: ({ migrate }) => {
      const file = { version: 4, entries: [{ id: 'a' }], note: 'Palus' }
      return migrate(file, {}, 4)
    },
    expect: { version: 4, entries: [{ id: 'a' }], note: 'Palus' },
  },
  {
    name: 'rounds each amount to whole paise, and not the sum',
    hint: 'Make paise of each entry with Math.round, then add whole numbers.',
    run: ({ totalPaise }) =>
      [[4.35], [0.1, 0.2], [1.15, 1.15, 1.15], [0.29, 0.29], [8.2, 4.35, 169.15]].map((amounts) =>
        totalPaise({ version: 2, entries: amounts.map((rupees, id) => ({ id, rupees })) }),
      ),
    expect: [435, 30, 345, 58, 18170],
  },
]
