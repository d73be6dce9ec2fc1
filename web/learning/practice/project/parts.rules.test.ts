import { expect, test } from 'vitest'
import { mergedResults, partsOf } from './parts.rules.ts'

const check = (name: string, milestone?: string) => ({
  name,
  hint: '',
  setup: '',
  run: '',
  expectation: { kind: 'value' as const, value: '1' },
  ...(milestone !== undefined && { milestone }),
})
const checks = [
  check('stores an order', 'Take an order'),
  check('adds up a bill', 'Bill it'),
  check('refuses no items', 'Take an order'),
]
const result = (name: string, outcome: 'passed' | 'failed') => ({ name, outcome })
const shown = (...args: Parameters<typeof partsOf>) =>
  partsOf(...args).map(({ name, passed, checks: own, isDone }) => `${name} ${passed}/${own.length} ${isDone}`)

test('groups checks by milestone in the order they are first named', () => {
  expect(shown(checks, [], [])).toEqual(['Take an order 0/2 false', 'Bill it 0/1 false'])
  const results = [result('stores an order', 'passed'), result('refuses no items', 'failed')]
  expect(shown(checks, [...results, result('adds up a bill', 'passed')], [])).toEqual([
    'Take an order 1/2 false',
    'Bill it 1/1 true',
  ])
})

test('counts what passed last time until the checks are run', () => {
  const progress = ['stores an order', 'refuses no items'].map((name) => ({
    name,
    failures: 2,
    isPassed: true,
    hintShownAt: null,
  }))
  expect(shown(checks, null, progress)).toEqual(['Take an order 2/2 true', 'Bill it 0/1 false'])
})

test('checks without a milestone are one part without a name', () => {
  expect(shown([check('a'), check('b')], null, [])).toEqual(['null 0/2 false'])
})

test('keeps the result of a check until its new one comes', () => {
  const before = [result('a', 'failed'), result('b', 'passed')]
  expect(mergedResults(before, [result('a', 'passed')])).toEqual([result('a', 'passed'), result('b', 'passed')])
  expect(mergedResults(before, null)).toEqual(before)
  expect(mergedResults(null, null)).toBeNull()
})
