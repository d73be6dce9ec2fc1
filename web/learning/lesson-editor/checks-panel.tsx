import { useState } from 'react'
import type { LessonCheck } from '#contract/learning/lesson-checks.ts'
import { maxWords, minWords } from '#contract/learning/lesson-checks.ts'
import { count, plural } from '#web/kit/format.ts'
import { CircleCheck, TriangleAlert } from '#web/kit/icons.tsx'

type ChecksPanelProps = { checks: LessonCheck[]; words: number; minutes: number; onGoTo: (check: LessonCheck) => void }

const places: Record<LessonCheck['field'], string> = {
  name: 'Name',
  effort: 'Effort',
  summary: 'Summary',
  lesson: 'Lesson',
  instructions: 'Your task',
  sampleDatabase: 'Sample database',
  materials: 'Materials',
  videos: 'Videos',
}

/** The word count, and what the standard for lessons still asks for. */
export function ChecksPanel({ checks, words, minutes, onGoTo }: ChecksPanelProps) {
  const isDone = checks.length === 0
  const Icon = isDone ? CircleCheck : TriangleAlert
  // Only at first: a list that closes while somebody writes takes away what they read.
  const [isOpenAtFirst] = useState(!isDone && checks.length <= 4)
  return (
    <details className="surface group" open={isOpenAtFirst}>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${isDone ? 'text-leaf-ink' : 'text-marigold-ink'}`} />
        <span className="font-semibold" aria-live="polite">
          {isDone ? 'Meets the standard' : `${plural(checks.length, 'thing')} to improve`}
        </span>
        <span className="type-small ml-auto text-soft tabular-nums">
          {count(words)} words ({count(minWords)}-{count(maxWords)}), {plural(minutes, 'minute')}
        </span>
      </summary>
      {!isDone && (
        <ul aria-label="Checks" className="max-h-72 divide-y divide-line overflow-y-auto border-t border-line">
          {checks.map((check) => (
            <li key={`${check.field} ${check.line} ${check.message}`}>
              <button
                type="button"
                onClick={() => onGoTo(check)}
                className="touch type-small flex w-full gap-3 px-4 py-1.5 text-left hover:bg-haze"
              >
                <span className="w-24 shrink-0 text-soft">
                  {places[check.field]}
                  {check.line !== null && `, line ${check.line}`}
                </span>
                <span className="min-w-0 wrap-anywhere">{check.message}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
