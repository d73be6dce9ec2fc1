import { expect, test } from 'vitest'
import type { Exercise } from '#contract/learning/practice.ts'
import { languageOfFiles } from '#engines/variants.ts'
import { codeIn, inLanguage, withCodeIn } from './exercise-language.ts'

const file = (path: string, text = path) => ({ path, text })
const exercise: Exercise = {
  version: 1,
  language: 'javascript',
  entry: 'a.js',
  seconds: 2,
  approvedByChecks: false,
  starter: [file('a.js'), file('b.js'), file('a.py'), file('data.json')],
  readOnly: ['b.js', 'data.json'],
  checks: [],
  also: [{ language: 'python', entry: 'a.py', checks: [] }],
  hiddenChecks: 2,
  database: '',
}

test('each language has its own files, and data belongs to both', () => {
  const paths = (language: 'javascript' | 'python') => inLanguage(exercise, language).starter.map(({ path }) => path)
  expect(paths('javascript')).toEqual(['a.js', 'b.js', 'data.json'])
  expect(paths('python')).toEqual(['a.py', 'data.json'])
  expect(inLanguage(exercise, 'python')).toMatchObject({ entry: 'a.py', readOnly: ['data.json'] })
})

test('switching keeps the code of the other language, and the last one used is first', () => {
  const first = withCodeIn(exercise, 'javascript', null, [file('a.js', 'mine')])
  const both = withCodeIn(exercise, 'python', first, [file('a.py', 'also mine')])
  expect(both).toEqual([file('a.py', 'also mine'), file('a.js', 'mine')])
  expect(codeIn(exercise, 'javascript', both)).toEqual([file('a.js', 'mine')])
  expect(languageOfFiles(exercise, both!)).toBe('python')
  // Back to the starter in one language.
  expect(withCodeIn(exercise, 'python', both, null)).toEqual([file('a.js', 'mine')])
  expect(codeIn(exercise, 'python', [file('a.js', 'mine')])).toBeNull()
})
