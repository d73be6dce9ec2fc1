import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxStepName } from '#contract/learning/tasks.ts'
import { assertSameTasks, encodeCommas, referenceName, removedSteps, toStep } from './rules.ts'

const step = (taskStepId?: number) => ({ taskStepTitle: 'A', ...(taskStepId && { taskStepId }) })

describe('the name of a new step', () => {
  test('is its title, with the instructions', () => {
    expect(toStep({ taskStepTitle: 'Parse rupees' })).toEqual({ name: 'Parse rupees', instructions: '' })
    const given = { taskStepTitle: 'Parse rupees', instructions: 'Submit rupees.ts' }
    expect(toStep(given)).toEqual({ name: 'Parse rupees', instructions: 'Submit rupees.ts' })
  })

  test('is cut at a word if the title is a sentence, which becomes the instructions', () => {
    const taskStepTitle = 'Write parseRupees(text) and formatRupees(paise) with Indian grouping. Submit rupees.ts.'
    const name = 'Write parseRupees(text) and formatRupees(paise) with Indian…'
    expect(toStep({ taskStepTitle })).toEqual({ name, instructions: taskStepTitle })
  })

  test('is cut within a word that is nearly the whole title', () => {
    const { name } = toStep({ taskStepTitle: `Say ${'hello'.repeat(30)}` })
    expect(name).toBe(`Say ${'hello'.repeat(11)}…`)
  })

  test('is never too long, and the title is never lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (taskStepTitle) => {
        const { name, instructions } = toStep({ taskStepTitle })
        expect(name.length).toBeLessThanOrEqual(maxStepName)
        expect(name.length).toBeGreaterThan(0)
        expect([name, instructions]).toContain(taskStepTitle)
      }),
    )
  })
})

test('removes the steps that are missing in the edit', () => {
  expect(removedSteps([1, 2, 3], [step(3), step(), step(1)])).toEqual([2])
})

test('rejects a step of another task and a step that is listed twice', () => {
  expect(() => removedSteps([1], [step(1), step(9)])).toThrow('This step is no longer part of the task')
  expect(() => removedSteps([1], [step(1), step(1)])).toThrow('List each step only once')
})

test('accepts an order only if it lists every task once', () => {
  expect(() => assertSameTasks([1, 2, 3], [3, 1, 2])).not.toThrow()
  for (const wrong of [[], [1, 2], [1, 2, 2], [1, 2, 4], [1, 2, 3, 4], [1, 2, 3, 3]]) {
    expect(() => assertSameTasks([1, 2, 3], wrong)).toThrow('The tasks have changed')
  }
})

describe('the name of a reference file', () => {
  test.each([
    ['notes.pdf', [], 'notes.pdf'],
    ['a, b.pdf', [], 'a b.pdf'],
    ['notes.pdf', ['notes.pdf'], 'notes (2).pdf'],
    ['notes.pdf', ['notes.pdf', 'notes (2).pdf'], 'notes (3).pdf'],
    ['README', ['README'], 'README (2)'],
  ])('%s after %j becomes %s', (fileName, taken, expected) => {
    expect(referenceName(fileName, new Set(taken))).toBe(expected)
  })
  test('is unique and contains no comma', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.array(fc.string()), (fileName, taken) => {
        const name = referenceName(fileName, new Set(taken))
        expect(taken).not.toContain(name)
        expect(name).not.toContain(',')
      }),
    )
  })
})

test('encodes commas in links', () => {
  expect(encodeCommas('https://a.example/x,y')).toBe('https://a.example/x%2Cy')
})
