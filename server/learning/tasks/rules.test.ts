import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertSameTasks, planSteps, referenceName, storedUrl } from './rules.ts'

const step = (taskStepId?: number) => ({ taskStepTitle: 'A', ...(taskStepId && { taskStepId }) })

describe('steps', () => {
  test('that are left out are taken away', () => {
    expect(planSteps([1, 2, 3], [step(3), step(), step(1)])).toEqual({ removed: [2] })
  })
  test('of another task, or named twice, are refused', () => {
    expect(() => planSteps([1], [step(1), step(9)])).toThrow('correct the marked fields')
    expect(() => planSteps([1], [step(1), step(1)])).toThrow('correct the marked fields')
  })
})

test('an order names every task once', () => {
  expect(() => assertSameTasks([1, 2, 3], [3, 1, 2])).not.toThrow()
  for (const wrong of [[], [1, 2], [1, 2, 2], [1, 2, 4], [1, 2, 3, 4], [1, 2, 3, 3]]) {
    expect(() => assertSameTasks([1, 2, 3], wrong)).toThrow('correct the marked fields')
  }
})

describe('the name of a reference', () => {
  test.each([
    ['notes.pdf', [], 'notes.pdf'],
    ['a, b.pdf', [], 'a b.pdf'],
    ['notes.pdf', ['notes.pdf'], 'notes (2).pdf'],
    ['notes.pdf', ['notes.pdf', 'notes (2).pdf'], 'notes (3).pdf'],
    ['README', ['README'], 'README (2)'],
  ])('%s beside %j is %s', (given, taken, expected) => {
    expect(referenceName(given, new Set(taken))).toBe(expected)
  })
  test('is never taken and never holds a comma', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.array(fc.string()), (given, taken) => {
        const name = referenceName(given, new Set(taken))
        expect(taken).not.toContain(name)
        expect(name).not.toContain(',')
      }),
    )
  })
})

test('a comma in a link is written as its code', () => {
  expect(storedUrl('https://a.example/x,y')).toBe('https://a.example/x%2Cy')
})
