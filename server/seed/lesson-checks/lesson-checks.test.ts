import { expect, test } from 'vitest'
import { beginnerStandard } from '#contract/learning/lesson-checks.ts'
import { parseLessonFile } from '#contract/learning/lesson-text.ts'
import { isFull } from '#server/testing/scale.ts'
import { lessonProblems } from './lesson.rules.ts'
import { runScripts } from './run-samples.ts'
import { outputProblem, samplesOf } from './samples.ts'

const quiz = '```quiz\nHow many paise are a rupee?\n- [x] 100 :: Yes.\n- [ ] 10 :: That’s a ten-paisa coin.\n```\n'
const words = `${'word '.repeat(500)}\n`
const recap = '## Recap\n\n- One.\n- Two.\n- Three.\n\n'
const front = '---\nname: Count\neffort: about 1 hour\nsummary: Counting.\ndatabase: shop\n---\n'

const problemsOf = (file: string) =>
  lessonProblems(file, parseLessonFile(file), { materials: ['data.json'], databases: ['shop'] }).map(
    ({ line, message }) => `${line}: ${message}`,
  )

test('accepts a complete lesson', () => {
  const mistakes = `## Common mistakes\n\n- One.\n\n${recap}`
  const task = '## Your task\n\n- [ ] It works with [data](data.json).\n'
  expect(problemsOf(`${front}${words}\`<b>\`\n${quiz}${quiz}${mistakes}${task}`)).toEqual([])
})

test('lets a lesson for beginners be short and ask one question', () => {
  const lesson = `${front}${'word '.repeat(300)}\n${quiz}## Common mistakes\n\n${recap}## Your task\n\n- [ ] It works.\n`
  const problems = (standard: object) =>
    lessonProblems(lesson, parseLessonFile(lesson), { materials: [], databases: ['shop'], ...standard })
  expect(problems({ standard: beginnerStandard })).toEqual([])
  expect(problems({}).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The lesson has 3\d\d words. Write at least 500$/),
    'Add another quiz: a lesson has at least 2',
  ])
})

test('names the line in the file of each problem', () => {
  const lesson = [
    '---',
    'name: Count',
    'effort: about 1 hour',
    'database: market',
    '---',
    '',
    words,
    '![](data.json)',
    '```python run',
    'print(1)',
    '```',
    quiz,
    '```quiz',
    'Which one?',
    '- [x] This :: Yes.',
    '- [x] That :: Yes.',
    '```',
    '## Common mistakes',
    '',
    recap.trim(),
    '',
    '## Your task',
    '',
    '- [ ] See [more](missing.json).',
  ].join('\n')
  expect(problemsOf(lesson)).toEqual([
    '1: Enter a summary in a sentence',
    '19: Mark exactly one option of this quiz with [x], not 2',
    '9: Describe this image between the square brackets',
    '34: missing.json isn’t attached. Upload it or change the link',
    '1: The sample database market isn’t there',
    '10: Samples in python can’t be run yet. Leave out “run”',
  ])
})

test.runIf(isFull)(
  'names the sample and the line that prints something else, and continues after a sample that never ends',
  async () => {
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
    const outcomes = await runScripts(samples, 2)
    expect(samples.map((sample, index) => outputProblem(sample, outcomes[index]!))).toEqual([
      null,
      { line: 7, message: 'The lesson says “c”, the sample prints “b”.' },
      { line: 9, message: 'The sample fails: The sample doesn’t end within 2 seconds.' },
      { line: 12, message: 'The sample fails: The sample doesn’t end within 2 seconds.' },
      { line: 15, message: 'The sample fails: TypeError: No (line 1)' },
      { line: 18, message: 'The sample fails: ReferenceError: process is not defined (line 1)' },
      { line: 24, message: 'The lesson says “and more”, the sample prints nothing.' },
    ])
  },
)
