import { expect, test } from 'vitest'
import type { StepState, Task } from '#contract/learning/tasks.ts'
import { isCompleted, isStarted, taskToOpen } from './tasks.rules.ts'

const task = (taskId: number, ...states: (StepState | 'archived')[]): Task => ({
  taskId,
  taskTitle: `Task ${taskId}`,
  week: null,
  taskSteps: states.map((state, index) => ({
    taskStepId: taskId * 10 + index,
    taskStepTitle: `Step ${index}`,
    instructions: '',
    effort: '',
    summary: '',
    hasLesson: false,
    hasExercise: false,
    percentRead: 0,
    draftSavedAt: null,
    solutionSubmited: state === 'archived' ? 0 : state,
    attempts: 0,
    references: '',
    urls: '',
    files: [],
    isArchived: state === 'archived',
  })),
})

test('a task is completed when every current step is approved', () => {
  expect(isCompleted(task(1, 2, 2))).toBe(true)
  for (const state of [4, 1, 0] as const) expect(isCompleted(task(1, 2, state))).toBe(false)
  expect(isCompleted(task(1, 2, 'archived'))).toBe(true)
  expect(isCompleted(task(1, 'archived'))).toBe(false)
})

test('a task is in progress once something in it was read, saved or submitted', () => {
  const untouched = task(1, 4, 4)
  const withStep = (change: Partial<Task['taskSteps'][number]>) => ({
    ...untouched,
    taskSteps: untouched.taskSteps.with(1, { ...untouched.taskSteps[1]!, ...change }),
  })
  expect(isStarted(untouched)).toBe(false)
  expect(isStarted(withStep({ percentRead: 3 }))).toBe(true)
  expect(isStarted(withStep({ draftSavedAt: '2026-11-18T00:00:00Z' }))).toBe(true)
  expect(isStarted(withStep({ solutionSubmited: 1 }))).toBe(true)
})

test('expands the first unfinished task, or the one with the given step', () => {
  const tasks = [task(1, 2), task(2, 2, 0), task(3, 4)]
  expect(taskToOpen(tasks, null)).toBe(2)
  expect(taskToOpen(tasks, 30)).toBe(3)
  expect(taskToOpen(tasks, 99)).toBe(2)
  expect(taskToOpen([task(1, 2)], null)).toBeNull()
})
