export default [
  {
    name: 'shows that it is loading before the answer is there',
    hint: 'show("Loading…") comes before the first await. Nothing else is shown until the list has arrived.',
    run: async ({ showList }) => {
      const shown = []
      let arrive
      const finished = showList(() => new Promise((resolve) => (arrive = resolve)), (text) => shown.push(text))
      await new Promise((resolve) => setTimeout(resolve, 5))
      const before = [...shown]
      arrive(['Asha'])
      await finished
      return { before, after: shown }
    },
    expect: { before: ['Loading…'], after: ['Loading…', 'Asha'] },
  },
  {
    name: 'starts both loads before it waits for one of them',
    hint: 'await loadCustomers() in a line of its own waits too early. Promise.all takes promises that have started.',
    run: async ({ loadDay }) => {
      const events = []
      const load = (name) => async () => {
        events.push(`${name} starts`)
        await new Promise((resolve) => setTimeout(resolve, 5))
        events.push(`${name} ends`)
        return name
      }
      const day = await loadDay(load('customers'), load('entries'))
      return { started: events.slice(0, 2).sort(), day }
    },
    expect: { started: ['customers starts', 'entries starts'], day: { customers: 'customers', entries: 'entries' } },
  },
  {
    name: 'stops after a success, and fails with the second error',
    hint: 'Without a failure, load is called once. After two failures, the second error goes to the caller.',
    run: async ({ tryTwice }) => {
      let calls = 0
      const value = await tryTwice(async () => {
        calls++
        return 'tea'
      })
      let tries = 0
      const error = await tryTwice(async () => {
        tries++
        throw new Error(`failure ${tries}`)
      }).catch((reason) => reason.message)
      return { value, calls, error, tries }
    },
    expect: { value: 'tea', calls: 1, error: 'failure 2', tries: 2 },
  },
  {
    name: 'passes a failure of one of the two loads to its caller',
    hint: 'Don’t catch anything in loadDay: whoever calls it decides.',
    run: ({ loadDay }) =>
      loadDay(
        async () => ['Asha'],
        async () => {
          throw new Error('no entries')
        },
      ).catch((error) => `failed: ${error.message}`),
    expect: 'failed: no entries',
  },
]
