import { expect, test } from 'vitest'
import { lessonProblems } from './lesson.rules.ts'
import { runScripts } from './run-scripts.ts'
import { outputProblem, samplesOf } from './samples.ts'

const quiz = '```quiz\nHow many paise are a rupee?\n- [x] 100 :: Yes.\n- [ ] 10 :: That’s a ten-paisa coin.\n```\n'
const words = `${'word '.repeat(500)}\n`
const task = '## Common mistakes\n\n- One.\n\n## Your task\n\n- [ ] It works.\n'
const front = '---\nname: Count\neffort: about 1 hour\nsummary: Counting.\n---\n'

const problemsOf = (file: string) =>
  lessonProblems(file, (path) => path === 'a/data.json').map(({ line, message }) => `${line}: ${message}`)

test('accepts a complete lesson', () => {
  const lesson = `${front}${words}[data](a/data.json) ![A chart](a/data.json) \`<b>\`\n${quiz}${quiz}${task}`
  expect(problemsOf(lesson)).toEqual([])
})

test('names the line of each problem in a lesson', () => {
  const lesson = [
    '---',
    `name: ${'n'.repeat(61)}`,
    'effort: about 1 hour',
    'database: shop',
    '---',
    '[data](a/missing.json)',
    '![](a/data.json)',
    'Not <b>bold</b>.',
    '```python run',
    'print(1)',
    '```',
    '```quiz',
    'Which one?',
    '- [x] This :: Yes.',
    '- [x] That',
    '```',
  ].join('\n')
  expect(problemsOf(lesson)).toEqual([
    '1: The front matter has no summary.',
    '1: The name has 61 characters; the limit is 60.',
    '1: The sample database databases/shop.sql isn’t there.',
    '1: It has 20 words; a lesson has 500 to 1200.',
    '1: It has no “## Common mistakes”.',
    '1: It has no “## Your task”.',
    '1: The task has no acceptance criteria.',
    '8: Raw HTML isn’t shown.',
    '12: The quiz needs exactly one right option.',
    '12: Each option of a quiz needs “ :: ” and an explanation.',
    '1: It has 1 quizzes; a lesson has at least 2.',
    '6: It links to a/missing.json, which isn’t there.',
    '7: The image a/data.json has no text alternative.',
    '9: Samples in python can’t be run yet; leave out “run”.',
  ])
})

test('names the sample and the line that prints something else, and continues after a sample that never ends', async () => {
  const fence = (info: string, ...code: string[]) => ['```' + info, ...code, '```'].join('\n')
  const file = [
    fence('ts run', 'const sum: number = 1 + 1', 'console.log(sum) // → 2'),
    fence('js run', "console.log('a') // → a", "setTimeout(() => console.log('b'), 1) // → c"),
    fence('js run', 'for (;;) {}'),
    fence('js run', 'await new Promise(() => {})'),
    fence('js run', "throw new TypeError('No')"),
    fence('js run', 'process.exit()'),
    fence('js run', 'console.log({ a: [1] })', '// → { a: [ 1 ] }', '// → and more'),
    fence('js', 'notRun('),
  ].join('\n')
  const samples = samplesOf(file)
  const outcomes = await runScripts(samples, 3000)
  expect(samples.map((sample, index) => outputProblem(sample, outcomes[index]!))).toEqual([
    null,
    { line: 7, message: 'The lesson says “c”, the sample prints “b”.' },
    { line: 9, message: 'The sample fails: The sample doesn’t end within 3 seconds.' },
    { line: 12, message: 'The sample fails: It waits for something that never happens.' },
    { line: 15, message: 'The sample fails: TypeError: No' },
    { line: 18, message: 'The sample fails: The sample ends the process.' },
    { line: 24, message: 'The lesson says “and more”, the sample prints nothing.' },
  ])
})
