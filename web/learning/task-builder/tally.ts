import type { TaskStep } from '#contract/learning/tasks.ts'
import { count } from '#web/kit/format.ts'
import { filledUrls, toUrlRows } from './step-urls.ts'

/** 1 task, 3 tasks. */
export const many = (amount: number, one: string): string => `${count(amount)} ${amount === 1 ? one : `${one}s`}`

/** What hangs on these steps, in words; files and links only where there are any. */
export function tally(steps: TaskStep[]): string {
  const files = steps.reduce((sum, step) => sum + step.files.length, 0)
  const links = steps.reduce((sum, step) => sum + filledUrls(toUrlRows(step.urls)).length, 0)
  return [many(steps.length, 'step'), files > 0 && many(files, 'file'), links > 0 && many(links, 'link')]
    .filter(Boolean)
    .join(', ')
}
