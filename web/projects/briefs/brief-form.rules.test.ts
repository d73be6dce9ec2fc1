import { expect, test } from 'vitest'
import { namesIn, stackProblem, toDraft, typedOf } from './brief-form.rules.ts'

const draft = {
  title: 'Bus times',
  summary: 'When the next one comes',
  description: 'Build it',
  level: 'Beginner' as const,
  duration: '2 weeks',
  techStack: ['React', 'Node.js'],
  steps: ['Draw it', 'Draw it'],
  resources: [{ label: 'MDN', url: 'https://developer.mozilla.org/' }],
}

test('saving without a change sends the same values', () => {
  expect(toDraft(typedOf(draft))).toEqual(draft)
})

test('keeps two steps with the same text', () => {
  const { steps } = typedOf(draft)
  expect(new Set(steps.map(({ key }) => key)).size).toBe(2)
})

test('splits technologies at commas, without duplicates', () => {
  expect(namesIn(' React, node.js,, REACT , ')).toEqual(['React', 'node.js'])
  expect(namesIn('')).toEqual([])
})

test('shows the error of one technology on the field', () => {
  expect(stackProblem({ 'techStack.3': 'At most 40 characters' })).toBe('At most 40 characters')
  expect(stackProblem({ title: 'Enter a title' })).toBeUndefined()
})
