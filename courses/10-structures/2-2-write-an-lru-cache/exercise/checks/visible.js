export default [
  {
    name: 'returns stored values, and undefined for a missing key',
    hint: 'set puts a node into the map. get finds the node there and returns its value. In Python, undefined is None.',
    run: ({ LruCache }) => {
      const cache = new LruCache(3)
      cache.set('4512345678', 'confirmed')
      cache.set('4598765432', 'waitlist 7')
      const missing = cache.get('0000000000')
      return [cache.get('4512345678'), cache.get('4598765432'), missing === undefined ? 'missing' : missing]
    },
    python: `
cache = LruCache(3)
cache.set('4512345678', 'confirmed')
cache.set('4598765432', 'waitlist 7')
missing = cache.get('0000000000')
[cache.get('4512345678'), cache.get('4598765432'), 'missing' if missing is None else missing]`,
    expect: ['confirmed', 'waitlist 7', 'missing'],
  },
  {
    name: 'forgets the least recently used key when it is full',
    hint: 'The node to forget is the one before the guard at the end. Remove it from the list and from the map.',
    run: ({ LruCache }) => {
      const cache = new LruCache(2)
      cache.set('A', 1)
      cache.set('B', 2)
      cache.set('C', 3)
      return [cache.get('A') ?? 'forgotten', cache.get('B'), cache.get('C'), cache.size, cache.keys()]
    },
    python: `
cache = LruCache(2)
cache.set('A', 1)
cache.set('B', 2)
cache.set('C', 3)
['forgotten' if cache.get('A') is None else cache.get('A'), cache.get('B'), cache.get('C'), cache.size, cache.keys()]`,
    expect: ['forgotten', 2, 3, 2, ['C', 'B']],
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
    python: `
cache = LruCache(2)
cache.set('A', 1)
cache.set('B', 2)
cache.get('A')
cache.set('C', 3)
cache.keys()`,
    expect: ['C', 'A'],
  },
  {
    name: 'replaces the value of a known key and forgets nothing',
    hint: 'If the map has the key, change the value of its node and move the node to the front. Don’t add a second node.',
    run: ({ LruCache }) => {
      const cache = new LruCache(3)
      for (const key of ['A', 'B', 'C']) cache.set(key, 1)
      cache.set('B', 9)
      return [cache.keys(), cache.size, cache.get('B'), cache.get('A')]
    },
    python: `
cache = LruCache(3)
for key in 'ABC':
    cache.set(key, 1)
cache.set('B', 9)
[cache.keys(), cache.size, cache.get('B'), cache.get('A')]`,
    expect: [['B', 'C', 'A'], 3, 9, 1],
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
    python: `
cache = LruCache(4)
for key in 'ABCD':
    cache.set(key, key)
cache.get('B')
cache.get('C')
cache.keys()`,
    expect: ['C', 'B', 'D', 'A'],
  },
  {
    name: 'refuses a capacity that isn’t a whole number of at least 1',
    hint: 'Throw a RangeError: Number.isInteger is false for 1.5, NaN and texts. In Python, ask isinstance(capacity, int) first, and raise a ValueError.',
    run: ({ LruCache }) =>
      [0, -1, 1.5, NaN, '2', 1].map((capacity) => {
        try {
          return `size ${new LruCache(capacity).size} with the capacity ${capacity}`
        } catch (error) {
          return error instanceof RangeError ? 'refused' : error.name
        }
      }),
    python: `
def outcome(capacity):
    try:
        return f'size {LruCache(capacity).size} with the capacity {capacity}'
    except ValueError:
        return 'refused'
    except Exception as error:
        return type(error).__name__

[outcome(capacity) for capacity in [0, -1, 1.5, float('nan'), '2', 1]]`,
    expect: ['refused', 'refused', 'refused', 'refused', 'refused', 'size 0 with the capacity 1'],
  },
]
