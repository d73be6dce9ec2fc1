import { describe, expect, test } from 'vitest'
import type { ExerciseFields } from '#contract/learning/practice.ts'
import type { CheckResult } from '#engines/host/run-checks.ts'
import { languages } from '#engines/program.ts'
import { draftState } from './exercise-draft.ts'
import { problemsOf, warningsOf } from './exercise-problems.ts'
import { newExercise } from './exercise-templates.ts'
import { judgeSolution, judgeStarter } from './try-it.rules.ts'

const check = (name: string) => `  { name: '${name}', hint: 'Use +.', run: ({ add }) => add(1, 2), expect: 3 },\n`
const checks = (...names: string[]) => `export default [\n${names.map(check).join('')}]\n`
const exercise: ExerciseFields = {
  ...newExercise('javascript'),
  visibleChecks: checks('a', 'b', 'c'),
  hiddenChecks: checks('d', 'e'),
}

describe('problems of an exercise', () => {
  test('are none in a complete one', () => expect(problemsOf(exercise)).toEqual([]))

  test('name the file and the line', () => {
    const visibleChecks = `export default [\n${check('a')}  { name: 'b', hint: 'x', run: 'add', expect: 3 },\n]`
    expect(problemsOf({ ...exercise, visibleChecks })).toEqual([
      { field: 'visibleChecks', line: 3, message: 'Write run as an arrow function.' },
    ])
  })

  test('are about all checks together once each can be read', () => {
    expect(problemsOf({ ...exercise, hiddenChecks: checks('d') })).toEqual([
      { field: 'checks', line: null, message: 'Write 5 to 15 checks; there are 4.' },
      { field: 'checks', line: null, message: 'Write at least two hidden checks.' },
    ])
  })

  test('name starter files with the same or a wrong path', () => {
    const [file] = exercise.starter
    const starter = [file!, file!, { path: '../secret.js', text: '' }]
    expect(problemsOf({ ...exercise, starter })).toEqual([
      { field: 'starter', line: null, message: '../secret.js: Use a simple path such as src/rupees.js' },
      { field: 'starter', line: null, message: 'Two files are called main.js.' },
    ])
  })

  test('name read-only files that don’t exist, and ask for one that can be changed', () => {
    const messages = (readOnly: string[]) => problemsOf({ ...exercise, readOnly }).map(({ message }) => message)
    expect(messages(['data.json'])).toEqual(['data.json is read-only, but the starter has no such file.'])
    expect(messages(['main.js'])).toEqual(['Leave learners a file that they can change.'])
  })

  test.each(languages)('a new %s exercise lacks only checks', (language) => {
    expect(problemsOf(newExercise(language)).map(({ message }) => message)).toEqual([
      `Write 5 to ${language === 'project' ? 30 : 15} checks; there are 2.`,
      'Write at least two hidden checks.',
    ])
  })
})

describe('warnings about checks that prove little', () => {
  const one = (name: string, rest: string) =>
    `  { name: '${name}', hint: 'x', run: ({ add }) => add(1, 2), ${rest} },\n`
  const file = (...list: string[]) => `export default [\n${list.join('')}]\n`

  test('are none for checks that compare values, or expect a certain error', () => {
    expect(warningsOf(exercise)).toEqual([])
    const visibleChecks = file(check('a'), check('b'), one('c', "throws: 'Enter an amount'"))
    expect(warningsOf({ ...exercise, visibleChecks })).toEqual([])
  })

  test('name checks that expect only true or false, or any error', () => {
    const visibleChecks = file(check('a'), one('b', 'expect: [true, { a: false }]'), one('c', "throws: ''"), check('f'))
    expect(warningsOf({ ...exercise, visibleChecks })).toEqual([
      '“b” expects only true or false, which can be guessed. Compare values instead.',
      '“c” passes with any error, even a typing mistake. Name a part of the message.',
    ])
  })

  test('name an exercise most of whose checks, or whose hidden ones, prove little', () => {
    const hiddenChecks = file(one('d', "throws: 'not an amount'"), one('e', "throws: 'not an amount'"))
    const visibleChecks = file(check('a'), check('b'), one('c', 'expect: true'))
    expect(warningsOf({ ...exercise, visibleChecks, hiddenChecks })).toEqual([
      'Half of the checks or more expect only true, false or an error. Compare values in more of them.',
      'Let at least two hidden checks compare values.',
      '“c” expects only true or false, which can be guessed. Compare values instead.',
    ])
  })
})

describe('a draft on this device', () => {
  const server = { stepId: 1, version: 2, content: exercise }

  test('is shown in place of what is published', () => {
    const mine = { ...exercise, seconds: 5 }
    const state = draftState({ version: 2, content: mine }, server)
    expect(state).toEqual({ content: mine, isChanged: true, isOutdated: false })
  })

  test('is outdated once somebody has published a newer version', () => {
    expect(draftState({ version: 1, content: { ...exercise, seconds: 5 } }, server).isOutdated).toBe(true)
  })

  test('is done once the same content is published', () => {
    expect(draftState({ version: 1, content: { ...exercise } }, server)).toEqual({
      content: exercise,
      isChanged: false,
      isOutdated: false,
    })
  })
})

test('the starter has to fail and the model solution has to pass', () => {
  const results = (...outcomes: CheckResult['outcome'][]) =>
    outcomes.map((outcome) => ({ name: outcome, outcome, expected: null, actual: null, failure: null }))
  expect(judgeStarter(results('passed', 'failed'))).toEqual({
    isGood: true,
    text: 'The starter passes 1 of 2, as it should.',
  })
  expect(judgeStarter(results('passed', 'passed')).isGood).toBe(false)
  expect(judgeSolution(results('passed', 'passed'))).toEqual({
    isGood: true,
    text: 'The model solution passes all 2 checks.',
  })
  expect(judgeSolution(results('passed', 'timeout')).isGood).toBe(false)
})
