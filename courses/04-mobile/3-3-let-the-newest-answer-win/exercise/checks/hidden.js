export default [
  {
    name: 'never shows an old failure after a newer question',
    hint: 'A failure is an answer too: compare the numbers in catch as well.',
    run: async ({ createSearch }) => {
      const shown = []
      const waiting = new Map()
      const find = (query) => new Promise((resolve, reject) => waiting.set(query, { resolve, reject }))
      const { onQuery } = createSearch(find, (state) => shown.push(state))
      const calls = [onQuery('s'), onQuery('sav')]
      waiting.get('sav').resolve(['Savita Patil'])
      waiting.get('s').reject(new Error('too slow'))
      await Promise.all(calls)
      return shown.map(({ state, query }) => `${state} ${query}`)
    },
    expect: ['searching s', 'searching sav', 'found sav'],
  },
  {
    name: 'drops the answer when the field was emptied meanwhile',
    hint: 'An empty text is a newer question: raise the number for it too.',
    run: async ({ createSearch }) => {
      const shown = []
      const waiting = []
      const find = () => new Promise((resolve) => waiting.push(resolve))
      const { onQuery } = createSearch(find, (state) => shown.push(state.state))
      const calls = [onQuery('s'), onQuery('')]
      waiting[0](['Sagar More'])
      await Promise.all(calls)
      return shown
    },
    expect: ['searching', 'idle'],
  },
  {
    name: 'asks once for the same text',
    hint: 'Keep the text of the newest question and compare it with the new one.',
    run: async ({ createSearch }) => {
      const shown = []
      const asked = []
      const find = async (query) => (asked.push(query), [])
      const { onQuery } = createSearch(find, (state) => shown.push(state.state))
      await Promise.all([onQuery('sav'), onQuery('sav '), onQuery('sav')])
      await onQuery('sav')
      await onQuery('s')
      await onQuery('sav')
      return { asked, shown }
    },
    expect: {
      asked: ['sav', 's', 'sav'],
      shown: ['searching', 'found', 'searching', 'found', 'searching', 'found'],
    },
  },
  {
    name: 'asks again after a failure',
    hint: 'After a failure, forget the text, so that the same one is asked again.',
    run: async ({ createSearch }) => {
      const shown = []
      let calls = 0
      const find = async () => {
        if (++calls === 1) throw new Error('no network')
        return ['Savita Patil']
      }
      const { onQuery } = createSearch(find, (state) => shown.push(state.state))
      await onQuery('sav')
      await onQuery('sav')
      return shown
    },
    expect: ['searching', 'failed', 'searching', 'found'],
  },
  {
    name: 'shows the empty field after a failure',
    hint: 'After a failure no text is the current one, also not the empty one.',
    run: async ({ createSearch }) => {
      const shown = []
      const find = async () => {
        throw new Error('no network')
      }
      const { onQuery } = createSearch(find, (state) => shown.push(state.state))
      await onQuery('sav')
      await onQuery('')
      return shown
    },
    expect: ['searching', 'failed', 'idle'],
  },
  {
    name: 'keeps two searches apart',
    hint: 'Declare the variables inside createSearch, so that each search has its own.',
    run: async ({ createSearch }) => {
      const shown = []
      const first = createSearch(async () => [1], (state) => shown.push(`first ${state.state}`))
      const second = createSearch(async () => [2], (state) => shown.push(`second ${state.state}`))
      await Promise.all([first.onQuery('a'), second.onQuery('a')])
      return shown.toSorted()
    },
    expect: ['first found', 'first searching', 'second found', 'second searching'],
  },
  {
    name: 'shows one answer when a text is asked, changed and asked again',
    hint: 'Compare numbers, not texts: the first and the third question have the same text.',
    run: async ({ createSearch }) => {
      const shown = []
      const waiting = []
      const find = () => new Promise((resolve) => waiting.push(resolve))
      const { onQuery } = createSearch(find, ({ state, members = [] }) => shown.push([state, ...members].join(' ')))
      const calls = [onQuery('sav'), onQuery('s'), onQuery('sav')]
      waiting[0]?.(['old'])
      waiting[1]?.(['other'])
      waiting[2]?.(['new'])
      await Promise.all(calls)
      return shown
    },
    expect: ['searching', 'searching', 'searching', 'found new'],
  },
  {
    name: 'asks again after the field was emptied',
    hint: 'The empty text is what is shown now, so the text before it is a new question.',
    run: async ({ createSearch }) => {
      const shown = []
      const { onQuery } = createSearch(async () => [], (state) => shown.push(state.state))
      for (const text of ['sav', '', 'sav']) await onQuery(text)
      return shown
    },
    expect: ['searching', 'found', 'idle', 'searching', 'found'],
  },
  {
    name: 'doesn’t forget the newest text because an old search failed',
    hint: 'In catch, compare the numbers before you change anything.',
    run: async ({ createSearch }) => {
      const asked = []
      const waiting = new Map()
      const find = (query) => (asked.push(query), new Promise((resolve, reject) => waiting.set(query, { resolve, reject })))
      const { onQuery } = createSearch(find, () => {})
      const first = onQuery('s')
      const second = onQuery('sav')
      waiting.get('s').reject(new Error('too slow'))
      await first
      const third = onQuery('sav')
      waiting.get('sav').resolve([])
      await Promise.all([second, third])
      return asked
    },
    expect: ['s', 'sav'],
  },
]
