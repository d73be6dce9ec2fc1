import { expect, test } from 'vitest'
import { TaskEdit, type Task } from '#contract/learning/tasks.ts'
import { rowAfter, takenAway, toTaskEdit, toTaskForm, withoutRow } from './task-form.ts'

const step = (taskStepId: number, taskStepTitle: string, isArchived = false) => ({
  taskStepId,
  taskStepTitle,
  solutionSubmited: 4 as const,
  attempts: 0,
  references: '',
  urls: '',
  files: [],
  isArchived,
})
const task: Task = {
  taskId: 1,
  taskTitle: 'Lay the first plank',
  taskSteps: [step(11, 'Measure'), step(12, 'Long gone', true), step(13, 'Saw')],
}
const row = (key: string, taskStepTitle: string) => ({ key, taskStepTitle })

test('a task is edited with the steps it has today, and they keep their ids', () => {
  const form = toTaskForm(task)
  expect(toTaskEdit(form)).toEqual({
    taskTitle: 'Lay the first plank',
    taskSteps: [
      { taskStepId: 11, taskStepTitle: 'Measure' },
      { taskStepId: 13, taskStepTitle: 'Saw' },
    ],
  })
})

test('a new task begins with one empty step, which the contract asks to be filled', () => {
  const form = toTaskForm(null)
  expect(form.steps).toHaveLength(1)
  const paths = TaskEdit.safeParse(toTaskEdit(form)).error?.issues.map((issue) => issue.path.join('.'))
  expect(paths).toEqual(['taskTitle', 'taskSteps.0.taskStepTitle'])
})

test('Enter goes to the next row if it is empty, else makes one', () => {
  const steps = [row('a', 'Measure'), row('b', 'Saw'), row('c', ' ')]
  expect(rowAfter(steps, 'b')).toEqual({ steps, next: 'c' })
  const grown = rowAfter(steps, 'a')
  expect(grown.steps.map((step) => step.taskStepTitle)).toEqual(['Measure', '', 'Saw', ' '])
  expect(grown.steps[1]?.key).toBe(grown.next)
})

test('after a row is removed, the one in its place is next; after the last, the one before', () => {
  const steps = [row('a', ''), row('b', '')]
  expect(withoutRow(steps, 'a')).toEqual({ steps: [steps[1]], next: 'b' })
  expect(withoutRow(steps, 'b')).toEqual({ steps: [steps[0]], next: 'a' })
  expect(withoutRow([steps[0]!], 'a')).toEqual({ steps: [], next: null })
})

test('only steps that the course has count as taken away', () => {
  const before = toTaskForm(task)
  expect(takenAway(before, before)).toBe(0)
  expect(takenAway(before, { ...before, steps: [before.steps[1]!, row('new', 'Sand')] })).toBe(1)
})
