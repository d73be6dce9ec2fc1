export default [
  {
    name: 'a key always has the same owner, whatever the order in which shards came',
    hint: 'Sort the places by their numbers. The ring depends on the names only.',
    run: ({ createRing }) => {
      const build = (names) => {
        const ring = createRing()
        for (const name of names) ring.add(name)
        return ['andheri-bank', 'dadar-press', 'fort-office', 'it-park'].map((key) => ring.owner(key))
      }
      const one = build(['north', 'south', 'east'])
      const two = build(['east', 'north', 'south'])
      return { same: one.filter((name, i) => name === two[i]).length, first: one }
    },
    expect: { same: 4, first: ['south', 'south', 'south', 'north'] },
  },
  {
    name: 'a new shard takes keys from the others, and nothing else moves',
    hint: 'Keys whose owner changes must now belong to the new shard.',
    run: ({ createRing }) => {
      const ring = createRing()
      for (const name of ['a', 'b', 'c', 'd']) ring.add(name)
      const keys = Array.from({ length: 2000 }, (_, i) => `office-${i}`)
      const before = keys.map((key) => ring.owner(key))
      ring.add('e')
      const after = keys.map((key) => ring.owner(key))
      const moved = keys.filter((_, i) => before[i] !== after[i])
      return {
        elsewhere: keys.filter((_, i) => before[i] !== after[i] && after[i] !== 'e').length,
        moved: moved.length > 250 && moved.length < 550 ? 'about a fifth' : moved.length,
      }
    },
    expect: { elsewhere: 0, moved: 'about a fifth' },
  },
  {
    name: 'a removed shard leaves its keys to the others, and gets them back',
    hint: 'Remove all its places. Adding it again gives the same places.',
    run: ({ createRing }) => {
      const ring = createRing()
      for (const name of ['a', 'b', 'c', 'd']) ring.add(name)
      const keys = Array.from({ length: 1000 }, (_, i) => `office-${i}`)
      const before = keys.map((key) => ring.owner(key))
      ring.remove('b')
      const without = keys.map((key) => ring.owner(key))
      ring.add('b')
      const again = keys.map((key) => ring.owner(key))
      return {
        stillOnB: without.filter((name) => name === 'b').length,
        othersMoved: keys.filter((_, i) => before[i] !== 'b' && before[i] !== without[i]).length,
        different: keys.filter((_, i) => before[i] !== again[i]).length,
      }
    },
    expect: { stillOnB: 0, othersMoved: 0, different: 0 },
  },
  {
    name: 'many places make the shares even',
    hint: 'Each shard has `points` places with different names: north#0, north#1 …',
    run: ({ createRing }) => {
      const share = (points) => {
        const ring = createRing({ points })
        for (const name of ['a', 'b', 'c', 'd']) ring.add(name)
        const count = {}
        for (let i = 0; i < 4000; i++) {
          const name = ring.owner(`office-${i}`)
          count[name] = (count[name] ?? 0) + 1
        }
        return Math.max(...Object.values(count))
      }
      const many = share(200)
      return many > 1000 && many < 1300 ? 'near a quarter' : many
    },
    expect: 'near a quarter',
  },
  {
    name: 'an empty ring has no owner',
    hint: 'Return null, and an empty list.',
    run: ({ createRing }) => {
      const ring = createRing()
      const before = [ring.owner('x'), ring.owners('x', 2)]
      ring.add('a')
      ring.remove('a')
      return [...before, ring.owner('x')]
    },
    expect: [null, [], null],
  },
]
