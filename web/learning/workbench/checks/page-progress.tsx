import type { CheckProgress } from '#contract/learning/practice.ts'
import { ago, plural } from '#web/kit/format.ts'
import { Lightbulb } from '#web/kit/icons.tsx'

/** How the learner fared with the checks before submitting. */
export function PageProgress({ checks }: { checks: CheckProgress[] }) {
  const failures = checks.reduce((sum, check) => sum + check.failures, 0)
  const hints = checks.filter(({ hintShownAt }) => hintShownAt !== null).length
  const sorted = checks.toSorted((a, b) => b.failures - a.failures)
  return (
    <details>
      <summary className="type-small link inline-block rounded-small pointer-coarse:min-h-11">
        While practising: {failures === 0 ? 'no failures' : plural(failures, 'failure')},{' '}
        {hints === 0 ? 'no hints' : plural(hints, 'hint')} opened
      </summary>
      <ul className="type-small mt-2 grid grid-cols-1 gap-1.5">
        {sorted.map(({ name, failures, isPassed, hintShownAt }) => (
          <li key={name} className="wrap-anywhere">
            {name}
            <span className="block text-soft">
              {failures === 0 ? 'Passed at first' : `Failed ${plural(failures, 'time')}`}
              {failures > 0 && (isPassed ? ', then passed' : ', not passed yet')}
              {hintShownAt && (
                <>
                  {' · '}
                  <Lightbulb aria-hidden="true" className="-mt-0.5 inline size-3.5" /> Hint opened {ago(hintShownAt)}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
