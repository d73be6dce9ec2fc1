import { CircleAlert } from '#web/kit/icons.tsx'
import type { ExerciseProblem } from './exercise-problems.ts'

type ProblemListProps = { problems: readonly ExerciseProblem[]; onGoTo?: (line: number) => void }

/** Always there, so that screen readers announce what appears in it. */
export function ProblemList({ problems, onGoTo }: ProblemListProps) {
  return (
    <ul aria-live="polite" className="type-small grid grid-cols-1 gap-1 font-medium text-vermilion empty:hidden">
      {problems.map(({ line, message }) => (
        <li key={`${line} ${message}`} className="flex items-start gap-1.5">
          <CircleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <Line line={line} onGoTo={onGoTo} />
            {message}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Line({ line, onGoTo }: { line: number | null; onGoTo: ProblemListProps['onGoTo'] }) {
  if (line === null) return null
  if (!onGoTo) return `Line ${line}: `
  return (
    <>
      <button type="button" className="link touch" onClick={() => onGoTo(line)}>
        Line {line}
      </button>
      {': '}
    </>
  )
}
