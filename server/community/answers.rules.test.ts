import { expect, test } from 'vitest'
import { isChanged } from './answers.rules.ts'
import { postAnswered } from './texts.ts'

const open = { state: 'open', answer: null } as const
const fixed = { state: 'fixed', answer: 'Done' } as const

test.each([
  [open, open, false],
  [open, { state: 'fixed', answer: null } as const, true],
  [open, { state: 'open', answer: 'Which browser?' } as const, true],
  [fixed, { state: 'fixed', answer: null } as const, true],
  [fixed, fixed, false],
])('from %j to %j is a change: %j', (before, after, expected) => expect(isChanged(before, after)).toBe(expected))

test.each([
  [open, { state: 'in progress', answer: 'Found it' }, 'In progress: Timer', 'Found it'],
  [open, { state: 'fixed', answer: null }, 'Fixed: Timer', 'Please try it again.'],
  [open, { state: 'open', answer: 'Which browser?' }, 'Answered: Timer', 'Which browser?'],
  [fixed, open, 'Reopened: Timer', 'We’ll take another look at it.'],
] as const)('the change from %j to %j reads %s', (before, after, title, body) => {
  const answered = { board: 'bugs', id: 1, title: 'Timer', ...after, isNewState: before.state !== after.state }
  expect(postAnswered.word(answered)).toMatchObject({ title, body })
})
