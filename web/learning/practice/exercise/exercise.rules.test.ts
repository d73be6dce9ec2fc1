import { expect, test } from 'vitest'
import type { CheckProgress } from '#contract/learning/practice.ts'
import { changedCode, filesOf, hintOf, progressText, reportOf, withReport } from './exercise.rules.ts'

const starter = [
  { path: 'a.js', text: 'one' },
  { path: 'b.js', text: 'two' },
]

test('shows the learner’s texts in the order of the starter and loses no file that the starter dropped', () => {
  const exercise = { entry: 'a.js', starter, readOnly: [] }
  expect(filesOf(exercise, null)).toEqual(starter)
  const code = [
    { path: 'old.js', text: 'mine' },
    { path: 'b.js', text: 'changed' },
  ]
  expect(filesOf(exercise, code)).toEqual([
    { path: 'a.js', text: 'one' },
    { path: 'b.js', text: 'changed' },
    { path: 'old.js', text: 'mine' },
  ])
})

test('begins with the entry, and shows read-only files last with the starter’s text', () => {
  const data = { path: 'data.json', text: '[]' }
  const code = [
    { path: 'data.json', text: '[1]' },
    { path: 'b.js', text: 'changed' },
  ]
  expect(filesOf({ entry: 'b.js', starter: [data, ...starter], readOnly: ['data.json'] }, code)).toEqual([
    { path: 'b.js', text: 'changed' },
    { path: 'a.js', text: 'one' },
    data,
  ])
  // The checks use a file of exports only; learners begin elsewhere.
  expect(filesOf({ entry: 'a.js', starter, readOnly: ['a.js'] }, null)[0]!.path).toBe('b.js')
})

test('saves only changed files, so that the others follow a corrected starter', () => {
  expect(changedCode(starter, starter)).toBeNull()
  expect(changedCode(starter, [starter[0]!, { path: 'b.js', text: '' }])).toEqual([{ path: 'b.js', text: '' }])
  expect(changedCode(starter, [...starter, { path: 'old.js', text: 'mine' }])).toEqual([
    { path: 'old.js', text: 'mine' },
  ])
})

const results = (...outcomes: ('passed' | 'failed' | 'not-run')[]) =>
  outcomes.map((outcome, index) => ({ name: `check ${index}`, outcome }))
const exercise = (visible: number, hiddenChecks: number) => ({
  checks: results(...Array.from({ length: visible }, () => 'passed' as const)) as never,
  hiddenChecks,
})

test.each([
  ['4 checks; 2 more run when you submit', null, exercise(4, 2)],
  ['3 of 4 checks passed; 2 more run when you submit', results('passed', 'passed', 'passed', 'failed'), exercise(4, 2)],
  ['All 2 checks passed; 1 more runs when you submit', results('passed', 'passed'), exercise(2, 1)],
  ['0 of 2 checks passed', results('not-run', 'not-run'), exercise(2, 0)],
])('says %s', (text, found, of) => expect(progressText(found, of)).toBe(text))

const failed = (failures: number, hintShownAt: string | null = null): CheckProgress[] => [
  { name: 'adds', failures, isPassed: false, hintShownAt },
]

test('offers a hint after two failures of the same check', () => {
  const check = { name: 'adds', hint: 'Use +.' }
  expect(hintOf(check, [])).toBe('none')
  expect(hintOf(check, failed(1))).toBe('none')
  expect(hintOf(check, failed(2))).toBe('offered')
  expect(hintOf({ name: 'other', hint: 'Use -.' }, failed(2))).toBe('none')
  expect(hintOf({ ...check, hint: '' }, failed(2))).toBe('none')
  expect(hintOf(check, failed(2, '2026-11-15T10:00:00.000Z'))).toBe('shown')
})

test('reports what ran; a program that can’t start counts as no failure', () => {
  expect(reportOf(results('not-run'))).toBeNull()
  expect(reportOf(results('passed', 'failed', 'not-run'))).toEqual({
    kind: 'results',
    results: [
      { name: 'check 0', isPassed: true },
      { name: 'check 1', isPassed: false },
    ],
  })
})

test('counts reports as the server does', () => {
  const report = (isPassed: boolean) => ({ kind: 'results' as const, results: [{ name: 'adds', isPassed }] })
  const twice = withReport(withReport([], report(false)), report(false))
  expect(twice).toEqual(failed(2))
  const at = '2026-11-15T10:00:00.000Z'
  const hinted = withReport(twice, { kind: 'hint', name: 'adds', at })
  expect(withReport(hinted, report(true))).toEqual([{ name: 'adds', failures: 2, isPassed: true, hintShownAt: at }])
  expect(withReport(hinted, { kind: 'hint', name: 'adds', at: 'later' })).toEqual(hinted)
})
