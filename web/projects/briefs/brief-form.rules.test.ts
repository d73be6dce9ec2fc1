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

test('what is opened and saved without a change is what it was', () => {
  expect(toDraft(typedOf(draft))).toEqual(draft)
})

test('two steps with the same words stay two', () => {
  const { steps } = typedOf(draft)
  expect(new Set(steps.map(({ key }) => key)).size).toBe(2)
})

test('names are taken apart at commas, each once', () => {
  expect(namesIn(' React, node.js,, REACT , ')).toEqual(['React', 'node.js'])
  expect(namesIn('')).toEqual([])
})

test('what is wrong with one name stands beside the field of all', () => {
  expect(stackProblem({ 'techStack.3': 'At most 40 characters' })).toBe('At most 40 characters')
  expect(stackProblem({ title: 'Enter a title' })).toBeUndefined()
})
