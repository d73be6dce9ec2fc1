export default [
  {
    name: 'writes rupees with Indian grouping and two digits',
    hint: 'The last three digits, then pairs. padStart(2, "0") for the paise.',
    run: ({ formatPaise }) => [352728, 123456705, 5, 100000, 99999, 0].map((paise) => formatPaise(paise)),
    expect: ['₹3,527.28', '₹12,34,567.05', '₹0.05', '₹1,000.00', '₹999.99', '₹0.00'],
  },
  {
    name: 'writes the day without its year',
    hint: 'Take the text apart at the dashes; the month is a name from a list.',
    run: ({ dayText }) =>
      '01 02 03 04 05 06 07 08 09 10 11 12'.split(' ').map((month) => dayText(`2026-${month}-${month}`)),
    expect: ['1 Jan', '2 Feb', '3 Mar', '4 Apr', '5 May', '6 Jun', '7 Jul', '8 Aug', '9 Sep', '10 Oct', '11 Nov', '12 Dec'],
  },
  {
    name: 'describes an entry in a sentence',
    hint: 'Use dayText and formatPaise, and ml / 1000 for the litres.',
    run: ({ describe }) => [
      describe({ day: '2026-11-15', shift: 'evening', ml: 1650, fatTenths: 41, paise: 6716 }),
      describe({ day: '2026-11-15', shift: 'morning', ml: 4600, fatTenths: 40, paise: 19136 }),
    ],
    expect: [
      '15 Nov, evening: 1.65 litres, fat 4.1, ₹67.16',
      '15 Nov, morning: 4.6 litres, fat 4.0, ₹191.36',
    ],
  },
  {
    name: 'adds up the entries and takes the advance off',
    hint: 'Two sums, then paise minus advance.',
    run: ({ payout }) =>
      payout(
        [
          { day: '2026-11-15', shift: 'morning', ml: 4600, fatTenths: 43, paise: 19136 },
          { day: '2026-11-15', shift: 'evening', ml: 1650, fatTenths: 41, paise: 6716 },
        ],
        10000,
      ),
    expect: { ml: 6250, paise: 25852, payout: 15852 },
  },
  {
    name: 'allows only morning and evening',
    hint: "shift: 'morning' | 'evening' in the type Entry.",
    types: `
      import type { Entry } from './format.ts'
      export const wrong: Entry = { day: '2026-11-15', shift: 'noon', ml: 1, fatTenths: 1, paise: 1 }
    `,
    throws: 'is not assignable to type',
  },
]
