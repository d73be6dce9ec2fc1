export default [
  {
    name: 'finds the cheapest of four days',
    hint: 'In the loop, compare prices[day] with prices[cheapest]. If it is lower, cheapest becomes day.',
    call: 'cheapestDay',
    args: [[1900, 1400, 1200, 1650]],
    expect: 2,
  },
  {
    name: 'finds it on the first and on the last day',
    hint: 'Start with place 0, and look at every place up to the last one.',
    run: ({ cheapestDay }) => [cheapestDay([1100, 1400, 1200]), cheapestDay([1900, 1400, 1300])],
    python: '[cheapest_day([1100, 1400, 1200]), cheapest_day([1900, 1400, 1300])]',
    expect: [0, 2],
  },
  {
    name: 'returns the earliest of several cheapest days',
    hint: 'Use < and not <=, so that an equal price changes nothing.',
    call: 'cheapestDay',
    args: [[1500, 1200, 1700, 1200]],
    expect: 1,
  },
  {
    name: 'returns -1 for an empty list',
    hint: 'Above the loop: if the list is empty, return -1.',
    call: 'cheapestDay',
    args: [[]],
    expect: -1,
  },
]
