export default [
  {
    name: 'removes a crop from the count when its last day leaves',
    hint: 'When a count falls to 0, delete the crop from the map. Otherwise the map’s size is too large.',
    run: ({ longestRun }) =>
      longestRun(['garlic', 'onion', 'tomato', 'onion', 'tomato', 'onion', 'garlic', 'garlic', 'potato']),
    expect: { start: 1, length: 5 },
  },
  {
    name: 'works with three crops and with more than there are',
    hint: 'Only the comparison with `most` decides when the window has to shrink.',
    run: ({ longestRun }) => {
      const crops = ['onion', 'tomato', 'garlic', 'onion', 'potato', 'potato', 'garlic', 'onion']
      return [longestRun(crops, 3), longestRun(crops, 10)]
    },
    expect: [
      { start: 2, length: 6 },
      { start: 0, length: 8 },
    ],
  },
  {
    name: 'finds a run that ends on the last day',
    hint: 'Check the length of the window after each day, also after the last one.',
    run: ({ longestRun }) => longestRun(['tomato', 'onion', 'garlic', 'potato', 'garlic', 'potato']),
    expect: { start: 2, length: 4 },
  },
  {
    name: 'visits each day a fixed number of times',
    hint: 'left and right only move forward. Don’t start again from the beginning of the window, and don’t copy the window with slice.',
    run: ({ longestRun }) => {
      let reads = 0
      const names = ['onion', 'tomato', 'garlic']
      const crops = Array.from({ length: 3000 }, (_, day) => names[Math.floor(day / 1000)])
      const counted = new Proxy(crops, {
        get(list, key) {
          if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
          return list[key]
        },
      })
      return { run: longestRun(counted), reads: reads <= 30_000 ? 'at most 10 for each day' : reads }
    },
    expect: { run: { start: 0, length: 2000 }, reads: 'at most 10 for each day' },
  },
]
