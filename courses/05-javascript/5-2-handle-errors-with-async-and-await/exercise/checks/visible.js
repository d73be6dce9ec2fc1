export default [
  {
    name: 'fromCallback resolves with the value',
    hint: 'Return new Promise((resolve, reject) => …) and call start with a function (error, value) inside it.',
    run: ({ fromCallback }) => fromCallback((callback) => setTimeout(() => callback(null, 'Pune'), 1)),
    expect: 'Pune',
  },
  {
    name: 'fromCallback rejects with the error',
    hint: 'If the callback gets an error, call reject(error) with that same error.',
    run: ({ fromCallback }) => fromCallback((callback) => callback(new Error('disk is full'))),
    throws: 'disk is full',
  },
  {
    name: 'fromCallback rejects if start itself throws',
    hint: 'Call start inside the function that you give to new Promise: a throw in there rejects by itself.',
    run: async ({ fromCallback }) => {
      const promise = fromCallback(() => {
        throw new Error('no such table')
      })
      return promise.catch((error) => `rejected: ${error.message}`)
    },
    expect: 'rejected: no such table',
  },
  {
    name: 'withResource returns the result of the work, then has closed',
    hint: 'return await work(resource) inside try, and await resource.close() inside finally.',
    run: async ({ withResource }) => {
      const events = []
      const close = async () => {
        await null
        events.push('closed')
      }
      const work = async ({ name }) => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        events.push('worked')
        return `report of ${name}`
      }
      events.push(await withResource(async () => ({ name: 'shop 7', close }), work))
      return events
    },
    expect: ['worked', 'closed', 'report of shop 7'],
  },
  {
    name: 'withResource closes even when the work fails',
    hint: 'finally runs after a success and after an error. Without await before work(…), the try ends too early.',
    run: async ({ withResource }) => {
      const events = []
      const open = async () => ({ close: async () => void events.push('closed') })
      const work = async () => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        events.push('worked')
        throw new Error('paper jam')
      }
      await withResource(open, work).catch((error) => events.push(error.message))
      return events
    },
    expect: ['worked', 'closed', 'paper jam'],
  },
  {
    name: 'loadAll returns what was loaded, by id',
    hint: 'Promise.allSettled waits for all. Its results have the order of the ids.',
    run: async ({ loadAll }) => {
      const { loaded } = await loadAll(['S1', 'S2'], async (id) => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        return `sales of ${id}`
      })
      // A copy of this moment: what arrives later doesn't count.
      return new Map(loaded)
    },
    expect: new Map([
      ['S1', 'sales of S1'],
      ['S2', 'sales of S2'],
    ]),
  },
  {
    name: 'loadAll names the id of a failed load and keeps the cause',
    hint: 'new Error(`… ${id}`, { cause: error }) keeps the original error.',
    run: async ({ loadAll }) => {
      const offline = new Error('offline')
      const { loaded, failed } = await loadAll(['S1', 'S2'], async (id) => {
        if (id === 'S2') throw offline
        return 5
      })
      const error = failed.get('S2')
      return [loaded, [...failed.keys()], error instanceof Error, error.message.includes('S2'), error.cause === offline]
    },
    expect: [new Map([['S1', 5]]), ['S2'], true, true, true],
  },
]
