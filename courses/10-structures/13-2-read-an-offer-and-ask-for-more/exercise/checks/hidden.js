export default [
  {
    name: 'returns whole rupees',
    hint: 'Round what you divide or multiply by a share.',
    run: ({ compareOffers }) =>
      compareOffers([{ name: 'A', fixed: 1_000_000, variable: 99_999, paidShare: 0.5, employeePf: 21_600 }]).map(
        ({ monthly, secondYear }) => [monthly, Number.isInteger(secondYear), Math.abs(secondYear - 1_049_999.5)],
      ),
    expect: [[81_533, true, 0.5]],
  },
  {
    name: 'refuses a negative part or share of any kind',
    hint: 'Check all amounts in one loop, not only the fixed pay.',
    run: ({ compareOffers }) =>
      [{ variable: -5 }, { joiningBonus: -1 }, { employeePf: -100 }, { paidShare: -0.1 }].map((part) => {
        try {
          return compareOffers([{ name: 'Odd Co', fixed: 500_000, ...part }])
        } catch (error) {
          return error.message.includes('Odd Co') ? 'an error that names the offer' : error.message
        }
      }),
    expect: [
      'an error that names the offer',
      'an error that names the offer',
      'an error that names the offer',
      'an error that names the offer',
    ],
  },
  {
    name: 'leaves the offers and their order as they were',
    hint: 'Build new objects, and sort the new list.',
    run: ({ compareOffers }) => {
      const offers = [
        { name: 'A', fixed: 100 },
        { name: 'B', fixed: 200 },
      ]
      compareOffers(offers)
      return offers
    },
    expect: [
      { name: 'A', fixed: 100 },
      { name: 'B', fixed: 200 },
    ],
  },
  {
    name: 'compares two offers of the file',
    hint: 'firstYear is secondYear plus the joining bonus. Insurance is part of the CTC only.',
    run: ({ compareOffers }) =>
      compareOffers([
        {
          name: 'Company C',
          fixed: 900_000,
          variable: 150_000,
          paidShare: 0.8,
          employerPf: 21_600,
          employeePf: 21_600,
          gratuity: 18_000,
          joiningBonus: 50_000,
          insurance: 12_000,
        },
        { name: 'Company B', fixed: 960_000, variable: 40_000, paidShare: 1, employerPf: 60_000, employeePf: 60_000, gratuity: 20_000 },
      ]),
    expect: [
      { name: 'Company C', ctc: 1_151_600, monthly: 73_200, firstYear: 1_070_000, secondYear: 1_020_000 },
      { name: 'Company B', ctc: 1_080_000, monthly: 75_000, firstYear: 1_000_000, secondYear: 1_000_000 },
    ],
  },
]
