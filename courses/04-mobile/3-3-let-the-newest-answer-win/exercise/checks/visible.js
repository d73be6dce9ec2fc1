export default [
  {
    name: 'shows that it searches, then what it found',
    hint: 'Call show before the await, and again after it.',
    run: async ({ createSearch }) => {
      const shown = []
      const { onQuery } = createSearch(async () => ['Savita Patil'], (state) => shown.push(state))
      await onQuery('sav')
      return shown
    },
    expect: [
      { state: 'searching', query: 'sav' },
      { state: 'found', query: 'sav', members: ['Savita Patil'] },
    ],
  },
  {
    name: 'never shows an old answer after a newer question',
    hint: 'Give each question a number and compare it with the newest when the answer is there.',
    run: async ({ createSearch }) => {
      const shown = []
      const waiting = new Map()
      const find = (query) => new Promise((resolve) => waiting.set(query, resolve))
      const { onQuery } = createSearch(find, (state) => shown.push(state))
      const calls = [onQuery('s'), onQuery('sav')]
      waiting.get('sav')(['Savita Patil'])
      waiting.get('s')(['Sagar More', 'Savita Patil'])
      await Promise.all(calls)
      return shown.map(({ state, query }) => `${state} ${query}`)
    },
    expect: ['searching s', 'searching sav', 'found sav'],
  },
  {
    name: 'says when a search failed',
    hint: 'Put the await into try, and show failed in catch.',
    run: async ({ createSearch }) => {
      const shown = []
      const find = async () => {
        throw new Error('no network')
      }
      await createSearch(find, (state) => shown.push(state)).onQuery('sav')
      return shown
    },
    expect: [
      { state: 'searching', query: 'sav' },
      { state: 'failed', query: 'sav' },
    ],
  },
  {
    name: 'asks nothing for an empty text',
    hint: 'Look at the text after trim. If it is empty, show idle and return.',
    run: async ({ createSearch }) => {
      const shown = []
      const asked = []
      const find = async (query) => (asked.push(query), [])
      const { onQuery } = createSearch(find, (state) => shown.push(state.state))
      await onQuery('s')
      await onQuery('  ')
      return { shown, asked }
    },
    expect: { shown: ['searching', 'found', 'idle'], asked: ['s'] },
  },
  {
    name: 'leaves out spaces around the text',
    hint: 'text.trim()',
    run: async ({ createSearch }) => {
      const shown = []
      const find = async (query) => [query]
      await createSearch(find, (state) => shown.push(state)).onQuery(' sav ')
      return shown.at(-1)
    },
    expect: { state: 'found', query: 'sav', members: ['sav'] },
  },
]
