export default [
  {
    name: 'finds the only day',
    hint: 'With one price the loop doesn’t run at all, and place 0 is right.',
    call: 'cheapestDay',
    args: [[1750]],
    expect: 0,
  },
  {
    name: 'finds the cheapest day of a whole year',
    hint: 'Compare with the cheapest so far, not with the day before.',
    run: ({ cheapestDay }) => cheapestDay(Array.from({ length: 365 }, (_, day) => 2000 + ((day * 37 + 100) % 365))),
    python: 'cheapest_day([2000 + (day * 37 + 100) % 365 for day in range(365)])',
    expect: 165,
  },
  {
    name: 'compares with the cheapest so far, not with the day before',
    hint: 'A price that falls at the end can still be higher than an earlier one.',
    run: ({ cheapestDay }) => [cheapestDay([1300, 1000, 1600, 1500, 1400]), cheapestDay([5, 9, 8, 7, 6])],
    python: '[cheapest_day([1300, 1000, 1600, 1500, 1400]), cheapest_day([5, 9, 8, 7, 6])]',
    expect: [1, 0],
  },
  {
    name: 'leaves the list as it was',
    hint: 'Don’t sort the list: it belongs to Sunita.',
    call: 'cheapestDay',
    args: [[900, 100, 500]],
    result: 'both',
    expect: { returned: 1, argument: [900, 100, 500] },
  },
]
