export default [
  {
    name: 'finds nothing in a fair race',
    hint: 'Three winners, three berths, the table agrees, and the others heard "nothing free".',
    run: ({ faults }) => [
      faults([1, 2, 3, 4].map((person) => ({ person, label: person < 4 ? `B2-${person}` : null })), { 'B2-1': 1, 'B2-2': 2, 'B2-3': 3 }, 3),
      faults([], {}, 0),
    ],
    expect: [[], []],
  },
  {
    name: 'finds a berth that was promised twice, and who lost it',
    hint: 'A Set of the labels is smaller than the list of winners. Then look each winner up in the table.',
    run: ({ faults }) =>
      faults(
        [{ person: 1, label: 'B2-1' }, { person: 2, label: 'B2-2' }, { person: 3, label: 'B2-3' }, { person: 5, label: 'B2-3' }],
        { 'B2-1': 1, 'B2-2': 2, 'B2-3': 5 },
        3,
      ),
    expect: ['winners', 'promised twice', 'not stored'],
  },
  {
    name: 'finds too few winners and an error',
    hint: 'An answer with an error is a fault of its own, even if the numbers fit.',
    run: ({ faults }) => [
      faults([{ person: 1, label: 'B2-1' }, { person: 2, label: null }], { 'B2-1': 1 }, 3),
      faults([{ person: 1, label: 'B2-1' }, { person: 2, label: null, error: '23505' }], { 'B2-1': 1 }, 1),
    ],
    expect: [['winners'], ['error']],
  },
  {
    name: 'repeats the whole work after 40001 and returns its result',
    hint: 'A loop with try and catch around work(). Return from inside the try, with await.',
    run: async ({ withRetry }) => {
      const story = []
      const result = await withRetry(
        async () => {
          story.push('look')
          if (story.length < 4) throw Object.assign(new Error('could not serialize'), { code: '40001' })
          story.push('write')
          return 'B2-1'
        },
        5,
        async () => void story.push('pause'),
      )
      return [result, story]
    },
    expect: ['B2-1', ['look', 'pause', 'look', 'pause', 'look', 'write']],
  },
  {
    name: 'passes other errors on at once',
    hint: 'Only the code 40001 means: try again. Compare error.code.',
    run: async ({ withRetry }) => {
      let runs = 0
      let pauses = 0
      const outcomes = []
      for (const code of ['23505', undefined])
        try {
          await withRetry(() => { runs++; throw Object.assign(new Error('no'), { code }) }, 5, () => { pauses++ })
        } catch (error) {
          outcomes.push(error.message)
        }
      return [outcomes, runs, pauses]
    },
    expect: [['no', 'no'], 2, 0],
  },
]
