export default [
  {
    name: 'returns whole rupees, rounded to the nearest',
    hint: 'Round what you divide by 12 or multiply by a share. Cutting off the decimals isn’t rounding.',
    call: 'compareOffers',
    args: [
      [
        { name: 'A', fixed: 1_000_000, variable: 99_999, paidShare: 0.3, employeePf: 21_600 },
        { name: 'B', fixed: 110_000, variable: 1001, paidShare: 0.25 },
      ],
    ],
    expect: [
      { name: 'A', ctc: 1_099_999, monthly: 81_533, firstYear: 1_030_000, secondYear: 1_030_000 },
      { name: 'B', ctc: 111_001, monthly: 9167, firstYear: 110_250, secondYear: 110_250 },
    ],
  },
  {
    name: 'takes your own PF from the monthly pay, and not the employer’s',
    hint: 'The employer’s PF is in the CTC, but not in the fixed pay. Only employeePf is taken from the fixed pay.',
    call: 'compareOffers',
    args: [[{ name: 'A', fixed: 660_000, employerPf: 21_600, employeePf: 60_000 }]],
    expect: [{ name: 'A', ctc: 681_600, monthly: 50_000, firstYear: 660_000, secondYear: 660_000 }],
  },
  {
    name: 'counts variable pay without a paidShare as not paid',
    hint: 'paidShare may be missing too, and a missing part counts as 0.',
    call: 'compareOffers',
    args: [[{ name: 'A', fixed: 600_000, variable: 100_000 }]],
    expect: [{ name: 'A', ctc: 700_000, monthly: 50_000, firstYear: 600_000, secondYear: 600_000 }],
  },
  {
    name: 'refuses a negative part or share of any kind',
    hint: 'Check all amounts in one loop, not only the fixed pay. In Python, raise a ValueError.',
    run: ({ compareOffers }) =>
      [
        { variable: -1 },
        { employerPf: -1 },
        { employeePf: -1 },
        { gratuity: -1 },
        { joiningBonus: -1 },
        { insurance: -1 },
        { paidShare: -0.1 },
        { paidShare: 1.1 },
      ].map((part) => {
        const name = Object.keys(part)[0]
        try {
          return { name, returned: compareOffers([{ name: 'Odd Co', fixed: 500_000, ...part }]) }
        } catch (error) {
          return { name, error: error.message.includes('Odd Co') ? 'names Odd Co' : error.message }
        }
      }),
    python: `
def attempt(name, value):
    try:
        return {'name': name, 'returned': compare_offers([{'name': 'Odd Co', 'fixed': 500_000, name: value}])}
    except ValueError as error:
        return {'name': name, 'error': 'names Odd Co' if 'Odd Co' in str(error) else str(error)}

[attempt(name, value) for name, value in [
    ('variable', -1), ('employerPf', -1), ('employeePf', -1), ('gratuity', -1), ('joiningBonus', -1),
    ('insurance', -1), ('paidShare', -0.1), ('paidShare', 1.1),
]]`,
    expect: [
      { name: 'variable', error: 'names Odd Co' },
      { name: 'employerPf', error: 'names Odd Co' },
      { name: 'employeePf', error: 'names Odd Co' },
      { name: 'gratuity', error: 'names Odd Co' },
      { name: 'joiningBonus', error: 'names Odd Co' },
      { name: 'insurance', error: 'names Odd Co' },
      { name: 'paidShare', error: 'names Odd Co' },
      { name: 'paidShare', error: 'names Odd Co' },
    ],
  },
  {
    name: 'accepts amounts of 0 and shares of exactly 0 and 1',
    hint: '0 isn’t negative, and a paidShare may be 0 or 1.',
    call: 'compareOffers',
    args: [
      [
        { name: 'Nothing', fixed: 0, variable: 0, paidShare: 0, employerPf: 0, employeePf: 0, gratuity: 0, joiningBonus: 0, insurance: 0 },
        { name: 'All of it', fixed: 240_000, variable: 60_000, paidShare: 1 },
        { name: 'None of it', fixed: 240_000, variable: 60_000, paidShare: 0 },
      ],
    ],
    expect: [
      { name: 'All of it', ctc: 300_000, monthly: 20_000, firstYear: 300_000, secondYear: 300_000 },
      { name: 'None of it', ctc: 300_000, monthly: 20_000, firstYear: 240_000, secondYear: 240_000 },
      { name: 'Nothing', ctc: 0, monthly: 0, firstYear: 0, secondYear: 0 },
    ],
  },
  {
    name: 'leaves the offers and their order as they were',
    hint: 'Build new objects, and sort the new list.',
    call: 'compareOffers',
    result: 'both',
    args: [
      [
        { name: 'A', fixed: 120_000 },
        { name: 'B', fixed: 240_000 },
      ],
    ],
    expect: {
      returned: [
        { name: 'B', ctc: 240_000, monthly: 20_000, firstYear: 240_000, secondYear: 240_000 },
        { name: 'A', ctc: 120_000, monthly: 10_000, firstYear: 120_000, secondYear: 120_000 },
      ],
      argument: [
        { name: 'A', fixed: 120_000 },
        { name: 'B', fixed: 240_000 },
      ],
    },
  },
  {
    name: 'returns an empty list for no offers',
    hint: 'Without offers there is nothing to sort. Return a list with no entries.',
    call: 'compareOffers',
    args: [[]],
    expect: [],
  },
]
