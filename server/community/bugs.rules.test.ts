import { expect, test } from 'vitest'
import { answerNotification, commentNotification, isNews } from './bugs.rules.ts'

const open = { state: 'open', answer: null } as const
const bug = { bugId: 12, title: 'The timer stands still', staff: 'Kavya' }

test.each([
  [open, { state: 'open', answer: null } as const, false],
  [open, { state: 'fixed', answer: null } as const, true],
  [open, { state: 'open', answer: 'Which browser?' } as const, true],
  [{ state: 'fixed', answer: 'Done' } as const, { state: 'fixed', answer: null } as const, true],
  [{ state: 'fixed', answer: 'Done' } as const, { state: 'fixed', answer: 'Done' } as const, false],
])('from %j to %j: news is %j', (before, after, expected) => expect(isNews(before, after)).toBe(expected))

test.each([
  [{ state: 'in progress', answer: 'Found it' }, '“The timer stands still” is being worked on', 'Kavya: Found it'],
  [{ state: 'fixed', answer: null }, '“The timer stands still” is fixed', 'Kavya: Please try it again.'],
  [{ state: 'open', answer: 'Which browser?' }, 'An answer to “The timer stands still”', 'Kavya: Which browser?'],
] as const)('the reporter reads of %j', (after, title, body) => {
  expect(answerNotification({ ...bug, before: open, after })).toEqual({ title, body, link: '/dashboard/bug-board/12' })
})

test('a bug that is opened again says so', () => {
  const before = { state: 'fixed', answer: 'Done' } as const
  expect(answerNotification({ ...bug, before, after: open }).title).toBe('“The timer stands still” is open')
})

test('a comment is told with who wrote it and leads to the bug', () => {
  expect(commentNotification({ bugId: 12, title: 'The timer stands still', by: 'Rohit', body: 'Here too' })).toEqual({
    title: 'Rohit commented on “The timer stands still”',
    body: 'Here too',
    link: '/dashboard/bug-board/12',
  })
})
