import type { CheckResult } from '#contract/learning/practice.ts'
import type { Check, Program } from '#engines/program.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { plural } from '#web/kit/format.ts'
import { CircleCheck, CircleX, EyeOff } from '#web/kit/icons.tsx'
import { CircleMinus } from '#web/kit/staff-icons.tsx'
import { FailureText as ExplainedFailure } from '../practice/explanation/failure-text.tsx'
import type { Happened } from '../practice/explanation/use-explanations.ts'
import type { Change, ComparedResult } from './compare-runs.ts'

/** Opens a file at a line; `paths` are the files that can be opened. */
export type OpenLine = { paths: ReadonlySet<string>; open: (path: string, line: number) => void }

export type CheckListProps = {
  results: readonly ComparedResult[]
  /** Opens the file at the line of an error. */
  onOpenLine?: OpenLine | undefined
  ran?: Ran | null
}

/** What was run, if it is known: then failures are explained as learners see it. */
export type Ran = {
  /** Null for a project: its failures say what happened. */
  program: Program | null
  checks: readonly (Pick<Check, 'name' | 'run' | 'kind'> & { steps?: unknown[] | undefined })[]
}

/** Results of checks: what fails in full, what passes folded. */
export function CheckList({ results, onOpenLine, ran = null }: CheckListProps) {
  const passed = results.filter(({ outcome }) => outcome === 'passed')
  const others = results.filter(({ outcome }) => outcome !== 'passed')
  return (
    <>
      {others.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {others.map((result) => (
            <Item key={result.name} result={result} onOpenLine={onOpenLine} ran={ran} />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <details className={others.length > 0 ? 'mt-2' : undefined}>
          <summary className="type-small link inline-block rounded-small pointer-coarse:min-h-11">
            {plural(passed.length, 'passed check')}
          </summary>
          <ul className="mt-2 grid grid-cols-1 gap-1.5">
            {passed.map((result) => (
              <Item key={result.name} result={result} onOpenLine={onOpenLine} ran={ran} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const icons = { passed: CircleCheck, failed: CircleX, error: CircleX, timeout: CircleX, 'not-run': CircleMinus }
const colours = {
  passed: 'text-leaf',
  failed: 'text-vermilion',
  error: 'text-vermilion',
  timeout: 'text-vermilion',
  'not-run': 'text-soft',
}
const labels: Record<CheckResult['outcome'], string> = {
  passed: 'Passed',
  failed: 'Failed',
  error: 'Failed with an error',
  timeout: 'Took too long',
  'not-run': 'Not run',
}

type ItemProps = { result: ComparedResult; onOpenLine: OpenLine | undefined; ran: Ran | null }

function Item({ result, onOpenLine, ran }: ItemProps) {
  const { name, outcome, isHidden, change, expected, actual, failure } = result
  const Icon = icons[outcome]
  const isWrong = outcome !== 'passed' && outcome !== 'not-run'
  const code = ran?.checks.find((one) => one.name === name)
  // A snippet for the compiler isn't a call.
  const check = isWrong && code && code.kind !== 'types' ? { run: code.run, expected, actual } : null
  return (
    <li className="flex min-w-0 items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 ${colours[outcome]}`} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <span className="sr-only">{labels[outcome]}: </span>
          <span className={isWrong ? 'font-medium' : undefined}>{name}</span>
          {outcome === 'not-run' && <span className="type-small text-soft"> not run</span>}
          {isHidden && <HiddenMark />}
          {change && <ChangeMark change={change} />}
        </p>
        {isWrong && <FailureText failure={failure} program={ran?.program} check={check} onOpenLine={onOpenLine} />}
        {isWrong && code?.steps && <Steps text={code.run} />}
        {isWrong && expected !== null && <Values expected={expected} actual={actual} />}
      </div>
    </li>
  )
}

const HiddenMark = () => (
  <span
    className="type-small ml-1.5 inline-flex items-center gap-1 text-soft"
    title="Learners don’t see what this expects"
  >
    <EyeOff aria-hidden="true" className="size-3.5" />
    hidden
  </span>
)

function ChangeMark({ change }: { change: Change }) {
  const tone = change === 'now passes' ? 'good' : change === 'newly fails' ? 'bad' : 'new'
  return (
    <Badge tone={tone} className="ml-1.5 align-middle">
      {change}
    </Badge>
  )
}

/** What a check of a project did, one step after the other. */
const Steps = ({ text }: { text: string }) => (
  <details className="mt-1 text-sm">
    <summary className="type-small link inline-block rounded-small pointer-coarse:min-h-11">
      Steps of this check
    </summary>
    <pre
      // A scrolling region must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-1 max-h-60 overflow-auto rounded-small bg-haze px-1.5 font-mono text-[0.8125rem] leading-6 wrap-anywhere whitespace-pre-wrap"
    >
      {text}
    </pre>
  </details>
)

function Values({ expected, actual }: { expected: string; actual: string | null }) {
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-sm">
      <dt className="text-soft">Expected</dt>
      <Value text={expected} />
      {actual !== null && (
        <>
          <dt className="text-soft">Actual</dt>
          <Value text={actual} />
        </>
      )}
    </dl>
  )
}

const Value = ({ text }: { text: string }) => (
  <dd
    // A scrolling region must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    className="max-h-40 overflow-auto rounded-small bg-haze px-1.5 font-mono text-[0.8125rem] leading-6 wrap-anywhere whitespace-pre-wrap"
  >
    {text}
  </dd>
)

type FailureTextProps = Happened & { onOpenLine?: OpenLine | undefined }

/** What failed as learners see it, with the line it comes from, which opens the file. */
export function FailureText({ onOpenLine, ...happened }: FailureTextProps) {
  const file = happened.failure?.file ?? null
  return (
    <div className="mt-1 text-sm">
      <ExplainedFailure
        {...happened}
        onGoTo={file !== null && onOpenLine?.paths.has(file) ? (_, line) => onOpenLine.open(file, line) : undefined}
      />
    </div>
  )
}
