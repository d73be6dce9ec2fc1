import { byMilestone } from '#contract/learning/exercises/milestones.ts'
import type { CheckResult } from '#contract/learning/practice.ts'
import { CircleCheck } from '#web/kit/icons.tsx'
import { CheckList, type CheckListProps } from './check-list.tsx'
import { compareRuns } from './compare-runs.ts'

type MilestoneResultsProps = Omit<CheckListProps, 'results'> & {
  results: readonly CheckResult[]
  /** Null without an earlier run. */
  earlier: readonly CheckResult[] | null
}

/** Results of a project, for each of its parts: how many of its checks pass, then which don't. */
export function MilestoneResults({ results, earlier, ...shown }: MilestoneResultsProps) {
  return (
    <ol aria-label="Milestones" className="grid grid-cols-1 gap-3">
      {byMilestone(results).map(({ name, of }) => {
        const passed = of.filter(({ outcome }) => outcome === 'passed').length
        const isDone = passed === of.length
        return (
          <li key={name} className="min-w-0 border-t border-line pt-2">
            <p className="mb-1 flex items-start gap-1.5 font-medium">
              {isDone && <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-leaf" />}
              <span className="min-w-0 flex-1 wrap-anywhere">{name ?? 'Also checked'}</span>
              <span className={isDone ? 'text-leaf-ink' : 'text-soft'}>
                {passed} of {of.length}
                <span className="sr-only"> passed</span>
              </span>
            </p>
            <CheckList results={compareRuns(of, earlier)} {...shown} />
          </li>
        )
      })}
    </ol>
  )
}
