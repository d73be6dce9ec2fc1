import { CircleAlert } from 'lucide-react'
import type { ExerciseProblem } from './exercise-problems.ts'

/** Always there, so that screen readers announce what appears in it. */
export function ProblemList({ problems }: { problems: readonly ExerciseProblem[] }) {
  return (
    <ul aria-live="polite" className="type-small grid grid-cols-1 gap-1 font-medium text-vermilion empty:hidden">
      {problems.map(({ line, message }) => (
        <li key={`${line} ${message}`} className="flex items-start gap-1.5">
          <CircleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {line !== null && `Line ${line}: `}
            {message}
          </span>
        </li>
      ))}
    </ul>
  )
}
