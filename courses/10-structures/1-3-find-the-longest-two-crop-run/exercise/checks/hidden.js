export default [
  {
    name: 'removes a crop from the count when its last day leaves',
    hint: 'When a count falls to 0, delete the crop from the map. Otherwise the map’s size is too large.',
    call: 'longestRun',
    args: [['garlic', 'onion', 'tomato', 'onion', 'tomato', 'onion', 'garlic', 'garlic', 'potato']],
    expect: { start: 1, length: 5 },
  },
  {
    name: 'works with three crops and with more than there are',
    hint: 'Only the comparison with `most` decides when the window has to shrink.',
    run: ({ longestRun }) => {
      const crops = ['onion', 'tomato', 'garlic', 'onion', 'potato', 'potato', 'garlic', 'onion']
      return [longestRun(crops, 3), longestRun(crops, 10)]
    },
    python: `
crops = ['onion', 'tomato', 'garlic', 'onion', 'potato', 'potato', 'garlic', 'onion']
[longest_run(crops, 3), longest_run(crops, 10)]`,
    expect: [
      { start: 2, length: 6 },
      { start: 0, length: 8 },
    ],
  },
  {
    name: 'finds a run that ends on the last day',
    hint: 'Check the length of the window after each day, also after the last one.',
    call: 'longestRun',
    args: [['tomato', 'onion', 'garlic', 'potato', 'garlic', 'potato']],
    expect: { start: 2, length: 4 },
  },
  {
    name: 'visits each day a fixed number of times: 2,00,000 days at once',
    hint: 'left and right only move forward. Don’t start again from the beginning of the window, and don’t copy the window.',
    call: 'longestRun',
    args: [
      {
        generate: 'concat',
        of: [
          { generate: 'repeat', count: 70_000, value: 'onion' },
          { generate: 'repeat', count: 70_000, value: 'tomato' },
          { generate: 'repeat', count: 60_000, value: 'garlic' },
        ],
      },
    ],
    expect: { start: 0, length: 140_000 },
  },
]
