export default [
  {
    name: 'writes the minus before the rupee sign',
    hint: 'Take the sign away with Math.abs and put − (U+2212) in front at the end.',
    run: ({ formatPaise }) => [-80000, -80050, -5].map((paise) => formatPaise(paise)),
    expect: ['−₹800.00', '−₹800.50', '−₹0.05'],
  },
  {
    name: 'refuses a text that isn’t a day',
    hint: 'Check the form with a regular expression, then the month and the day.',
    run: ({ dayText }) =>
      ['', '15 Nov', '2026-13-01', '2026-00-10', '2026-11-32', '2026-11-00', '2026-11-5', '2026-11-155', 'on 2026-11-15'].map((day) => {
        try {
          return dayText(day)
        } catch (error) {
          return error.message
        }
      }),
    expect: [
      'not a day: ',
      'not a day: 15 Nov',
      'not a day: 2026-13-01',
      'not a day: 2026-00-10',
      'not a day: 2026-11-32',
      'not a day: 2026-11-00',
      'not a day: 2026-11-5',
      'not a day: 2026-11-155',
      'not a day: on 2026-11-15',
    ],
  },
  {
    name: 'says 1 litre and 2 litres',
    hint: 'Only exactly 1000 ml is one litre.',
    run: ({ describe }) =>
      [1000, 2000, 500, 1001].map(
        (ml) => describe({ day: '2026-11-15', shift: 'morning', ml, fatTenths: 35, paise: 3800 }).split(': ')[1],
      ),
    expect: [
      '1 litre, fat 3.5, ₹38.00',
      '2 litres, fat 3.5, ₹38.00',
      '0.5 litres, fat 3.5, ₹38.00',
      '1.001 litres, fat 3.5, ₹38.00',
    ],
  },
  {
    name: 'pays nothing when the advance is larger',
    hint: 'Math.max(0, …)',
    run: ({ payout }) => [
      payout([{ day: '2026-11-15', shift: 'morning', ml: 1000, fatTenths: 35, paise: 3800 }], 5000),
      payout([], 0),
    ],
    expect: [
      { ml: 1000, paise: 3800, payout: 0 },
      { ml: 0, paise: 0, payout: 0 },
    ],
  },
  {
    name: 'takes a list that it may not change',
    hint: 'readonly Entry[] in the parameter of payout.',
    types: `
      import { type Entry, payout } from './format.ts'
      const entries: readonly Entry[] = []
      export const paise: number = payout(entries, 0).payout
    `,
  },
]
