import { changeText } from './vikram.js'

/** Each case is a promise: for these two prices, people read exactly this text. */
export const cases = [
  { usual: 1780, yesterday: 1725, expected: 'up 55 (3%)' },
]

for (const { usual, yesterday, expected } of cases) {
  const actual = changeText(usual, yesterday)
  console.log(actual === expected ? 'ok  ' : 'FAIL', `${usual}, ${yesterday}:`, actual, '| expected', expected)
}
