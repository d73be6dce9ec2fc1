import { afterAll, expect, test } from 'vitest'
import { parseTrials, unfittingTrials } from '#server/learning/course-files/trials.ts'
import { openRealms } from './exercises.ts'
import { trialProblems } from './run-trials.ts'

const trial = (heading: string, code: string, description = 'What is different.') =>
  `## ${heading}\n${description}\n\n\`sum.js\`\n\`\`\`js\n${code}\n\`\`\`\n`
const check = (name: string, run: string, value: string) =>
  `{ name: '${name}', hint: 'Add.', run: ({ sum }) => ${run}, expect: ${value} },`
const starter = [{ path: 'sum.js', text: 'export const sum = 0\n' }]
const exercise = {
  language: 'javascript' as const,
  entry: 'sum.js',
  seconds: 1,
  approvedByChecks: false,
  types: false,
  readOnly: [],
  also: [],
  starter,
  visibleChecks: `export default [${check('adds two', 'sum(1, 2)', '3')}]`,
  bugs: '',
  hiddenChecks: `export default [${check('ends', 'sum(5, -5)', '0')}]`,
}
const solution = [{ path: 'sum.js', text: 'export const sum = (a, b) => a + b\n' }]

const { realmsFor, close } = openRealms()
afterAll(close)

test('finds trials that come out otherwise than their headings say', async () => {
  const { trials, problems } = parseTrials(
    [
      '# Trials\n',
      trial('fails: adds two', 'export const sum = (a, b) => a - b'),
      trial('fails: ends', 'export const sum = (a, b) => { while (b < 0) {} return a + b }'),
      trial('passes', 'export function sum(a, b) { return a - -b }'),
      trial('fails: adds two', 'export const sum = (a, b) => a + b + 0'),
      trial('fails: adds two', 'export const sum = (a, b => a'),
      trial('passes', 'export const sum = (a) => a + 2'),
      trial('passes', solution[0]!.text.trimEnd()),
    ].join('\n'),
  )
  expect(problems).toEqual([])
  const at = (place: string) => expect.stringContaining(place) as string
  expect(await trialProblems(realmsFor, { exercise, solution, database: '' }, trials)).toEqual([
    at('trials.md:27 “fails: adds two” (What is different.): that check passes'),
    at('trials.md:35 “fails: adds two” (What is different.): it can’t be read'),
    at('trials.md:43 “passes” (What is different.): “ends” failed: expected 0, got 7'),
    at('trials.md:51 “passes” (What is different.): it is the model solution'),
  ])
})

test('names the line of what can’t be read or doesn’t fit the exercise', () => {
  const file = [
    trial('adds two', ''),
    trial('fails: adds three', '', ''),
    '## passes\nNo file.\n\n```js\n```\n',
    '## passes\nAnother file.\n\n`other.js`\n```js\n## not a heading\n```\n',
  ].join('')
  const { trials, problems } = parseTrials(file)
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '1: A heading is “## fails: ” with the name of a check, or “## passes”.',
    '8: Say in a sentence what is wrong or different.',
    '15: There is no file here.',
    '18: Name the file in backticks on a line before its code.',
  ])
  expect(unfittingTrials(trials, exercise, ['adds two']).map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '8: No check is called “adds three”.',
    '20: Learners can’t change a file other.js.',
  ])
})
