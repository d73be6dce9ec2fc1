import { expect, test } from 'vitest'
import { createEchoes } from './echoes.ts'

test('takes what was typed for an echo once, and a text of the page for none', () => {
  const echoes = createEchoes()
  for (const text of ['R', 'Ra', 'Rav', 'Ravi']) echoes.report(text)
  // The page renders when it can: it may skip a text, and one comes late.
  expect(['Ra', 'Ravi', 'Ravi'].map((text) => echoes.isEcho(text))).toEqual([true, true, false])
  echoes.report('Ravi!')
  expect(['', 'Ravi!'].map((text) => echoes.isEcho(text))).toEqual([false, false])
})
