import { expect, test } from 'vitest'
import { demandsOf, reviewCriteria } from './lesson-checks.ts'

const task = (end: string) => `Write \`sum.js\`. Submitted files are kept.

- [ ] It adds, and you submit it with a test.

${end}`

test('what a task asks for besides its criteria is one more criterion', () => {
  expect(demandsOf(task('Run the checks. Submit it with two screenshots. Which was harder? Well done!'))).toEqual([
    'Submit it with two screenshots. Which was harder?',
  ])
  expect(demandsOf(task('Run the checks, submit, and say why.'))).toEqual(['Run the checks, submit, and say why.'])
  expect(reviewCriteria(task('Submit the output.'))).toEqual([
    'It adds, and you submit it with a test.',
    'Submit the output.',
  ])
})

test.each([
  'Run the checks, then submit it. If all checks pass, the step is approved at once.',
  'Then submit your code. Before you go on, ask yourself: which line was the hardest?',
  '```sh\ngit submit --with everything\n```',
])('nothing more is asked for by %s', (end) => expect(demandsOf(task(end))).toEqual([]))
