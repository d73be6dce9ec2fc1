import type { BatchDetails, FormerLearner, PlanChange } from '#contract/learning/batches.ts'
import { day, plural } from '#web/kit/format.ts'
import { ChevronDown } from '#web/kit/icons.tsx'

/** Folded: what was changed in the plan, and who isn't in the batch any more. */
export function BatchHistory({ batch: { changes, former } }: { batch: BatchDetails }) {
  if (changes.length + former.length === 0) return null
  return (
    <details className="group border-t border-line">
      <summary className="touch flex min-h-11 items-center justify-between gap-4 rounded-small py-3 font-semibold hover:text-indigo">
        History
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-3 pt-2">
        {changes.map((change) => (
          <li key={`change ${change.changeId}`}>
            <p className="wrap-anywhere">{describeChange(change)}</p>
            <p className="type-small text-soft">
              {day(change.at)}
              {change.by && ` by ${change.by}`}
            </p>
          </li>
        ))}
        {former.map((learner) => (
          <li key={`former ${learner.userId} ${learner.leftAt}`}>
            <p className="wrap-anywhere">{describeLeaving(learner)}</p>
            <p className="type-small text-soft">In the batch from {day(learner.joinedAt)}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}

function describeChange({ taskTitle, days, reason }: PlanChange): string {
  const by = `${plural(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`
  return taskTitle === null ? `The plan moved ${by}: ${reason}` : `“${taskTitle}” moved ${by}`
}

function describeLeaving({ name, leftAt, removedBy }: FormerLearner): string {
  const by = removedBy === null || removedBy === name ? '' : `, taken out by ${removedBy}`
  return `${name} left on ${day(leftAt)}${by}`
}
