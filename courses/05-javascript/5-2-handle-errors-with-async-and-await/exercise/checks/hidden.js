export default [
  {
    name: 'loadAll starts all loads together',
    hint: 'An await inside a loop waits for each load before the next one starts. Start all with map() first.',
    run: async ({ loadAll }) => {
      const events = []
      await loadAll(['a', 'b', 'c'], async (id) => {
        events.push(`start ${id}`)
        await null
        await null
        events.push(`end ${id}`)
      })
      return events
    },
    expect: ['start a', 'start b', 'start c', 'end a', 'end b', 'end c'],
  },
  {
    name: 'loadAll works if load throws at once',
    hint: 'Call load inside an async function: then a throw becomes a rejected promise.',
    run: async ({ loadAll }) => {
      const { loaded, failed } = await loadAll([11, 12, 13], (id) => {
        if (id === 12) throw new TypeError('bad id')
        return id * 2
      })
      return [loaded, [...failed].map(([id, error]) => [id, error.cause.message])]
    },
    expect: [
      new Map([
        [11, 22],
        [13, 26],
      ]),
      [[12, 'bad id']],
    ],
  },
  {
    name: 'withResource waits until close has finished, and closes once',
    hint: 'await resource.close(): somebody who opens it again must not meet the old one.',
    run: async ({ withResource }) => {
      const events = []
      const open = async () => ({
        close: () =>
          new Promise((resolve) =>
            setTimeout(() => {
              events.push('closed')
              resolve()
            }, 3),
          ),
      })
      const work = () => {
        throw new Error('at once')
      }
      await withResource(open, work).catch((error) => events.push(error.message))
      await withResource(open, async () => events.push('worked'))
      events.push('end')
      return events
    },
    expect: ['closed', 'at once', 'worked', 'closed', 'end'],
  },
  {
    name: 'fromCallback passes on values such as 0 and an empty text',
    hint: 'Decide by the error alone: a value of 0 is a value.',
    run: async ({ fromCallback }) => [
      await fromCallback((callback) => callback(null, 0)),
      await fromCallback((callback) => callback(undefined, '')),
    ],
    expect: [0, ''],
  },
  {
    name: 'withResource keeps the error of the work if close fails too',
    hint: 'An error thrown in finally replaces the one that is on its way. Catch the error of the work yourself, then close.',
    run: async ({ withResource }) => {
      const closes = [
        async () => {
          throw new Error('close failed')
        },
        () => {
          throw new Error('close threw at once')
        },
      ]
      const work = async () => {
        throw new Error('shop 4 is offline')
      }
      const messages = []
      for (const close of closes)
        messages.push(await withResource(async () => ({ close }), work).catch((error) => error.message))
      return messages
    },
    expect: ['shop 4 is offline', 'shop 4 is offline'],
  },
  {
    name: 'withResource reports it if only close fails',
    hint: 'After good work, an error of close() must reach the caller: perhaps nothing was saved.',
    run: async ({ withResource }) => {
      const close = async () => {
        throw new Error('could not save')
      }
      return withResource(async () => ({ close }), async () => 'done').catch((error) => `rejected: ${error.message}`)
    },
    expect: 'rejected: could not save',
  },
]
