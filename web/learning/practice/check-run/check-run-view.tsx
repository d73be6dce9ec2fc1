import type { CheckResult, CheckRun } from '#contract/learning/practice.ts'
import { ChevronRight, CircleCheck, CircleX, Info, type Icon } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Spinner } from '#web/kit/layout/spinner.tsx'
import { CheckName, HintText } from '../exercise/check-list.tsx'
import { FailureText } from '../explanation/failure-text.tsx'
import { ValueDiff } from '../exercise/value-diff.tsx'
import { describeRun } from './check-run.rules.ts'
import '../exercise/exercise.css'

/** The server's result of the checks of an attempt. */
export function CheckRunView({ run }: { run: CheckRun }) {
  const { state, results, failure, claimedPassed } = run
  const isWaiting = state === 'queued' || state === 'running'
  const { icon: Icon, tone } = lookOf(run)
  return (
    <div className="exercise mt-4 max-w-2xl">
      <output className={classes('flex items-start gap-2.5 px-4 py-2.5 font-semibold', tone)}>
        {isWaiting ? <Spinner /> : <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
        <span className="min-w-0">
          {describeRun(run)}
          {state === 'unavailable' && claimedPassed !== null && (
            <span className="block font-normal text-soft">
              {claimedPassed === 1 ? '1 check' : `${claimedPassed} checks`} passed there. Your mentor reviews your code.
            </span>
          )}
        </span>
      </output>
      {state === 'done' && failure && (
        <div className="border-t border-line px-4 py-2.5">
          <FailureText failure={failure} program={null} />
        </div>
      )}
      {results.length > 0 && <Results results={results} isOpen={run.passed < run.total && failure === null} />}
    </div>
  )
}

function lookOf({ state, passed, total, failure }: CheckRun): { icon: Icon; tone: string } {
  if (state !== 'done') return { icon: Info, tone: state === 'failed' && !failure ? 'text-vermilion' : 'text-ink' }
  return passed === total && total > 0
    ? { icon: CircleCheck, tone: 'text-leaf-ink' }
    : { icon: CircleX, tone: 'text-vermilion' }
}

function Results({ results, isOpen }: { results: CheckResult[]; isOpen: boolean }) {
  return (
    <details open={isOpen} className="group/checks border-t border-line">
      <summary className="type-label inline-flex min-h-9 items-center gap-1.5 rounded-small px-4 hover:text-indigo pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 text-soft transition-transform group-open/checks:rotate-90"
        />
        Checks
      </summary>
      <ul aria-label="Results of the checks" className="divide-y divide-line border-t border-line">
        {results.map((result) => (
          <li key={result.name} className="px-4 py-2.5">
            <CheckName name={result.name} outcome={result.outcome} isHidden={result.isHidden} />
            {!result.isHidden && result.outcome !== 'passed' && <Details result={result} />}
            {result.isHidden && result.hint && <HintText text={result.hint} className="mt-2 ml-7.5" />}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Details({ result: { expected, actual, failure } }: { result: CheckResult }) {
  if (!failure && (expected === null || actual === null)) return null
  return (
    <div className="mt-2 ml-7.5 grid grid-cols-1 gap-2">
      {expected !== null && actual !== null && <ValueDiff expected={expected} actual={actual} />}
      {failure && <FailureText failure={failure} program={null} />}
    </div>
  )
}
