import { changeText } from './vikram.js'

/** Each case is a promise: for these two prices, people read exactly this text. */
export const cases = [
  { usual: 1780, yesterday: 1725, expected: 'up 55 (3%)' },
  { usual: 1400, yesterday: 1460, expected: 'down 60 (4%)' },
  { usual: 4380, yesterday: 4380, expected: 'same' },
  { usual: 1400, yesterday: null, expected: 'no price yesterday' },
  { usual: 1400, yesterday: 0, expected: 'up 1,400' },
  { usual: 2000, yesterday: 1000, expected: 'up 1,000 (100%)' },
  { usual: 1029, yesterday: 1000, expected: 'up 29 (3%)' },
  { usual: 250000, yesterday: 100000, expected: 'up 1,50,000 (150%)' },
]

for (const { usual, yesterday, expected } of cases) {
  const actual = changeText(usual, yesterday)
  console.log(actual === expected ? 'ok  ' : 'FAIL', `${usual}, ${yesterday}:`, actual, '| expected', expected)
}
