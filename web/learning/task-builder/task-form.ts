import type { z } from '#contract/kit/zod.ts'
import type { Task, TaskEdit } from '#contract/learning/tasks.ts'
import { newUuid } from '#web/kit/uuid.ts'

/** Without an id, the step is new. */
export type StepRow = { key: string; taskStepId?: number; taskStepTitle: string; instructions: string }
type TaskForm = { taskTitle: string; steps: StepRow[] }

export const newStep = (): StepRow => ({ key: newUuid(), taskStepTitle: '', instructions: '' })

/** The form of a task without removed steps, or an empty one with its first step. */
export function toTaskForm(task: Task | null): TaskForm {
  if (!task) return { taskTitle: '', steps: [newStep()] }
  const steps = task.taskSteps.filter((step) => !step.isArchived)
  return {
    taskTitle: task.taskTitle,
    steps: steps.map(({ taskStepId, taskStepTitle, instructions }) => ({
      key: String(taskStepId),
      taskStepId,
      taskStepTitle,
      instructions,
    })),
  }
}

export const toTaskEdit = ({ taskTitle, steps }: TaskForm): z.input<typeof TaskEdit> => ({
  taskTitle,
  taskSteps: steps.map(({ taskStepId, taskStepTitle, instructions }) => ({
    ...(taskStepId !== undefined && { taskStepId }),
    taskStepTitle,
    instructions,
  })),
})

/** The row to focus after this one: the next if it is empty, else a new one between. */
export function rowAfter(steps: StepRow[], key: string): { steps: StepRow[]; next: string } {
  const index = steps.findIndex((step) => step.key === key)
  const following = steps[index + 1]
  if (following?.taskStepTitle.trim() === '') return { steps, next: following.key }
  const step = newStep()
  return { steps: [...steps.slice(0, index + 1), step, ...steps.slice(index + 1)], next: step.key }
}

/** Removes a row and focuses the one in its place. */
export function withoutRow(steps: StepRow[], key: string): { steps: StepRow[]; next: string | null } {
  const index = steps.findIndex((step) => step.key === key)
  const rest = steps.filter((step) => step.key !== key)
  return { steps: rest, next: (rest[index] ?? rest.at(-1))?.key ?? null }
}

export const countRemoved = (before: TaskForm, now: TaskForm): number =>
  before.steps.filter(({ taskStepId }) => taskStepId && !now.steps.some((step) => step.taskStepId === taskStepId))
    .length
