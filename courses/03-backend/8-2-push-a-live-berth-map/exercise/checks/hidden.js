export default [
  {
    name: 'a reader after forget starts a new query, even while the old one runs',
    hint: 'forget also removes the running promise, so that nobody joins a query that began before the change.',
    run: async ({ createCache }) => {
      let loads = 0
      let isSlow = true
      const finish = []
      const cache = createCache(
        async () => {
          const number = ++loads
          if (isSlow) await new Promise((resolve) => finish.push(resolve))
          return number
        },
        1000,
        () => 0,
      )
      const first = cache.get('map')
      cache.forget('map')
      const second = cache.get('map')
      const third = cache.get('map')
      isSlow = false
      // The old query ends last.
      for (const end of finish.toReversed()) end()
      const values = await Promise.all([first, second, third])
      return [values, await cache.get('map'), loads]
    },
    expect: [[1, 2, 2], 2, 2],
  },
  {
    name: 'a failed query isn’t remembered',
    hint: 'Remove the running promise in finally, after a success and after a failure.',
    run: async ({ createCache }) => {
      let loads = 0
      const cache = createCache(
        async () => {
          loads++
          if (loads === 1) throw new Error('database away')
          return 'map'
        },
        1000,
        () => 0,
      )
      const both = await Promise.all(
        [cache.get('a'), cache.get('a')].map((value) => value.catch((error) => error.message)),
      )
      return [both, await cache.get('a'), loads]
    },
    expect: [['database away', 'database away'], 'map', 2],
  },
  {
    name: 'remembers values such as 0 and null',
    hint: 'Ask whether there is an entry, not whether its value is true-like.',
    run: async ({ createCache }) => {
      const loads = []
      const cache = createCache(
        async (key) => {
          loads.push(key)
          return key === 'zero' ? 0 : null
        },
        1000,
        () => 0,
      )
      const values = []
      for (const key of ['zero', 'zero', 'none', 'none']) values.push(await cache.get(key))
      return [values, loads]
    },
    expect: [
      [0, 0, null, null],
      ['zero', 'none'],
    ],
  },
  {
    name: 'keeps two keys apart that are read at the same time',
    hint: 'The running promise belongs to its key, as the entry does.',
    run: async ({ createCache }) => {
      const loads = []
      const cache = createCache(
        async (key) => {
          loads.push(key)
          await null
          return key.toUpperCase()
        },
        1000,
        () => 0,
      )
      return [await Promise.all([cache.get('a'), cache.get('b'), cache.get('a')]), loads]
    },
    expect: [['A', 'B', 'A'], ['a', 'b']],
  },
]
