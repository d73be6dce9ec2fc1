export default [
  {
    name: 'counts the entries for which the test is true',
    hint: 'filter keeps them. Then ask for the length.',
    run: ({ countWhere }) => {
      const entries = [4250, 6000, 500].map((ml) => ({ member: 'Savita', ml, fatTenths: 39, paise: ml * 4 }))
      return [countWhere(entries, (entry) => entry.ml >= 1000), countWhere(entries, (entry) => entry.paise === 2000), countWhere([], () => true)]
    },
    expect: [2, 1, 0],
  },
  {
    name: 'adds up the cans of each member',
    hint: 'Group by member first. Then count and add up each group.',
    run: ({ totalsByMember }) =>
      totalsByMember([
        { member: 'Savita', ml: 4250, fatTenths: 39, paise: 16915 },
        { member: 'Ramesh', ml: 6000, fatTenths: 35, paise: 22800 },
        { member: 'Savita', ml: 500, fatTenths: 39, paise: 1990 },
      ]),
    expect: [
      { member: 'Ramesh', cans: 1, ml: 6000, paise: 22800 },
      { member: 'Savita', cans: 2, ml: 4750, paise: 18905 },
    ],
  },
  {
    name: 'sorts by paise, then by name',
    hint: 'b.paise - a.paise || the comparison of the names.',
    run: ({ totalsByMember }) =>
      totalsByMember(
        [['Ramesh', 500], ['Anil', 500], ['Savita', 900], ['Bina', 100], ['Charu', 500]].map(([member, paise]) => ({ member, ml: 10, fatTenths: 40, paise })),
      ).map(({ member }) => member),
    expect: ['Savita', 'Anil', 'Charu', 'Ramesh', 'Bina'],
  },
  {
    name: 'weights the fat by the amount of milk',
    hint: 'Add up ml × fatTenths, divide by the sum of ml, and round once.',
    run: ({ averageFat }) => [
      averageFat([
        { member: 'a', ml: 1000, fatTenths: 60, paise: 1 },
        { member: 'b', ml: 9000, fatTenths: 30, paise: 1 },
      ]),
      averageFat([
        { member: 'a', ml: 2000, fatTenths: 50, paise: 1 },
        { member: 'b', ml: 8000, fatTenths: 40, paise: 1 },
      ]),
    ],
    expect: [33, 42],
  },
  {
    name: 'writes a slip for each member',
    hint: 'map over the totals, and call write with each one.',
    run: ({ slips }) =>
      slips(
        [
          { member: 'Savita', ml: 4250, fatTenths: 39, paise: 16915 },
          { member: 'Ramesh', ml: 6000, fatTenths: 35, paise: 22800 },
          { member: 'Savita', ml: 500, fatTenths: 39, paise: 1990 },
        ],
        ({ member, cans, ml }) => `${member}: ${cans}, ${ml} ml`,
      ),
    expect: ['Ramesh: 1, 6000 ml', 'Savita: 2, 4750 ml'],
  },
]
