import type { Exercise } from '#contract/learning/practice.ts'
import type { Token } from '#contract/kit/code/tokens.ts'
import { Circle } from '#web/kit/icons.tsx'
import { PlainCode } from '../code-editor/plain-code.tsx'
import { inLanguage } from './exercise-language.ts'
import { filesOf, progressText } from './exercise.rules.ts'
import './exercise.css'

type ExercisePreviewProps = { exercise: Exercise; lines?: ReadonlyMap<string, Token[][]> }

/** The starter and what is checked: while the panel loads, and for pages without scripts. */
export function ExercisePreview({ exercise: all, lines }: ExercisePreviewProps) {
  const exercise = inLanguage(all, all.language)
  const { checks } = exercise
  const file = filesOf(exercise, null)[0]!
  return (
    <div className="exercise">
      <div className="exercise-bar">
        <div className="exercise-files">
          <p className="exercise-file">{file.path}</p>
        </div>
      </div>
      <div className="code-editor">
        {/* A scrolling region must be focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
        <div role="group" aria-label={file.path} tabIndex={0} className="code-editor-box">
          <PlainCode text={file.text} lines={lines?.get(file.path)} />
        </div>
      </div>
      <div className="border-t border-line pt-3 pb-1">
        <p className="type-label px-4 pb-1">{progressText(null, exercise)}</p>
        <ul aria-label="Checks" className="divide-y divide-line">
          {checks.map(({ name }) => (
            <li key={name} className="flex items-start gap-2.5 px-4 py-2.5">
              <Circle aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soft" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
