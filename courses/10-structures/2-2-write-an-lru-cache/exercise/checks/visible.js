export default [
  {
    name: 'returns stored values, and undefined for a missing key',
    hint: 'set puts a node into the map. get finds the node there and returns its value.',
    run: ({ LruCache }) => {
      const cache = new LruCache(3)
      cache.set('4512345678', 'confirmed')
      cache.set('4598765432', 'waitlist 7')
      return [cache.get('4512345678'), cache.get('4598765432'), cache.get('0000000000')]
    },
    expect: ['confirmed', 'waitlist 7', undefined],
  },
  {
    name: 'forgets the least recently used key when it is full',
    hint: 'The node to forget is the one before the guard at the end. Remove it from the list and from the map.',
    run: ({ LruCache }) => {
      const cache = new LruCache(2)
      cache.set('A', 1)
      cache.set('B', 2)
      cache.set('C', 3)
      return [cache.get('A'), cache.get('B'), cache.get('C'), cache.size]
    },
    expect: [undefined, 2, 3, 2],
  },
  {
    name: 'counts reading as using',
    hint: 'get changes the order: move the node to the front before you return its value.',
    run: ({ LruCache }) => {
      const cache = new LruCache(2)
      cache.set('A', 1)
      cache.set('B', 2)
      cache.get('A')
      cache.set('C', 3)
      return cache.keys()
    },
    expect: ['C', 'A'],
  },
  {
    name: 'replaces the value of a known key and forgets nothing',
    hint: 'If the map has the key, change the value of its node and move the node to the front. Don’t add a second node.',
    run: ({ LruCache }) => {
      const cache = new LruCache(2)
      cache.set('A', 1)
      cache.set('B', 2)
      cache.set('A', 9)
      return [cache.keys(), cache.size, cache.get('A'), cache.get('B')]
    },
    expect: [['A', 'B'], 2, 9, 2],
  },
  {
    name: 'lists the keys from most to least recently used',
    hint: 'Walk from the node after the first guard to the last guard.',
    run: ({ LruCache }) => {
      const cache = new LruCache(4)
      for (const key of ['A', 'B', 'C', 'D']) cache.set(key, key)
      cache.get('B')
      cache.get('C')
      return cache.keys()
    },
    expect: ['C', 'B', 'D', 'A'],
  },
  {
    name: 'throws a RangeError unless the capacity is a whole number of at least 1',
    hint: 'Number.isInteger is false for 1.5, NaN and texts.',
    run: ({ LruCache }) =>
      [0, -1, 1.5, NaN, '2'].map((capacity) => {
        try {
          new LruCache(capacity)
          return `${capacity} accepted`
        } catch (error) {
          return error.name
        }
      }),
    expect: ['RangeError', 'RangeError', 'RangeError', 'RangeError', 'RangeError'],
  },
]
