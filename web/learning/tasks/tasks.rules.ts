import { stepStates, type Task } from '#contract/learning/tasks.ts'

/** Completed when every step is approved, not counting steps removed from the course. */
export function isCompleted({ taskSteps }: Task): boolean {
  const current = taskSteps.filter((step) => !step.isArchived)
  return (current.length > 0 ? current : taskSteps).every((step) => step.solutionSubmited === stepStates.approved)
}

/** Something was read, saved or submitted. */
export const isStarted = ({ taskSteps }: Task): boolean =>
  taskSteps.some(
    ({ solutionSubmited, percentRead, draftSavedAt }) =>
      solutionSubmited !== stepStates.none || percentRead > 0 || draftSavedAt !== null,
  )

/** The task to expand: the one with the given step, else the first unfinished one. */
export function taskToOpen(tasks: Task[], taskStepId: number | null): number | null {
  const linked = tasks.find(({ taskSteps }) => taskSteps.some((step) => step.taskStepId === taskStepId))
  return (linked ?? tasks.find((task) => !isCompleted(task)))?.taskId ?? null
}
