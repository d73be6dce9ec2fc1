import { expect, test } from 'vitest'
import { nextSuggested } from './suggested.rules.ts'

const row = (solutionId: number, isSuggested = true, claim: object | null = null) => ({
  solutionId,
  isSuggested,
  claim,
})

test('marks the next three suggested attempts that nobody reviews', () => {
  const rows = [row(1), row(2, true, {}), row(3, false), row(4), row(5), row(6)]
  expect([...nextSuggested(rows)]).toEqual([1, 4, 5])
  expect([...nextSuggested([row(1, false)])]).toEqual([])
})
