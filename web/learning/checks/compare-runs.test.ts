import { expect, test } from 'vitest'
import type { CheckResult } from '#contract/learning/practice.ts'
import { compareRuns, describeChanges } from './compare-runs.ts'

const result = (name: string, outcome: CheckResult['outcome']): CheckResult => ({
  name,
  outcome,
  isHidden: false,
  expected: null,
  actual: null,
  failure: null,
})

const earlier = [
  result('adds', 'passed'),
  result('rounds', 'failed'),
  result('parses', 'timeout'),
  result('formats', 'passed'),
  result('sorts', 'not-run'),
]

test('puts failing checks first and says what changed since the last attempt', () => {
  const compared = compareRuns(
    [
      result('adds', 'passed'),
      result('rounds', 'passed'),
      result('parses', 'error'),
      result('formats', 'failed'),
      result('sorts', 'passed'),
      result('groups', 'failed'),
    ],
    earlier,
  )
  expect(compared.map(({ name, change }) => [name, change])).toEqual([
    ['formats', 'newly fails'],
    ['parses', null],
    ['groups', 'new check'],
    ['rounds', 'now passes'],
    ['adds', null],
    ['sorts', null],
  ])
  expect(describeChanges(compared)).toBe('1 now passes, 1 newly fails')
})

test('a program that could not start makes no check worse', () => {
  const compared = compareRuns([result('adds', 'not-run'), result('rounds', 'not-run')], earlier)
  expect(compared.map(({ change }) => change)).toEqual([null, null])
  expect(describeChanges(compared)).toBe('')
})

test('the first attempt has nothing to compare with', () => {
  const compared = compareRuns([result('adds', 'passed'), result('rounds', 'failed')], null)
  expect(compared.map(({ name, change }) => [name, change])).toEqual([
    ['rounds', null],
    ['adds', null],
  ])
})
