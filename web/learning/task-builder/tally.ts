import type { TaskStep } from '#contract/learning/tasks.ts'
import { plural } from '#web/kit/format.ts'
import { filledUrls, toUrlRows } from './step-urls.ts'

/** 3 steps, 2 files, 1 link */
export function tally(steps: TaskStep[]): string {
  const files = steps.reduce((sum, step) => sum + step.files.length, 0)
  const links = steps.reduce((sum, step) => sum + filledUrls(toUrlRows(step.urls)).length, 0)
  return [plural(steps.length, 'step'), files > 0 && plural(files, 'file'), links > 0 && plural(links, 'link')]
    .filter(Boolean)
    .join(', ')
}
