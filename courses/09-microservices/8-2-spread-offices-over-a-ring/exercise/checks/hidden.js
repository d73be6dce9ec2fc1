export default [
  {
    name: 'copies are on different shards, the owner first',
    hint: 'Walk on along the ring and skip shards that you have already.',
    run: ({ createRing }) => {
      const ring = createRing()
      for (const name of ['a', 'b', 'c']) ring.add(name)
      const wrong = []
      for (let i = 0; i < 200; i++) {
        const found = ring.owners(`office-${i}`, 2)
        if (found.length !== 2 || found[0] === found[1] || found[0] !== ring.owner(`office-${i}`)) wrong.push(found)
      }
      return [wrong, [...ring.owners('office-1', 9)].sort()]
    },
    expect: [[], ['a', 'b', 'c']],
  },
  {
    name: 'when the owner is gone, the first copy becomes the owner',
    hint: 'That is why copies are taken in the order of the ring.',
    run: ({ createRing }) => {
      let wrong = 0
      for (let i = 0; i < 100; i++) {
        const ring = createRing({ points: 20 })
        for (const name of ['a', 'b', 'c', 'd']) ring.add(name)
        const [first, second] = ring.owners(`office-${i}`, 2)
        ring.remove(first)
        if (ring.owner(`office-${i}`) !== second) wrong += 1
      }
      return wrong
    },
    expect: 0,
  },
  {
    name: 'a key behind the last place belongs to the first',
    hint: 'If no place is large enough, take the first of the ring.',
    run: ({ createRing }) => {
      const ring = createRing({ points: 1 })
      for (const name of ['a', 'b']) ring.add(name)
      const count = { a: 0, b: 0, other: 0 }
      for (let i = 0; i < 1000; i++) {
        const name = ring.owner(`office-${i}`)
        count[name === 'a' || name === 'b' ? name : 'other'] += 1
      }
      const alone = createRing({ points: 1 })
      alone.add('only')
      return { ...count, alone: alone.owner('x') }
    },
    expect: { a: 664, b: 336, other: 0, alone: 'only' },
  },
  {
    name: 'adding a shard twice changes nothing',
    hint: 'Its places would be in the ring twice, and half of them would stay after a removal.',
    run: ({ createRing }) => {
      const ring = createRing({ points: 10 })
      for (const name of ['a', 'b', 'a']) ring.add(name)
      ring.remove('a')
      return [...new Set(Array.from({ length: 100 }, (_, i) => ring.owner(`office-${i}`)))]
    },
    expect: ['b'],
  },
  {
    name: 'finds owners quickly with many places',
    hint: 'Sort once when a shard comes, and search by halving. Going through all places for each key is too slow.',
    run: ({ createRing }) => {
      const ring = createRing({ points: 1000 })
      for (let i = 0; i < 40; i++) ring.add(`shard-${i}`)
      const names = new Set()
      for (let i = 0; i < 100_000; i++) names.add(ring.owner(`office-${i}`))
      return names.size
    },
    expect: 40,
  },
  {
    name: 'a key that falls exactly on a place belongs to it',
    hint: 'The first place whose number is the same or larger. The key "a#0" has the same hash as the place a#0.',
    run: ({ createRing }) => {
      const ring = createRing({ points: 20 })
      for (const name of ['a', 'b', 'c']) ring.add(name)
      return ['a', 'b', 'c'].map((name) => Array.from({ length: 20 }, (_, i) => ring.owner(`${name}#${i}`)).filter((one) => one === name).length)
    },
    expect: [20, 20, 20],
  },
]
