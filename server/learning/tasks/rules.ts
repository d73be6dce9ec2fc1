import { maxStepName, type NewStep, type Task, type TaskEdit } from '#contract/learning/tasks.ts'
import { invalid } from '#server/kit/errors.ts'
import { truncate } from '#server/kit/truncate.ts'

/**
 * The name and instructions of a new step. The spec's call has only a title without a limit, so a long one is kept
 * completely as the instructions, and the name is cut at a word.
 */
export function toStep({ taskStepTitle, instructions = '' }: NewStep): { name: string; instructions: string } {
  if (taskStepTitle.length <= maxStepName) return { name: taskStepTitle, instructions }
  // Not much would be left of a title that is nearly one word.
  const words = /^.{20,59}(?=\s)/s.exec(taskStepTitle)?.[0] ?? truncate(taskStepTitle, maxStepName - 1)
  return { name: `${words.trimEnd()}…`, instructions: taskStepTitle }
}

/** Returns the steps that are missing in the edit. */
export function removedSteps(existing: number[], edited: TaskEdit['taskSteps']): number[] {
  const remaining = edited.flatMap(({ taskStepId }) => taskStepId ?? [])
  for (const [index, { taskStepId }] of edited.entries()) {
    if (taskStepId === undefined) continue
    const field = `taskSteps.${index}.taskStepId`
    if (!existing.includes(taskStepId)) throw invalid({ [field]: 'This step is no longer part of the task' })
    const isRepeated = remaining.indexOf(taskStepId) !== remaining.lastIndexOf(taskStepId)
    if (isRepeated) throw invalid({ [field]: 'List each step only once' })
  }
  return existing.filter((id) => !remaining.includes(id))
}

/** The new order must contain every task of the course once. */
export function assertSameTasks(existing: number[], ordered: number[]): void {
  const isSame =
    ordered.length === existing.length &&
    new Set(ordered).size === ordered.length &&
    ordered.every((id) => existing.includes(id))
  if (!isSame) throw invalid({ taskIds: 'The tasks have changed. Reload the page and try again.' })
}

/** What a learner still sees when their access has ended: the steps they submitted, without lesson and materials. */
export const submittedOnly = (tasks: Task[]): Task[] =>
  tasks.flatMap((task) => {
    const taskSteps = task.taskSteps
      .filter(({ attempts }) => attempts > 0)
      .map((step) => ({
        ...step,
        instructions: '',
        hasLesson: false,
        hasExercise: false,
        references: '',
        urls: '',
        files: [],
        draftSavedAt: null,
      }))
    return taskSteps.length > 0 ? { ...task, taskSteps } : []
  })

/** Responses join the names with commas, so they contain none. Names are unique within a step. */
export function referenceName(fileName: string, taken: ReadonlySet<string>): string {
  const name = fileName.replaceAll(',', '')
  const [, stem = '', end = ''] = /^(.*?)(\.[^.]{1,12})?$/.exec(name) ?? []
  let unique = name
  for (let next = 2; taken.has(unique); next += 1) unique = `${stem} (${next})${end}`
  return unique
}

/** Responses join the links with commas. */
export const encodeCommas = (url: string): string => url.replaceAll(',', '%2C')
