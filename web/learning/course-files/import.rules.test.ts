import { expect, test } from 'vitest'
import type { CourseImport, ImportedStep } from '#contract/learning/course-files.ts'
import { changesAnything, describeImport } from './import.rules.ts'

const report = (outcomes: ImportedStep['outcome'][], taskChanges: string[] = []): CourseImport => ({
  isDone: false,
  plan: 'p',
  problems: [],
  taskChanges,
  steps: outcomes.map((outcome, index) => ({ name: `Step ${index}`, taskTitle: 'Task', outcome, changes: [] })),
})

test('describes an import in a sentence', () => {
  expect(describeImport(report(['new', 'new', 'changed', 'same']), false)).toBe('2 steps new, 1 changed, 1 unchanged')
  expect(describeImport(report(['removed']), false)).toBe('1 step not in the zip')
  expect(describeImport(report(['removed']), true)).toBe('1 step removed')
  expect(describeImport(report([]), false)).toBe('No steps')
})

test('an import without changes is not offered', () => {
  expect(changesAnything(report(['same']), true)).toBe(false)
  expect(changesAnything(report(['same', 'removed']), false)).toBe(false)
  expect(changesAnything(report(['same', 'removed']), true)).toBe(true)
  expect(changesAnything(report(['same'], ['Other order of the tasks']), false)).toBe(true)
})
