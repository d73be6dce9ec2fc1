import type { CourseImport, ImportedStep } from '#contract/learning/course-files.ts'
import { plural } from '#web/kit/format.ts'

export const countOf = ({ steps }: CourseImport, outcome: ImportedStep['outcome']): number =>
  steps.filter((step) => step.outcome === outcome).length

/** Steps that aren't in the zip stay unless their removal is confirmed. */
export const changesAnything = (report: CourseImport, removeMissing: boolean): boolean =>
  report.taskChanges.length > 0 ||
  report.steps.some(({ outcome }) => outcome !== 'same' && (outcome !== 'removed' || removeMissing))

/** Such as: 2 new steps, 1 changed, 30 unchanged. */
export function describeImport(report: CourseImport, removeMissing: boolean): string {
  const counts: [number, string][] = [
    [countOf(report, 'new'), 'new'],
    [countOf(report, 'changed'), 'changed'],
    [countOf(report, 'restored'), 'restored'],
    [countOf(report, 'removed'), removeMissing ? 'removed' : 'not in the zip'],
    [countOf(report, 'same'), 'unchanged'],
  ]
  const parts = counts.filter(([count]) => count > 0).map(([count, what]) => `${plural(count, 'step')} ${what}`)
  const [first = 'No steps', ...rest] = parts
  return [first, ...rest.map((part) => part.replace(/ steps?\b/, ''))].join(', ')
}
