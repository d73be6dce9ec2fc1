export default [
  {
    name: 'loads a value once and remembers it',
    hint: 'A Map from key to { value, until }. If the entry is still valid, return its value.',
    run: async ({ createCache }) => {
      let loads = 0
      const cache = createCache(
        async (key) => `${key} ${++loads}`,
        1000,
        () => 0,
      )
      return [await cache.get('map 1'), await cache.get('map 1'), loads]
    },
    expect: ['map 1 1', 'map 1 1', 1],
  },
  {
    name: 'remembers each key on its own',
    hint: 'The key of the Map is the key that get() was given.',
    run: async ({ createCache }) => {
      const loads = []
      const cache = createCache(
        async (key) => {
          loads.push(key)
          return key.toUpperCase()
        },
        1000,
        () => 0,
      )
      return [await cache.get('a'), await cache.get('b'), await cache.get('a'), loads]
    },
    expect: ['A', 'B', 'A', ['a', 'b']],
  },
  {
    name: 'loads again when the time is over',
    hint: 'Store now() + ttlMs with the value. Use the now that you were given, not Date.now.',
    run: async ({ createCache }) => {
      let time = 5000
      let loads = 0
      const cache = createCache(
        async () => ++loads,
        1000,
        () => time,
      )
      const values = [await cache.get('a')]
      time = 5999
      values.push(await cache.get('a'))
      time = 6001
      values.push(await cache.get('a'))
      return values
    },
    expect: [1, 1, 2],
  },
  {
    name: 'loads again after forget',
    hint: 'forget deletes the entry of this key and of no other.',
    run: async ({ createCache }) => {
      const loads = []
      const cache = createCache(
        async (key) => loads.push(key),
        1000,
        () => 0,
      )
      await cache.get('a')
      await cache.get('b')
      cache.forget('a')
      await cache.get('a')
      await cache.get('b')
      cache.forget('unknown')
      return loads
    },
    expect: ['a', 'b', 'a'],
  },
  {
    name: 'a hundred readers at once cause one query',
    hint: 'Keep the running promise in a second Map. Readers who come meanwhile get the same promise.',
    run: async ({ createCache }) => {
      let loads = 0
      const cache = createCache(
        async () => {
          loads++
          await null
          return 'map'
        },
        1000,
        () => 0,
      )
      const values = await Promise.all(Array.from({ length: 100 }, () => cache.get('a')))
      return [loads, new Set(values).size]
    },
    expect: [1, 1],
  },
  {
    name: 'doesn’t keep a value that was read before forget',
    hint: 'Remember the generation before you load. Store the value only if it is still the same afterwards.',
    run: async ({ createCache }) => {
      let database = 'free'
      const finish = []
      const cache = createCache(
        async () => {
          const value = database
          await new Promise((resolve) => finish.push(resolve))
          return value
        },
        1000,
        () => 0,
      )
      const slow = cache.get('map')
      database = 'held'
      cache.forget('map')
      finish[0]()
      const old = await slow
      const next = cache.get('map')
      finish[1]?.()
      return [old, await next]
    },
    expect: ['free', 'held'],
  },
]
