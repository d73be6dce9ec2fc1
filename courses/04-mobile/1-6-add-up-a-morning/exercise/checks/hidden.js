export default [
  {
    name: 'has no average without milk',
    hint: 'If the sum of ml is 0, return null before you divide.',
    run: ({ averageFat }) => [averageFat([]), averageFat([{ member: 'a', ml: 0, fatTenths: 39, paise: 0 }])],
    expect: [null, null],
  },
  {
    name: 'rounds the average half up, once',
    hint: 'Add up ml × fatTenths as whole numbers, divide once, and Math.round the quotient. Many small divisions lose the half.',
    run: ({ averageFat }) =>
      [[[1, 30], [1, 31]], [[3, 30], [1, 31]], [[1, 30], [3, 31]], [[999, 40], [1, 1000]], [[7, 35]], [[1, 39]], [[500, 31], [2000, 52], [500, 52]]].map((cans) =>
        averageFat(cans.map(([ml, fatTenths]) => ({ member: 'a', ml, fatTenths, paise: 1 }))),
      ),
    expect: [31, 30, 31, 41, 35, 39, 49],
  },
  {
    name: 'has no totals and no slips for an empty morning',
    hint: 'An empty list gives an empty list. write isn’t called.',
    run: ({ totalsByMember, slips }) => {
      let calls = 0
      return [totalsByMember([]), slips([], () => calls++), calls]
    },
    expect: [[], [], 0],
  },
  {
    name: 'changes neither the entries nor their order',
    hint: 'sort changes the list that it is called on. Sort a list of your own.',
    run: ({ totalsByMember, averageFat, slips, countWhere }) => {
      const entries = [['a', 1], ['b', 3], ['a', 2]].map(([member, paise]) => ({ member, ml: 10, fatTenths: 40, paise }))
      totalsByMember(entries)
      averageFat(entries)
      countWhere(entries, () => true)
      slips(entries, () => '')
      return entries
    },
    expect: [
      { member: 'a', ml: 10, fatTenths: 40, paise: 1 },
      { member: 'b', ml: 10, fatTenths: 40, paise: 3 },
      { member: 'a', ml: 10, fatTenths: 40, paise: 2 },
    ],
  },
  {
    name: 'passes the whole total to write, and nothing else',
    hint: 'write gets one value, the total. map passes an index as well, so call write yourself.',
    run: ({ slips }) => slips([{ member: 'Savita', ml: 500, fatTenths: 39, paise: 1990 }], (...values) => values),
    expect: [[{ member: 'Savita', cans: 1, ml: 500, paise: 1990 }]],
  },
]
