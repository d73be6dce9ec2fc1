export default [
  {
    name: 'works with capacity 1',
    hint: 'With the two guards, removing the only node is no special case.',
    run: ({ LruCache }) => {
      const cache = new LruCache(1)
      cache.set('A', 1)
      cache.set('B', 2)
      cache.set('B', 3)
      return [cache.get('A') ?? 'forgotten', cache.get('B'), cache.keys(), cache.size]
    },
    python: `
cache = LruCache(1)
cache.set('A', 1)
cache.set('B', 2)
cache.set('B', 3)
['forgotten' if cache.get('A') is None else cache.get('A'), cache.get('B'), cache.keys(), cache.size]`,
    expect: ['forgotten', 3, ['B'], 1],
  },
  {
    name: 'treats a stored undefined as an entry like any other',
    hint: 'Ask the map whether there is a node, not whether its value is undefined or 0. In Python, undefined is None.',
    run: ({ LruCache }) => {
      const cache = new LruCache(3)
      cache.set('A', undefined)
      cache.set('B', 0)
      cache.set('C', '')
      const values = [cache.get('C'), cache.get('B'), cache.get('A') ?? 'nothing']
      const keys = cache.keys()
      cache.set('B', undefined)
      cache.set('A', false)
      cache.set('D', 4)
      return [values, keys, cache.keys(), cache.get('A'), cache.size]
    },
    python: `
cache = LruCache(3)
cache.set('A', None)
cache.set('B', 0)
cache.set('C', '')
values = [cache.get('C'), cache.get('B'), 'nothing' if cache.get('A') is None else cache.get('A')]
keys = cache.keys()
cache.set('B', None)
cache.set('A', False)
cache.set('D', 4)
[values, keys, cache.keys(), cache.get('A'), cache.size]`,
    expect: [['', 0, 'nothing'], ['A', 'B', 'C'], ['D', 'A', 'B'], false, 3],
  },
  {
    name: 'changes nothing when a missing key is read',
    hint: 'If the map has no node for the key, return at once. An empty cache has a size of 0 and no keys.',
    run: ({ LruCache }) => {
      const cache = new LruCache(2)
      cache.get('Z')
      const empty = [cache.keys(), cache.size]
      cache.set('A', 1)
      cache.set('B', 2)
      cache.get('Z')
      return [...empty, cache.keys(), cache.size]
    },
    python: `
cache = LruCache(2)
cache.get('Z')
empty = [cache.keys(), cache.size]
cache.set('A', 1)
cache.set('B', 2)
cache.get('Z')
[*empty, cache.keys(), cache.size]`,
    expect: [[], 0, ['B', 'A'], 2],
  },
  {
    name: 'tells the keys 1 and “1” apart',
    hint: 'Use a Map, or a dict in Python. The keys of a plain object are always texts.',
    run: ({ LruCache }) => {
      const cache = new LruCache(3)
      cache.set(1, 'number')
      cache.set('1', 'text')
      return [cache.get(1), cache.get('1'), cache.keys()]
    },
    python: `
cache = LruCache(3)
cache.set(1, 'number')
cache.set('1', 'text')
[cache.get(1), cache.get('1'), cache.keys()]`,
    expect: ['number', 'text', ['1', 1]],
  },
  {
    name: 'keeps two caches apart',
    hint: 'Map and guards belong to one object. Create them in the constructor, not once for the whole class.',
    run: ({ LruCache }) => {
      const trains = new LruCache(2)
      const fares = new LruCache(3)
      for (const key of ['A', 'B', 'C']) fares.set(key, 450)
      trains.set('A', 'Tejas')
      fares.set('A', 520)
      return [trains.get('A'), trains.keys(), trains.size, fares.get('A'), fares.keys(), fares.size]
    },
    python: `
trains = LruCache(2)
fares = LruCache(3)
for key in 'ABC':
    fares.set(key, 450)
trains.set('A', 'Tejas')
fares.set('A', 520)
[trains.get('A'), trains.keys(), trains.size, fares.get('A'), fares.keys(), fares.size]`,
    expect: ['Tejas', ['A'], 1, 520, ['A', 'C', 'B'], 3],
  },
  {
    name: 'agrees with a slow list after each of 600 mixed calls',
    hint: 'Follow a short run on paper: read a key in the middle, set the oldest key again, bring a forgotten key back.',
    run: ({ LruCache }) => {
      const cache = new LruCache(6)
      let list = []
      let next = 11
      const random = (most) => (next = (next * 48_271) % 2_147_483_647) % most
      const wrong = []
      for (let call = 1; call <= 600; call++) {
        const key = `K${random(10)}`
        const isRead = random(2) === 0
        const old = list.find((entry) => entry[0] === key)
        if (!isRead || old) list = [[key, isRead ? old[1] : call], ...list.filter((entry) => entry !== old)].slice(0, 6)
        if (isRead) {
          const value = cache.get(key) ?? 'nothing'
          if (value !== (old?.[1] ?? 'nothing')) wrong.push({ call, key, value, right: old?.[1] ?? 'nothing' })
        } else cache.set(key, call)
        const [keys, right] = [cache.keys().join(' '), list.map((entry) => entry[0]).join(' ')]
        if (keys !== right || cache.size !== list.length) wrong.push({ call, key, keys, right, size: cache.size })
      }
      return { keys: cache.keys(), wrong: wrong.slice(0, 1) }
    },
    python: `
cache = LruCache(6)
slow = []
state = 11

def random(most):
    global state
    state = state * 48_271 % 2_147_483_647
    return state % most

wrong = []
for call in range(1, 601):
    key = f'K{random(10)}'
    is_read = random(2) == 0
    old = next((entry for entry in slow if entry[0] == key), None)
    if not is_read or old:
        slow = [(key, old[1] if is_read else call), *(entry for entry in slow if entry is not old)][:6]
    if is_read:
        value = cache.get(key)
        if value != (old[1] if old else None):
            wrong.append({'call': call, 'key': key, 'value': value, 'right': old[1] if old else 'nothing'})
    else:
        cache.set(key, call)
    keys, right = ' '.join(cache.keys()), ' '.join(entry[0] for entry in slow)
    if keys != right or cache.size != len(slow):
        wrong.append({'call': call, 'key': key, 'keys': keys, 'right': right, 'size': cache.size})
{'keys': cache.keys(), 'wrong': wrong[:1]}`,
    expect: { keys: ['K8', 'K5', 'K7', 'K0', 'K2', 'K3'], wrong: [] },
  },
  {
    name: 'keeps the order in the list, not in the Map or dict',
    hint: 'The map only leads from a key to its node. The node to forget is the one before the last guard: get and set never go through the keys of the map.',
    run: ({ LruCache }) => {
      const cache = new LruCache(3)
      for (const key of ['A', 'B', 'C']) cache.set(key, 1)
      // Notes each time somebody goes through a Map or a Set.
      const asked = []
      const kept = [Map, Set].flatMap(({ prototype }) =>
        ['keys', 'values', 'entries', 'forEach', Symbol.iterator].map((name) => [prototype, name, prototype[name]]),
      )
      for (const [prototype, name, original] of kept)
        prototype[name] = function (...given) {
          asked.push(typeof name === 'symbol' ? 'goes through the map' : `calls ${name} of the map`)
          return original.apply(this, given)
        }
      try {
        cache.get('A')
        cache.set('D', 2)
        cache.set('E', 3)
        cache.set('A', 4)
        cache.get('D')
      } finally {
        for (const [prototype, name, original] of kept) prototype[name] = original
      }
      return { keys: cache.keys(), asked: asked.slice(0, 1) }
    },
    python: `
asked = []

class Unordered(dict):
    """Notes each time somebody goes through the dict."""

    def __iter__(self):
        asked.append('goes through the dict')
        return super().__iter__()

    def __reversed__(self):
        asked.append('goes through the dict')
        return super().__reversed__()

    def keys(self):
        asked.append('calls keys of the dict')
        return super().keys()

    def values(self):
        asked.append('calls values of the dict')
        return super().values()

    def items(self):
        asked.append('calls items of the dict')
        return super().items()

    def popitem(self, *given, **named):
        asked.append('calls popitem of the dict')
        key = next(super().__iter__())
        return key, self.pop(key)

    def move_to_end(self, key, last=True):
        asked.append('calls move_to_end of an OrderedDict')
        self[key] = self.pop(key)

cache = LruCache(3)
for key in 'ABC':
    cache.set(key, 1)
for name, value in list(getattr(cache, '__dict__', {}).items()):
    if isinstance(value, dict):
        setattr(cache, name, Unordered(value))
cache.get('A')
cache.set('D', 2)
cache.set('E', 3)
cache.set('A', 4)
cache.get('D')
found = asked[:1]
{'keys': cache.keys(), 'asked': found}`,
    expect: { keys: ['D', 'A', 'E'], asked: [] },
  },
  {
    name: 'handles 2,00,000 reads and writes of 60,000 entries in time',
    hint: 'Nothing may search through the list: no indexOf, filter, remove or loop in get and set.',
    run: ({ LruCache }) => {
      const cache = new LruCache(60_000)
      for (let i = 0; i < 100_000; i++) cache.set(i, i)
      let found = 0
      for (let i = 0; i < 60_000; i++) {
        const key = 40_000 + ((i * 7919) % 60_000)
        found += cache.get(key) === key ? 1 : 0
      }
      for (let i = 0; i < 40_000; i++) cache.set(i, -i)
      const keys = cache.keys()
      return [found, cache.size, keys.slice(0, 2), keys.slice(-2), cache.get(40_000) ?? 'forgotten', cache.get(92_081)]
    },
    python: `
cache = LruCache(60_000)
for i in range(100_000):
    cache.set(i, i)
found = 0
for i in range(60_000):
    key = 40_000 + i * 7919 % 60_000
    found += cache.get(key) == key
for i in range(40_000):
    cache.set(i, -i)
keys = cache.keys()
first = cache.get(40_000)
[found, cache.size, keys[:2], keys[-2:], 'forgotten' if first is None else first, cache.get(92_081)]`,
    expect: [60_000, 60_000, [39_999, 39_998], [67_919, 60_000], 'forgotten', 92_081],
  },
  {
    name: 'forgets 2,00,000 of 3,00,000 entries in time',
    hint: 'Looking for the first key of a Map or dict steps over all keys that were deleted before it. Take the node before the last guard.',
    run: ({ LruCache }) => {
      const cache = new LruCache(100_000)
      for (let i = 0; i < 300_000; i++) cache.set(i, `status ${i}`)
      const keys = cache.keys()
      return [cache.size, keys[0], keys.at(-1), cache.get(299_999), cache.get(200_000), cache.get(199_999) ?? 'forgotten']
    },
    python: `
cache = LruCache(100_000)
for i in range(300_000):
    cache.set(i, f'status {i}')
keys = cache.keys()
gone = cache.get(199_999)
[cache.size, keys[0], keys[-1], cache.get(299_999), cache.get(200_000), 'forgotten' if gone is None else gone]`,
    expect: [100_000, 299_999, 200_000, 'status 299999', 'status 200000', 'forgotten'],
  },
]
