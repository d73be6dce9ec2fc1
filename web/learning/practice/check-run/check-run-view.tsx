import { byMilestone, hasMilestones } from '#contract/learning/exercises/milestones.ts'
import type { CheckResult, CheckRun, Exercise } from '#contract/learning/practice.ts'
import type { Program } from '#engines/program.ts'
import { ChevronRight, CircleCheck, CircleX, Info, type Icon } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Spinner } from '#web/kit/layout/spinner.tsx'
import { CheckDetails, CheckName, HintText } from '../exercise/check-list.tsx'
import { FailureText } from '../explanation/failure-text.tsx'
import { describeRun } from './check-run.rules.ts'
import '../exercise/exercise.css'

type CheckRunViewProps = {
  run: CheckRun
  /** Its name, where there was a choice. */
  language?: string | null
  /** What was run; null where the code isn't known. */
  program: Program | null
  /** The visible ones, if they are still the same. */
  checks: Exercise['checks']
}

/** The server's result of the checks of an attempt. */
export function CheckRunView({ run, language, program, checks }: CheckRunViewProps) {
  const { state, results, failure, claimedPassed } = run
  const isWaiting = state === 'queued' || state === 'running'
  const { icon: Icon, tone } = lookOf(run)
  return (
    <div className="exercise mt-4 max-w-2xl">
      <output className={classes('flex items-start gap-2.5 px-4 py-2.5 font-semibold', tone)}>
        {isWaiting ? <Spinner /> : <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
        <span className="min-w-0">
          {describeRun(run)}
          {language && <span className="font-normal text-soft"> in {language}</span>}
          {state === 'unavailable' && claimedPassed !== null && (
            <span className="block font-normal text-soft">
              {claimedPassed === 1 ? '1 check' : `${claimedPassed} checks`} passed there. Your mentor reviews your code.
            </span>
          )}
        </span>
      </output>
      {state === 'done' && failure && (
        <div className="border-t border-line px-4 py-2.5">
          <FailureText failure={failure} program={program} />
        </div>
      )}
      {results.length > 0 && (
        <Results
          results={results}
          isOpen={run.passed < run.total && failure === null}
          program={program}
          checks={checks}
        />
      )}
    </div>
  )
}

function lookOf({ state, passed, total, failure }: CheckRun): { icon: Icon; tone: string } {
  if (state !== 'done') return { icon: Info, tone: state === 'failed' && !failure ? 'text-vermilion' : 'text-ink' }
  return passed === total && total > 0
    ? { icon: CircleCheck, tone: 'text-leaf-ink' }
    : { icon: CircleX, tone: 'text-vermilion' }
}

type ResultsProps = Pick<CheckRunViewProps, 'program' | 'checks'> & { results: CheckResult[]; isOpen: boolean }

function Results({ results, isOpen, ...shown }: ResultsProps) {
  return (
    <details open={isOpen} className="group/checks border-t border-line">
      <summary className="type-label inline-flex min-h-9 items-center gap-1.5 rounded-small px-4 hover:text-indigo pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 text-soft transition-transform group-open/checks:rotate-90"
        />
        Checks
      </summary>
      {hasMilestones(results) ? (
        byMilestone(results).map(({ name, of }) => (
          <fieldset key={name} aria-label={name ?? otherChecks} className="min-w-0 border-t border-line">
            <h4 className="flex items-start gap-2.5 bg-haze/60 px-4 py-2 font-semibold">
              <span className="min-w-0 flex-1 wrap-anywhere">{name ?? otherChecks}</span>
              <span className="font-normal text-soft tabular-nums">
                {of.filter(({ outcome }) => outcome === 'passed').length} of {of.length}
              </span>
            </h4>
            <ResultList results={of} {...shown} />
          </fieldset>
        ))
      ) : (
        <ResultList results={results} {...shown} />
      )}
    </details>
  )
}

const otherChecks = 'Also checked'

function ResultList({ results, program, checks }: Omit<ResultsProps, 'isOpen'>) {
  return (
    <ul aria-label="Results of the checks" className="divide-y divide-line border-t border-line">
      {results.map((result) => (
        <li key={result.name} className="px-4 py-2.5">
          <CheckName name={result.name} outcome={result.outcome} isHidden={result.isHidden} />
          {!result.isHidden && result.outcome !== 'passed' && result.outcome !== 'not-run' && (
            <div className="mt-2 ml-7.5 grid grid-cols-1 gap-2">
              <CheckDetails
                check={checks.find(({ name }) => name === result.name) ?? null}
                result={result}
                program={program}
              />
            </div>
          )}
          {result.isHidden && result.hint && <HintText text={result.hint} className="mt-2 ml-7.5" />}
        </li>
      ))}
    </ul>
  )
}
