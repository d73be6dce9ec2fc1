export default [
  {
    name: 'calculates what an offer is worth',
    hint: 'The CTC contains everything the company counts: fixed, variable, employer PF, gratuity, joining bonus and insurance.',
    run: ({ compareOffers }) =>
      compareOffers([
        {
          name: 'Company A',
          fixed: 840_000,
          variable: 180_000,
          paidShare: 0.5,
          employerPf: 60_000,
          employeePf: 60_000,
          gratuity: 20_000,
          joiningBonus: 100_000,
        },
      ]),
    expect: [{ name: 'Company A', ctc: 1_200_000, monthly: 65_000, firstYear: 1_030_000, secondYear: 930_000 }],
  },
  {
    name: 'counts a missing part as 0',
    hint: 'Use ?? 0 for each part of the offer.',
    run: ({ compareOffers }) => compareOffers([{ name: 'Small firm', fixed: 120_000 }]),
    expect: [{ name: 'Small firm', ctc: 120_000, monthly: 10_000, firstYear: 120_000, secondYear: 120_000 }],
  },
  {
    name: 'puts the largest second year first',
    hint: 'Compare b.secondYear - a.secondYear. The joining bonus is no part of it.',
    run: ({ compareOffers }) =>
      compareOffers([
        { name: 'A', fixed: 800_000, joiningBonus: 300_000 },
        { name: 'B', fixed: 900_000 },
        { name: 'C', fixed: 700_000, variable: 400_000, paidShare: 1 },
      ]).map((offer) => offer.name),
    expect: ['C', 'B', 'A'],
  },
  {
    name: 'names the offer with a negative amount',
    hint: 'Check each part before you calculate, and put the name of the offer into the message.',
    run: ({ compareOffers }) => compareOffers([{ name: 'Good Co', fixed: 1 }, { name: 'Odd Co', fixed: -1 }]),
    throws: 'Odd Co',
  },
  {
    name: 'names the offer with a paidShare above 1',
    hint: 'paidShare is a part of the variable pay: from 0 to 1.',
    run: ({ compareOffers }) => compareOffers([{ name: 'Odd Co', fixed: 500_000, variable: 100_000, paidShare: 50 }]),
    throws: 'Odd Co',
  },
]
