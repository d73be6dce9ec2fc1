export default [
  {
    name: 'finds a hold that nobody was told about',
    hint: 'The other direction: go through the table, and look for a winner with this person and this berth.',
    run: ({ faults }) => [
      faults([{ person: 1, label: 'B2-1' }, { person: 2, label: null }], { 'B2-1': 1, 'B2-2': 2 }, 1),
      faults([{ person: 1, label: 'B2-1' }, { person: 2, label: 'B2-2' }], { 'B2-1': 2, 'B2-2': 1 }, 2),
      faults([{ person: 1, label: 'B2-1' }], {}, 1),
    ],
    expect: [['nobody was told'], ['not stored', 'nobody was told'], ['not stored']],
  },
  {
    name: 'gives up after the last attempt, without another pause',
    hint: 'Count the attempts. After the last one, throw the error that you caught.',
    run: async ({ withRetry }) => {
      const results = []
      for (const attempts of [1, 3]) {
        let runs = 0
        let pauses = 0
        try {
          await withRetry(async () => { throw Object.assign(new Error(`failed ${++runs}`), { code: '40001' }) }, attempts, async () => { pauses++ })
        } catch (error) {
          results.push([error.message, pauses])
        }
      }
      return results
    },
    expect: [['failed 1', 0], ['failed 3', 2]],
  },
  {
    name: 'waits until the pause is over',
    hint: 'await pause() before the next attempt.',
    run: async ({ withRetry }) => {
      const story = []
      await withRetry(
        async () => {
          story.push('work')
          if (story.length === 1) throw Object.assign(new Error('again'), { code: '40001' })
        },
        2,
        async () => {
          await null
          await null
          story.push('rested')
        },
      )
      return story
    },
    expect: ['work', 'rested', 'work'],
  },
]
