import type { ReactNode } from 'react'
import type { CheckProgress, Exercise } from '#contract/learning/practice.ts'
import type { CheckResult } from '#engines/host/run-checks.ts'
import type { Outcome, Program } from '#engines/program.ts'
import { ChevronDown, Circle, CircleCheck, CircleX, Lightbulb, TimerOff, type Icon } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { CheckCall } from '../explanation/check-call.tsx'
import { ElementsFound } from '../explanation/elements-found.tsx'
import { FailureText, type GoTo } from '../explanation/failure-text.tsx'
import { RowsDiff } from '../explanation/rows-diff.tsx'
import { hintOf } from './exercise.rules.ts'
import { ValueDiff } from './value-diff.tsx'

const looks: Record<Outcome, { icon: Icon; tone: string; label: string }> = {
  passed: { icon: CircleCheck, tone: 'text-leaf-ink', label: 'Passed' },
  failed: { icon: CircleX, tone: 'text-vermilion', label: 'Failed' },
  error: { icon: CircleX, tone: 'text-vermilion', label: 'Error' },
  timeout: { icon: TimerOff, tone: 'text-vermilion', label: 'Took too long' },
  'not-run': { icon: Circle, tone: 'text-soft', label: 'Not run' },
}

type CheckListProps = {
  checks: Exercise['checks']
  /** Null before the first run. */
  results: readonly CheckResult[] | null
  /** What was checked. */
  program: Program | null
  progress: readonly CheckProgress[]
  onHint: (name: string) => void
  onGoTo: GoTo
}

export function CheckList({ checks, results, ...shared }: CheckListProps) {
  const firstFailed = results?.find(({ outcome }) => outcome !== 'passed' && outcome !== 'not-run')?.name
  return (
    <ul aria-label="Checks" className="divide-y divide-line">
      {checks.map((check) => (
        <CheckRow
          key={check.name}
          check={check}
          result={results?.find(({ name }) => name === check.name) ?? null}
          isOpenAtFirst={check.name === firstFailed}
          {...shared}
        />
      ))}
    </ul>
  )
}

type CheckRowProps = Omit<CheckListProps, 'checks' | 'results'> & {
  check: Exercise['checks'][number]
  result: CheckResult | null
  isOpenAtFirst: boolean
}

/** One failure at a time is open, so that a learner isn't met by a wall of red. */
function CheckRow({ check, result, isOpenAtFirst, program, progress, onHint, onGoTo }: CheckRowProps) {
  const outcome = result?.outcome ?? 'not-run'
  if (!result || outcome === 'passed' || outcome === 'not-run') {
    return (
      <li className="px-4 py-2.5">
        <CheckName name={check.name} outcome={outcome} isQuiet={!result} />
      </li>
    )
  }
  return (
    <li>
      <details open={isOpenAtFirst} className="group/check">
        <summary className="px-4 py-2.5 outline-offset-[-2px] hover:bg-haze/60">
          <CheckName name={check.name} outcome={outcome}>
            <ChevronDown
              aria-hidden="true"
              className="mt-0.5 size-5 shrink-0 text-soft transition-transform group-open/check:rotate-180"
            />
          </CheckName>
        </summary>
        <div className="grid grid-cols-1 gap-3 px-4 pb-3 sm:pl-11.5">
          <CheckDetails check={check} result={result} program={program} onGoTo={onGoTo} />
          <Hint check={check} progress={progress} onHint={onHint} />
        </div>
      </details>
    </li>
  )
}

type CheckNameProps = { name: string; outcome: Outcome; isHidden?: boolean; isQuiet?: boolean; children?: ReactNode }

export function CheckName({ name, outcome, isHidden = false, isQuiet = false, children }: CheckNameProps) {
  const { icon: Icon, tone, label } = looks[outcome]
  return (
    <div className="flex items-start gap-2.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name}
        {isHidden && <span className="text-soft"> (hidden check)</span>}
      </span>
      <span
        className={classes(
          'type-small mt-0.5 shrink-0 font-semibold',
          tone,
          isQuiet && 'sr-only',
          outcome === 'passed' && 'max-sm:sr-only',
        )}
      >
        {label}
      </span>
      {children}
    </div>
  )
}

type DetailsProps = Pick<CheckRowProps, 'program'> & {
  /** Null where the check isn't known any more. */
  check: Exercise['checks'][number] | null
  result: Pick<CheckResult, 'expected' | 'actual' | 'failure'>
  onGoTo?: GoTo | undefined
}

/** What went wrong in plain words, what the check did, and what it expected. */
export function CheckDetails({ check, result: { expected, actual, failure }, program, onGoTo }: DetailsProps) {
  const Difference = program?.language === 'sql' ? RowsDiff : ValueDiff
  return (
    <>
      <FailureText
        failure={failure}
        program={program}
        // A snippet for the compiler isn't a call.
        check={!check || check.kind === 'types' ? null : { run: check.run, expected, actual }}
        onGoTo={onGoTo}
      />
      {program?.language === 'html' && check && <ElementsFound run={check.run} program={program} />}
      {program && check && <CheckCall check={check} language={program.language} />}
      {expected !== null && actual !== null && <Difference expected={expected} actual={actual} />}
      {expected !== null && actual === null && (
        <dl className="exercise-values">
          <dt>Expected</dt>
          <dd>
            <code>{expected}</code>
          </dd>
        </dl>
      )}
    </>
  )
}

type HintProps = {
  check: Exercise['checks'][number]
  progress: readonly CheckProgress[]
  onHint: (name: string) => void
}

function Hint({ check, progress, onHint }: HintProps) {
  const state = hintOf(check, progress)
  if (state === 'none') return null
  if (state === 'offered') {
    return (
      <Button
        size="small"
        className="justify-self-start"
        aria-label={`Show hint: ${check.name}`}
        onClick={() => onHint(check.name)}
      >
        <Lightbulb aria-hidden="true" className="size-4" />
        Show hint
      </Button>
    )
  }
  return <HintText text={check.hint} />
}

export const HintText = ({ text, className }: { text: string; className?: string }) => (
  <p
    className={classes(
      'flex items-start gap-2.5 rounded-control bg-marigold-tint px-3 py-2 text-marigold-ink',
      className,
    )}
  >
    <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
    <span className="min-w-0">
      <span className="font-semibold">Hint: </span>
      {text}
    </span>
  </p>
)
