export default [
  {
    name: 'gives equal parts the same key, whatever the order of names',
    hint: 'Sort the names of each object before you turn the parts into a text.',
    run: ({ keyOf }) => [
      keyOf(['prices', { mandi: 7, crop: 'Onion' }]) === keyOf(['prices', { crop: 'Onion', mandi: 7 }]) ? 'same' : 'different',
      keyOf(['prices', 7]) === keyOf(['prices', 7]) ? 'same' : 'different',
    ],
    expect: ['same', 'same'],
  },
  {
    name: 'gives different parts different keys',
    hint: 'JSON.stringify tells 7 and "7" apart, and ["a", "b"] from ["a,b"]. String() doesn’t.',
    run: ({ keyOf }) =>
      new Set([['prices', 7], ['prices', '7'], ['prices,7'], ['prices', [7]], ['prices', { mandi: 7 }], ['prices', { mandi: 8 }], ['prices'], []].map((parts) => keyOf(parts))).size,
    expect: 8,
  },
  {
    name: 'is missing before, fresh after a write, and stale later',
    hint: 'Remember with each copy when it becomes stale, and compare with now().',
    run: ({ createCache }) => {
      let time = 1000
      const cache = createCache({ staleMs: 60_000, now: () => time })
      const states = [cache.read(['prices', 7])]
      cache.write(['prices', 7], 'onion 1780')
      states.push(cache.read(['prices', 7]))
      time += 120_000
      states.push(cache.read(['prices', 7]))
      return states
    },
    expect: [{ state: 'missing' }, { state: 'fresh', value: 'onion 1780' }, { state: 'stale', value: 'onion 1780' }],
  },
  {
    name: 'is fresh again after a new write',
    hint: 'write replaces the value and its time.',
    run: ({ createCache }) => {
      let time = 0
      const cache = createCache({ staleMs: 100, now: () => time })
      cache.write(['a'], 1)
      time = 150
      cache.write(['a'], 2)
      time = 200
      return cache.read(['a'])
    },
    expect: { state: 'fresh', value: 2 },
  },
  {
    name: 'makes copies stale that begin with the given parts, and keeps their values',
    hint: 'Mark them, don’t delete them. Compare as many parts as were given.',
    run: ({ createCache }) => {
      const cache = createCache({ staleMs: 1000, now: () => 0 })
      cache.write(['prices', { mandi: 7 }], 'kolar')
      cache.write(['prices', { mandi: 8 }], 'indore')
      cache.write(['alerts'], 'mine')
      cache.invalidate(['prices'])
      return [['prices', { mandi: 7 }], ['prices', { mandi: 8 }], ['alerts']].map((parts) => cache.read(parts))
    },
    expect: [
      { state: 'stale', value: 'kolar' },
      { state: 'stale', value: 'indore' },
      { state: 'fresh', value: 'mine' },
    ],
  },
]
