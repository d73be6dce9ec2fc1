export default [
  {
    name: 'sorts names deep inside, but never the elements of a list',
    hint: 'The function that JSON.stringify takes is called for every value, also inside. Leave arrays as they are.',
    run: ({ keyOf }) => [
      keyOf([{ filter: { state: 'Goa', crop: 'Onion' } }]) === keyOf([{ filter: { crop: 'Onion', state: 'Goa' } }]) ? 'same' : 'different',
      keyOf([{ crops: ['Onion', 'Wheat'] }]) === keyOf([{ crops: ['Wheat', 'Onion'] }]) ? 'same' : 'different',
      keyOf(['a', null]) === keyOf(['a', {}]) ? 'same' : 'different',
    ],
    expect: ['same', 'different', 'different'],
  },
  {
    name: 'becomes stale exactly after the stale time',
    hint: 'Fresh for less than staleMs: use <, not <=.',
    run: ({ createCache }) => {
      let time = 500
      const cache = createCache({ staleMs: 100, now: () => time })
      cache.write(['a'], 1)
      return [599, 600, 601].map((moment) => {
        time = moment
        return cache.read(['a']).state
      })
    },
    expect: ['fresh', 'stale', 'stale'],
  },
  {
    name: 'invalidates only what begins with all given parts',
    hint: 'Compare parts, not texts: ["prices"] is no beginning of ["prices-old"].',
    run: ({ createCache }) => {
      const cache = createCache({ staleMs: 1000, now: () => 0 })
      const keys = [['prices', 7, 'today'], ['prices', 70], ['prices-old', 7], ['x', 'prices', 7], ['prices', 7]]
      for (const key of keys) cache.write(key, 1)
      cache.invalidate(['prices', 7])
      return keys.map((key) => cache.read(key).state)
    },
    expect: ['stale', 'fresh', 'fresh', 'fresh', 'stale'],
  },
  {
    name: 'finds a copy by equal parts, whatever the order of names',
    hint: 'Use keyOf for the Map and for the comparison in invalidate. Two objects are never equal with ===.',
    run: ({ createCache }) => {
      const cache = createCache({ staleMs: 1000, now: () => 0 })
      cache.write(['prices', { mandi: 7, crop: 'Onion' }], 'kolar')
      const before = cache.read(['prices', { crop: 'Onion', mandi: 7 }])
      cache.invalidate(['prices', { crop: 'Onion', mandi: 7 }])
      return [before, cache.read(['prices', { mandi: 7, crop: 'Onion' }])]
    },
    expect: [
      { state: 'fresh', value: 'kolar' },
      { state: 'stale', value: 'kolar' },
    ],
  },
  {
    name: 'keeps undefined, null, 0 and false as values',
    hint: 'Ask whether there is a copy, not whether its value is true.',
    run: ({ createCache }) => {
      const cache = createCache({ staleMs: 10, now: () => 0 })
      return [undefined, null, 0, false, ''].map((value, at) => {
        cache.write([at], value)
        return cache.read([at]).state
      })
    },
    expect: ['fresh', 'fresh', 'fresh', 'fresh', 'fresh'],
  },
  {
    name: 'keeps two caches apart',
    hint: 'The Map belongs inside of createCache.',
    run: ({ createCache }) => {
      const one = createCache({ staleMs: 10, now: () => 0 })
      const two = createCache({ staleMs: 10, now: () => 0 })
      one.write(['a'], 1)
      return [one.read(['a']).state, two.read(['a']).state]
    },
    expect: ['fresh', 'missing'],
  },
]
