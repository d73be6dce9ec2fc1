export default [
  {
    name: 'shows that it is loading, then the names',
    hint: 'Call show twice: once before await, once after it.',
    run: async ({ showList }) => {
      const shown = []
      await showList(async () => ['Asha', 'Ravi'], (text) => shown.push(text))
      return shown
    },
    expect: ['Loading…', 'Asha, Ravi'],
  },
  {
    name: 'says that there are no customers yet',
    hint: 'An empty list isn’t a failure. Look at its length.',
    run: async ({ showList }) => {
      const shown = []
      await showList(async () => [], (text) => shown.push(text))
      return shown
    },
    expect: ['Loading…', 'No customers yet.'],
  },
  {
    name: 'shows the reason when loading fails',
    hint: 'try around await, and error.message in catch.',
    run: async ({ showList }) => {
      const shown = []
      await showList(
        async () => {
          throw new Error('The line is dead.')
        },
        (text) => shown.push(text),
      )
      return shown
    },
    expect: ['Loading…', 'Not loaded: The line is dead.'],
  },
  {
    name: 'loads customers and entries',
    hint: 'await both promises before you build the object.',
    run: ({ loadDay }) => loadDay(async () => ['Asha'], async () => [{ paise: 500 }, { paise: 700 }]),
    expect: { customers: ['Asha'], entries: [{ paise: 500 }, { paise: 700 }] },
  },
  {
    name: 'tries again after a failure',
    hint: 'Call load a second time in the catch of the first.',
    run: async ({ tryTwice }) => {
      let calls = 0
      const value = await tryTwice(async () => {
        calls++
        if (calls === 1) throw new Error('lost')
        return 'tea'
      })
      return [value, calls]
    },
    expect: ['tea', 2],
  },
]
