import type { z } from '#contract/kit/zod.ts'
import type { Task, TaskEdit } from '#contract/learning/tasks.ts'
import { newUuid } from '#web/kit/uuid.ts'

/** A step as it stands in the form; without id it is new. */
export type StepRow = { key: string; taskStepId?: number; taskStepTitle: string }
export type TaskForm = { taskTitle: string; steps: StepRow[] }

export const newStep = (): StepRow => ({ key: newUuid(), taskStepTitle: '' })

/** A task as it is edited, or an empty one with room for its first step. What left the course is not edited. */
export function toTaskForm(task: Task | null): TaskForm {
  if (!task) return { taskTitle: '', steps: [newStep()] }
  const steps = task.taskSteps.filter((step) => !step.isArchived)
  return {
    taskTitle: task.taskTitle,
    steps: steps.map(({ taskStepId, taskStepTitle }) => ({ key: String(taskStepId), taskStepId, taskStepTitle })),
  }
}

export const toTaskEdit = ({ taskTitle, steps }: TaskForm): z.input<typeof TaskEdit> => ({
  taskTitle,
  taskSteps: steps.map(({ taskStepId, taskStepTitle }) => ({
    ...(taskStepId !== undefined && { taskStepId }),
    taskStepTitle,
  })),
})

/** The row to write in after this one, and the rows with it: the next if it is still empty, else a new one between. */
export function rowAfter(steps: StepRow[], key: string): { steps: StepRow[]; next: string } {
  const index = steps.findIndex((step) => step.key === key)
  const following = steps[index + 1]
  if (following?.taskStepTitle.trim() === '') return { steps, next: following.key }
  const step = newStep()
  return { steps: [...steps.slice(0, index + 1), step, ...steps.slice(index + 1)], next: step.key }
}

/** The rows without this one, and the one that stands where it stood. */
export function withoutRow(steps: StepRow[], key: string): { steps: StepRow[]; next: string | null } {
  const index = steps.findIndex((step) => step.key === key)
  const rest = steps.filter((step) => step.key !== key)
  return { steps: rest, next: (rest[index] ?? rest.at(-1))?.key ?? null }
}

/** How many steps that the course has would be taken away. */
export const takenAway = (before: TaskForm, now: TaskForm): number =>
  before.steps.filter(({ taskStepId }) => taskStepId && !now.steps.some((step) => step.taskStepId === taskStepId))
    .length
