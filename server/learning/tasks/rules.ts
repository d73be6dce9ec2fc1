import type { TaskEdit } from '#contract/learning/tasks.ts'
import { invalid } from '#server/kit/http/errors.ts'

type Wanted = TaskEdit['taskSteps']

/** Which steps stay under which place, which are new, and which are taken away. */
export function planSteps(existing: number[], wanted: Wanted) {
  const kept = wanted.flatMap(({ taskStepId }) => taskStepId ?? [])
  for (const [at, { taskStepId }] of wanted.entries()) {
    if (taskStepId === undefined) continue
    const field = `taskSteps.${at}.taskStepId`
    if (!existing.includes(taskStepId)) throw invalid({ [field]: 'This step is not part of the task any more' })
    if (kept.indexOf(taskStepId) !== kept.lastIndexOf(taskStepId)) throw invalid({ [field]: 'Name each step once' })
  }
  return { removed: existing.filter((id) => !kept.includes(id)) }
}

/** Every task of the course, once each, in any order. */
export function checkOrder(existing: number[], wanted: number[]): void {
  const isWhole = wanted.length === existing.length && new Set(wanted).size === wanted.length
  const isSame = isWhole && wanted.every((id) => existing.includes(id))
  if (!isSame) throw invalid({ taskIds: 'The tasks have changed meanwhile: load the page again' })
}

/** Names of reference files are joined by commas in answers, and one of a kind in their step. */
export function referenceName(given: string, taken: ReadonlySet<string>): string {
  const name = given.replaceAll(',', '')
  const [, stem = '', end = ''] = /^(.*?)(\.[^.]{1,12})?$/.exec(name) ?? []
  let free = name
  for (let next = 2; taken.has(free); next += 1) free = `${stem} (${next})${end}`
  return free
}

/** Links are joined by commas in answers, so a comma inside one is written as its code. */
export const storedUrl = (url: string): string => url.replaceAll(',', '%2C')
