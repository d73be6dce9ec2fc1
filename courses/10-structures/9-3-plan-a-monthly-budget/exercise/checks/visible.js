export default [
  {
    name: 'chooses the wishes with the most benefit together',
    hint: 'The wish with the largest benefit is not always part of the best plan. Fill a table: wishes in rows, money in columns.',
    call: 'planBudget',
    args: [
      [
        { name: 'bus', price: 2400, benefit: 66 },
        { name: 'stall', price: 1800, benefit: 60 },
        { name: 'seeds', price: 650, benefit: 35 },
        { name: 'thread', price: 900, benefit: 38 },
      ],
      2700,
    ],
    expect: { chosen: ['stall', 'thread'], price: 2700, benefit: 98 },
  },
  {
    name: 'chooses nothing when nothing fits or nothing is wished',
    hint: 'An empty plan has price 0 and benefit 0.',
    run: ({ planBudget }) => [planBudget([{ name: 'bus', price: 2400, benefit: 66 }], 2000), planBudget([], 500)],
    python: '[plan_budget([{"name": "bus", "price": 2400, "benefit": 66}], 2000), plan_budget([], 500)]',
    expect: [
      { chosen: [], price: 0, benefit: 0 },
      { chosen: [], price: 0, benefit: 0 },
    ],
  },
  {
    name: 'always chooses a wish that is a must',
    hint: 'Take the price of the musts from the budget first, and plan the rest with what is left.',
    call: 'planBudget',
    args: [
      [
        { name: 'seeds', price: 600, benefit: 50 },
        { name: 'bank fee', price: 500, benefit: 1, must: true },
        { name: 'posters', price: 400, benefit: 20 },
      ],
      1000,
    ],
    expect: { chosen: ['bank fee', 'posters'], price: 900, benefit: 21 },
  },
  {
    name: 'says how much is missing when the musts don’t fit',
    hint: 'Throw an Error (in Python, raise a ValueError) with the missing rupees in its message.',
    call: 'planBudget',
    args: [
      [
        { name: 'training', price: 1500, benefit: 58, must: true },
        { name: 'bank fee', price: 250, benefit: 1, must: true },
      ],
      1400,
    ],
    throws: '350',
  },
  {
    name: 'takes the lowest price of several plans with the same benefit',
    hint: 'The smallest column with the best benefit gives the lowest price.',
    run: ({ planBudget }) => {
      const wishes = [
        { name: 'large lamp', price: 900, benefit: 40 },
        { name: 'small lamp', price: 600, benefit: 40 },
        { name: 'ladder', price: 700, benefit: 30 },
      ]
      return [planBudget(wishes, 1000), planBudget(wishes.toReversed(), 1000)]
    },
    python: `
wishes = [
    {"name": "large lamp", "price": 900, "benefit": 40},
    {"name": "small lamp", "price": 600, "benefit": 40},
    {"name": "ladder", "price": 700, "benefit": 30},
]
[plan_budget(wishes, 1000), plan_budget(wishes[::-1], 1000)]
`,
    expect: [
      { chosen: ['small lamp'], price: 600, benefit: 40 },
      { chosen: ['small lamp'], price: 600, benefit: 40 },
    ],
  },
]
