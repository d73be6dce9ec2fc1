export default [
  {
    name: 'calculates what an offer is worth',
    hint: 'The CTC contains everything the company counts: fixed, variable, employer PF, gratuity, joining bonus and insurance.',
    call: 'compareOffers',
    args: [
      [
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
      ],
    ],
    expect: [{ name: 'Company A', ctc: 1_200_000, monthly: 65_000, firstYear: 1_030_000, secondYear: 930_000 }],
  },
  {
    name: 'counts a missing part as 0',
    hint: 'Give each part of the offer a value of 0 if it isn’t there, before you calculate.',
    call: 'compareOffers',
    args: [[{ name: 'Small firm', fixed: 120_000 }]],
    expect: [{ name: 'Small firm', ctc: 120_000, monthly: 10_000, firstYear: 120_000, secondYear: 120_000 }],
  },
  {
    name: 'puts the largest second year first',
    hint: 'Sort by secondYear, from large to small. The joining bonus is no part of it.',
    call: 'compareOffers',
    args: [
      [
        { name: 'A', fixed: 840_000, joiningBonus: 300_000 },
        { name: 'B', fixed: 900_000 },
        { name: 'C', fixed: 720_000, variable: 400_000, paidShare: 1 },
      ],
    ],
    expect: [
      { name: 'C', ctc: 1_120_000, monthly: 60_000, firstYear: 1_120_000, secondYear: 1_120_000 },
      { name: 'B', ctc: 900_000, monthly: 75_000, firstYear: 900_000, secondYear: 900_000 },
      { name: 'A', ctc: 1_140_000, monthly: 70_000, firstYear: 1_140_000, secondYear: 840_000 },
    ],
  },
  {
    name: 'names the offer with a negative amount',
    hint: 'Check each part before you calculate, and put the name of the offer into the message.',
    call: 'compareOffers',
    args: [
      [
        { name: 'Good Co', fixed: 1 },
        { name: 'Odd Co', fixed: -1 },
      ],
    ],
    throws: 'Odd Co',
  },
  {
    name: 'names the offer with a paidShare above 1',
    hint: 'paidShare is a part of the variable pay: from 0 to 1.',
    call: 'compareOffers',
    args: [[{ name: 'Odd Co', fixed: 500_000, variable: 100_000, paidShare: 50 }]],
    throws: 'Odd Co',
  },
  {
    name: 'compares all offers of the file',
    hint: 'firstYear is secondYear plus the joining bonus. Insurance is part of the CTC only.',
    call: 'compareOffers',
    args: [
      [
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
        { name: 'Company B', fixed: 960_000, variable: 40_000, paidShare: 1, employerPf: 60_000, employeePf: 60_000, gratuity: 20_000 },
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
      ],
    ],
    expect: [
      { name: 'Company C', ctc: 1_151_600, monthly: 73_200, firstYear: 1_070_000, secondYear: 1_020_000 },
      { name: 'Company B', ctc: 1_080_000, monthly: 75_000, firstYear: 1_000_000, secondYear: 1_000_000 },
      { name: 'Company A', ctc: 1_200_000, monthly: 65_000, firstYear: 1_030_000, secondYear: 930_000 },
    ],
  },
]
