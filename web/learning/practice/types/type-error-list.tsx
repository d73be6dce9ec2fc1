import type { TypeProblem } from '#engines/types/problems.ts'
import { CircleAlert } from '#web/kit/icons.tsx'
import { plural } from '#web/kit/format.ts'
import { ProgressBar } from '#web/kit/layout/progress-bar.tsx'
import type { GoTo } from '../explanation/failure-text.tsx'
import { MarkedText } from '../explanation/marked-text.tsx'
import type { TypeErrors } from './use-type-errors.ts'

/** The first ones: later errors often follow from them. */
const maxShown = 4

type TypeErrorListProps = Omit<TypeErrors, 'check'> & {
  /** Whether a check of the exercise fails with them. */
  isChecked: boolean
  onGoTo: GoTo
}

/** Under the editor: what the compiler says, in plain words first. */
export function TypeErrorList({ problems, loading, isChecked, onGoTo }: TypeErrorListProps) {
  const more = problems.length - maxShown
  return (
    <>
      {loading && (
        <div className="type-small flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2 text-soft">
          <output>{loading.text}</output>
          <ProgressBar
            label={loading.text}
            percent={Math.floor(loading.part * 100)}
            className="h-1.5 max-w-48 min-w-16 flex-1 rounded-full"
          />
        </div>
      )}
      <div className={problems.length > 0 ? 'border-t border-line px-4 py-3' : undefined}>
        <output className="block">
          {problems.length > 0 && (
            <span className="flex flex-wrap items-center gap-x-2">
              <CircleAlert aria-hidden="true" className="size-5 text-vermilion" />
              <span className="type-label">{plural(problems.length, 'type error')}</span>
              {!isChecked && <span className="type-small text-soft">No check depends on types here.</span>}
            </span>
          )}
        </output>
        {problems.length > 0 && (
          <ul aria-label="Type errors" className="mt-2 grid grid-cols-1 gap-2.5">
            {problems.slice(0, maxShown).map((problem) => (
              <TypeError key={`${problem.file} ${problem.start} ${problem.code}`} problem={problem} onGoTo={onGoTo} />
            ))}
          </ul>
        )}
        {more > 0 && <p className="type-small mt-2 text-soft">And {more} more.</p>}
      </div>
    </>
  )
}

function TypeError({ problem, onGoTo }: { problem: TypeProblem; onGoTo: GoTo }) {
  const { file, line, plain, message } = problem
  return (
    <li className="min-w-0 wrap-anywhere">
      <button type="button" onClick={() => onGoTo(file, line)} className="touch link font-semibold">
        {file}, line {line}
      </button>{' '}
      <span className="whitespace-pre-wrap">
        <MarkedText text={plain ?? message} />
      </span>
      {plain !== null && <span className="type-small block whitespace-pre-wrap text-soft">{message}</span>}
    </li>
  )
}
