import type { ReactNode } from 'react'
import type { CheckProgress, Exercise } from '#contract/learning/practice.ts'
import type { Program } from '#engines/program.ts'
import { ChevronRight, Circle, CircleCheck } from '#web/kit/icons.tsx'
import { Spinner } from '#web/kit/layout/spinner.tsx'
import { CheckList } from '../exercise/check-list.tsx'
import { progressText } from '../exercise/exercise.rules.ts'
import type { ExercisePanelProps } from '../exercise/panel-props.ts'
import { FailureText, type GoTo } from '../explanation/failure-text.tsx'
import { ProgramOutput } from '../program-output.tsx'
import { mergedResults, partsOf, type ProjectPart } from './parts.rules.ts'

type ProjectResultsProps = {
  exercise: Exercise
  checks: ExercisePanelProps['checks']
  /** What was checked. */
  program: Program | null
  progress: readonly CheckProgress[]
  /** Whether the files are still those that were checked. */
  isCurrent: boolean
  onHint: (name: string) => void
  onGoTo: GoTo
}

/** The checks of a project by milestone, with their newest results, which come one after the other. */
export function ProjectResults({ exercise, checks, program, isCurrent, ...list }: ProjectResultsProps) {
  const { state, checked, problem, printed } = checks
  const isChecking = state === 'running'
  const results = mergedResults(checked?.results ?? null, isChecking ? checks.results : null)
  const parts = partsOf(exercise.checks, results, list.progress)
  const current = parts.find(({ isDone }) => !isDone)
  const shown = { results, program, ...list }
  return (
    <>
      <output className="type-label flex flex-wrap items-center gap-x-3 px-4 pb-2">
        {isChecking && <Spinner className="size-4.5" />}
        <span>{isChecking ? runningText(checks, exercise) : progressText(checked?.results ?? null, exercise)}</span>
        {problem && <span className="basis-full font-normal text-vermilion">{problem}</span>}
        {state === 'stopped' && <span className="font-normal text-soft">Stopped.</span>}
        {checked && !isCurrent && !isChecking && (
          <span className="font-normal text-soft">You’ve changed the project since. Run the checks again.</span>
        )}
      </output>
      {checked?.failure && !isChecking && (
        <div className="mx-4 my-2">
          <p className="mb-1 font-semibold">Your project couldn’t be started, so no check ran.</p>
          <FailureText failure={checked.failure} program={program} onGoTo={list.onGoTo} />
        </div>
      )}
      <div aria-busy={isChecking}>
        {parts.length === 1 && parts[0]!.name === null ? (
          <CheckList checks={exercise.checks} {...shown} />
        ) : (
          parts.map((part) => (
            <Part key={part.name} part={part} isOpen={part === current}>
              <CheckList checks={part.checks} {...shown} />
            </Part>
          ))
        )}
      </div>
      {printed.length > 0 && (
        <ProgramOutput
          run={{ state: isChecking ? 'running' : 'done', printed, loading: null, failure: null }}
          label="Output"
        />
      )}
    </>
  )
}

function runningText({ loading, results }: ExercisePanelProps['checks'], { checks }: Exercise): string {
  if (loading) return loading.text
  return results && results.length > 0
    ? `${results.length} of ${checks.length} checks have run…`
    : 'Starting your project…'
}

type PartProps = { part: ProjectPart; isOpen: boolean; children: ReactNode }

/** A milestone; the first one that isn't done is open. */
function Part({ part: { name, passed, checks, isDone }, isOpen, children }: PartProps) {
  return (
    <details open={isOpen} className="group/part border-t border-line">
      <summary className="flex min-h-11 items-center gap-2.5 px-4 py-2 outline-offset-[-2px] hover:bg-haze/60">
        {isDone ? (
          <CircleCheck aria-label="Done" className="size-5 shrink-0 text-leaf-ink" />
        ) : (
          <Circle aria-hidden="true" className="size-5 shrink-0 text-soft" />
        )}
        <h4 className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {name ?? 'Also checked'}{' '}
          <span className="font-normal text-soft tabular-nums">
            · {passed} of {checks.length}
          </span>
        </h4>
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-soft transition-transform group-open/part:rotate-90"
        />
      </summary>
      <div className="border-t border-line pl-3 sm:pl-7.5">{children}</div>
    </details>
  )
}
