import type { ReactNode } from 'react'
import type { CheckRun } from '#contract/learning/practice.ts'
import { CircleX } from '#web/kit/icons.tsx'
import { describeFailure, type Failure } from '../../checks/failure.ts'
import { ScrollTarget, type LineTarget } from '../line-notes.tsx'

type NamedFailure = Failure & { check: string | null }

/** What went wrong, under the lines of this file that it comes from. */
export function failureNotes(run: CheckRun | null, path: string | null, target: LineTarget | null) {
  const failures = run?.state === 'done' ? failuresOf(run).filter(({ file }) => file === path) : []
  const byLine = Map.groupBy(
    failures.filter(({ line }) => line !== null),
    ({ line }) => line!,
  )
  return new Map<number, ReactNode>(
    [...byLine].map(([line, here]) => [
      line,
      <ScrollTarget key={line} target={target?.commentId === null && target.line === line ? target : null}>
        <Note failures={here} />
      </ScrollTarget>,
    ]),
  )
}

const failuresOf = ({ failure, results }: CheckRun): NamedFailure[] => [
  ...(failure ? [{ ...failure, check: null }] : []),
  ...results.flatMap((result) => (result.failure ? [{ ...result.failure, check: result.name }] : [])),
]

/** The same error in several checks is shown once. */
function Note({ failures }: { failures: NamedFailure[] }) {
  const byText = Map.groupBy(failures, describeFailure)
  return (
    <ul className="grid grid-cols-1 gap-1 rounded-control bg-vermilion-tint px-3 py-2 text-sm text-vermilion">
      {[...byText].map(([text, same]) => (
        <li key={text} className="flex items-start gap-2">
          <CircleX aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {text}
            {same[0]!.check !== null && <span className="block">{same.map(({ check }) => check).join(', ')}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
