import { expect, test } from 'vitest'
import { TaskEdit, type Task } from '#contract/learning/tasks.ts'
import { countRemoved, rowAfter, toTaskEdit, toTaskForm, withoutRow } from './task-form.ts'

const step = (taskStepId: number, taskStepTitle: string, isArchived = false) => ({
  taskStepId,
  taskStepTitle,
  instructions: `How to ${taskStepTitle}`,
  draftSavedAt: null,
  effort: '',
  summary: '',
  hasLesson: false,
  hasExercise: false,
  percentRead: 0,
  solutionSubmited: 4 as const,
  attempts: 0,
  references: '',
  urls: '',
  files: [],
  isArchived,
})
const task: Task = {
  taskId: 1,
  taskTitle: 'Build a shelf',
  week: null,
  taskSteps: [step(11, 'Measure'), step(12, 'Long gone', true), step(13, 'Saw')],
}
const row = (key: string, taskStepTitle: string) => ({ key, taskStepTitle, instructions: '' })

test('edits a task without its removed steps, keeping ids', () => {
  const form = toTaskForm(task)
  expect(toTaskEdit(form)).toEqual({
    taskTitle: 'Build a shelf',
    taskSteps: [
      { taskStepId: 11, taskStepTitle: 'Measure', instructions: 'How to Measure' },
      { taskStepId: 13, taskStepTitle: 'Saw', instructions: 'How to Saw' },
    ],
  })
})

test('starts a new task with one empty step, which is required', () => {
  const form = toTaskForm(null)
  expect(form.steps).toHaveLength(1)
  const paths = TaskEdit.safeParse(toTaskEdit(form)).error?.issues.map((issue) => issue.path.join('.'))
  expect(paths).toEqual(['taskTitle', 'taskSteps.0.taskStepTitle'])
})

test('Enter focuses the next row if it is empty, else adds one', () => {
  const steps = [row('a', 'Measure'), row('b', 'Saw'), row('c', ' ')]
  expect(rowAfter(steps, 'b')).toEqual({ steps, next: 'c' })
  const grown = rowAfter(steps, 'a')
  expect(grown.steps.map((step) => step.taskStepTitle)).toEqual(['Measure', '', 'Saw', ' '])
  expect(grown.steps[1]?.key).toBe(grown.next)
})

test('focuses the row in place of a removed one, or the last', () => {
  const steps = [row('a', ''), row('b', '')]
  expect(withoutRow(steps, 'a')).toEqual({ steps: [steps[1]], next: 'b' })
  expect(withoutRow(steps, 'b')).toEqual({ steps: [steps[0]], next: 'a' })
  expect(withoutRow([steps[0]!], 'a')).toEqual({ steps: [], next: null })
})

test('counts only existing steps as removed', () => {
  const before = toTaskForm(task)
  expect(countRemoved(before, before)).toBe(0)
  expect(countRemoved(before, { ...before, steps: [before.steps[1]!, row('new', 'Sand')] })).toBe(1)
})
