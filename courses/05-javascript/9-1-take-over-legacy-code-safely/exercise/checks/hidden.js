export default [
  {
    name: 'answers 2,304 questions as the legacy function does',
    hint: 'Compare with the legacy function on both sides of every edge: 1000 km, 5, 12 and 60 years, with and without a meal.',
    run: ({ fare }) => {
      let checksum = 0
      let asked = 0
      for (const km of [0, 1, 59, 60, 61, 67, 85, 86, 999, 1000, 1001, 2500])
        for (const cls of ['SL', '3A', '2A', '1A', '2S', ''])
          for (const age of [0, 4, 5, 11, 12, 59, 60, 99])
            for (const quota of ['GN', 'TQ'])
              for (const meal of [false, true]) {
                checksum = (checksum * 31 + fare(km, cls, age, quota, { meal })) % 1_000_003
                asked += 1
              }
      return { asked, checksum }
    },
    expect: { asked: 2304, checksum: 978375 },
  },
  {
    name: 'never mixes up two questions',
    hint: 'Two different questions can make the same text as a key: 1000 km in 2A and 10002 km in class A.',
    run: ({ fare }) => [fare(1000, '2A', 30, 'GN'), fare(10002, 'A', 30, 'GN'), fare(1000, '2A', 30, 'GN')],
    expect: [1900, 3030, 1900],
  },
]
