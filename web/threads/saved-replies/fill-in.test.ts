import { expect, test } from 'vitest'
import { fillIn, searchReplies } from './fill-in.ts'

test('a reply greets the learner by their first name', () => {
  expect(fillIn('Hello {first name}, hello {First Name}!', 'Asha Patel')).toBe('Hello Asha, hello Asha!')
  expect(fillIn('Hello {first name}!', '$& Patel')).toBe('Hello $&!')
  expect(fillIn('Hello {first name}!', null)).toBe('Hello {first name}!')
})

test('a search finds every word in the title or the text', () => {
  const replies = [
    { title: 'Refund sent', body: 'It takes five days.' },
    { title: 'Tests are missing', body: 'Where is the test?' },
  ]
  expect(searchReplies(replies, ' DAYS refund')).toEqual([replies[0]])
  expect(searchReplies(replies, '')).toEqual(replies)
  expect(searchReplies(replies, 'refund test')).toEqual([])
})
