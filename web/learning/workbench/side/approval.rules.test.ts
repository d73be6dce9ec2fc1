import { expect, test } from 'vitest'
import { keyOf } from '#contract/learning/lesson-text.ts'
import type { CheckRun } from '#contract/learning/practice.ts'
import { concernsAbout } from './approval.rules.ts'

const instructions = 'Write it.\n\n**Acceptance criteria**\n\n- [ ] It adds\n- [ ] It has a test'
const ticked = ['It adds', 'It has a test'].map(keyOf)

const run = (outcomes: Record<string, 'passed' | 'failed' | 'not-run'>, more: object = {}) => {
  const results = Object.entries(outcomes).map(([name, outcome]) => ({ name, outcome }))
  return { state: 'done', failure: null, results, ...more } as CheckRun
}
const about = (checkRun: CheckRun | null, ticks = ticked) =>
  concernsAbout({ instructions, current: { checkRun } }, ticks)

test('an attempt with every criterion ticked and no failed check raises no concern', () => {
  expect(about(null)).toBeNull()
  expect(about(run({ 'adds two': 'passed' }))).toBeNull()
  expect(about(run({ 'adds two': 'not-run' }, { state: 'queued' }))).toBeNull()
})

test('names the checks that didn’t pass and the criteria that aren’t ticked', () => {
  const checkRun = run({ 'adds two': 'passed', 'adds debts': 'failed', 'adds nothing': 'not-run' })
  expect(about(checkRun, ticked.slice(0, 1))).toEqual({
    failedChecks: ['adds debts', 'adds nothing'],
    unticked: ['It has a test'],
  })
})

test('a program that couldn’t run is a concern without names', () => {
  expect(about(run({}, { failure: { name: 'SyntaxError' } }))).toEqual({ failedChecks: null, unticked: [] })
})
