import { Circle, CircleCheck, CircleX, Lightbulb, TimerOff, type LucideIcon } from 'lucide-react'
import type { CheckProgress, Exercise } from '#contract/learning/practice.ts'
import type { CheckResult } from '#engines/host/run-checks.ts'
import type { Outcome } from '#engines/program.ts'
import type { Failure } from '#engines/realm/protocol.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { hintOf } from './exercise.rules.ts'
import { ValueDiff } from './value-diff.tsx'

const looks: Record<Outcome, { icon: LucideIcon; tone: string; label: string }> = {
  passed: { icon: CircleCheck, tone: 'text-leaf-ink', label: 'Passed' },
  failed: { icon: CircleX, tone: 'text-vermilion', label: 'Failed' },
  error: { icon: CircleX, tone: 'text-vermilion', label: 'Error' },
  timeout: { icon: TimerOff, tone: 'text-vermilion', label: 'Took too long' },
  'not-run': { icon: Circle, tone: 'text-soft', label: 'Not run' },
}

export type GoTo = (file: string | null, line: number) => void

type CheckListProps = {
  checks: Exercise['checks']
  /** Null before the first run. */
  results: readonly CheckResult[] | null
  progress: readonly CheckProgress[]
  onHint: (name: string) => void
  onGoTo: GoTo
}

export function CheckList({ checks, results, progress, onHint, onGoTo }: CheckListProps) {
  return (
    <ul aria-label="Checks" className="divide-y divide-line">
      {checks.map((check) => {
        const result = results?.find(({ name }) => name === check.name) ?? null
        return (
          <li key={check.name} className="px-4 py-2.5 sm:px-5">
            <CheckName name={check.name} outcome={result?.outcome ?? 'not-run'} />
            {result && result.outcome !== 'passed' && result.outcome !== 'not-run' && (
              <div className="mt-2 ml-7.5 grid grid-cols-1 gap-3">
                <Details result={result} onGoTo={onGoTo} />
                <Hint check={check} progress={progress} onHint={onHint} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type CheckNameProps = { name: string; outcome: Outcome; isHidden?: boolean }

export function CheckName({ name, outcome, isHidden = false }: CheckNameProps) {
  const { icon: Icon, tone, label } = looks[outcome]
  return (
    <div className="flex items-start gap-2.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {name}
        {isHidden && <span className="text-soft"> (hidden check)</span>}
      </p>
      <span className={`type-small mt-0.5 shrink-0 font-semibold ${tone}`}>{label}</span>
    </div>
  )
}

function Details({ result: { expected, actual, failure }, onGoTo }: { result: CheckResult; onGoTo: GoTo }) {
  return (
    <>
      {expected !== null && actual !== null && <ValueDiff expected={expected} actual={actual} />}
      {failure && <FailureText failure={failure} onGoTo={onGoTo} />}
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

/** An error with the place in the learner's file. */
export function FailureText({ failure, onGoTo }: { failure: Failure; onGoTo?: GoTo }) {
  const { name, message, file, line } = failure
  const place = file ? `${file}, line ${line}` : `Line ${line}`
  return (
    <p className="wrap-anywhere whitespace-pre-wrap text-vermilion">
      {name && <span className="font-semibold">{name}: </span>}
      {message}
      {line !== null && !onGoTo && <span className="font-semibold"> {place}</span>}
      {line !== null && onGoTo && (
        <>
          {' '}
          <button type="button" onClick={() => onGoTo(file, line)} className="touch link font-semibold">
            {place}
          </button>
        </>
      )}
    </p>
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
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-marigold-tint px-3 py-2 text-marigold-ink">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <span className="font-semibold">Hint: </span>
        {check.hint}
      </span>
    </p>
  )
}
