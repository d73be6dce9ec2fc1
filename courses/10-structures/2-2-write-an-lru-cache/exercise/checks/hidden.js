export default [
  {
    name: 'works with capacity 1',
    hint: 'With the two guards, removing the only node is no special case.',
    run: ({ LruCache }) => {
      const cache = new LruCache(1)
      cache.set('A', 1)
      cache.set('B', 2)
      cache.set('B', 3)
      return [cache.get('A'), cache.get('B'), cache.keys(), cache.size]
    },
    expect: [undefined, 3, ['B'], 1],
  },
  {
    name: 'treats a stored undefined as an entry like any other',
    hint: 'Ask the map whether there is a node, not whether its value is undefined.',
    run: ({ LruCache }) => {
      const cache = new LruCache(2)
      cache.set('A', undefined)
      cache.set('B', 0)
      cache.get('A')
      cache.set('C', '')
      return cache.keys()
    },
    expect: ['C', 'A'],
  },
  {
    name: 'changes nothing when a missing key is read',
    hint: 'Return undefined at once if the map has no node for the key.',
    run: ({ LruCache }) => {
      const cache = new LruCache(2)
      cache.set('A', 1)
      cache.set('B', 2)
      cache.get('Z')
      return [cache.keys(), cache.size]
    },
    expect: [['B', 'A'], 2],
  },
  {
    name: 'tells the keys 1 and “1” apart',
    hint: 'Use a Map. The keys of a plain object are always texts.',
    run: ({ LruCache }) => {
      const cache = new LruCache(3)
      cache.set(1, 'number')
      cache.set('1', 'text')
      return [cache.get(1), cache.get('1'), cache.size]
    },
    expect: ['number', 'text', 2],
  },
  {
    name: 'handles 2,00,000 reads and writes of 60,000 entries in time',
    hint: 'Nothing may search through the list: no indexOf, filter or loop in get and set.',
    run: ({ LruCache }) => {
      const cache = new LruCache(60_000)
      for (let i = 0; i < 100_000; i++) cache.set(i, i)
      let found = 0
      for (let i = 40_000; i < 100_000; i++) found += cache.get(i) === i ? 1 : 0
      for (let i = 0; i < 40_000; i++) cache.set(i, -i)
      return [found, cache.size, cache.keys().slice(0, 2), cache.get(79_999), cache.get(80_000)]
    },
    expect: [60_000, 60_000, [39_999, 39_998], undefined, 80_000],
  },
]
