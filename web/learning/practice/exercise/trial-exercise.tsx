import { useState, type ReactNode } from 'react'
import type { CodeFile, Exercise } from '#contract/learning/practice.ts'
import type { Token } from '#contract/kit/code/tokens.ts'
import type { StorageKey } from '#web/kit/device/stored-on-device.ts'
import { useCheckProgress } from './check-progress.ts'
import { changedCode, filesOf, passedCount, reportOf } from './exercise.rules.ts'
import { codeIn, inLanguage, useExerciseLanguage, withCodeIn } from './exercise-language.ts'
import { ExercisePanel } from './exercise-panel.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { useChecks } from './use-checks.ts'

type TrialExerciseProps = {
  exercise: Exercise
  /** What to start from; null for the starter. */
  code: CodeFile[] | null
  /** Where failed checks are counted in this browser. */
  checksKey: StorageKey
  /** Gets the files that differ from the starter, null if none does; without it the code isn't kept. */
  onCode?: (code: CodeFile[] | null) => void
  /** Gets them when all checks have passed. */
  onPassed?: (code: CodeFile[] | null) => void
  /** What to do once all checks pass. */
  next: ReactNode
  note?: ReactNode
  lines?: ReadonlyMap<string, Token[][]>
}

/** An exercise whose code isn't submitted: for visitors, for staff, and after a submission. */
export function TrialExercise({ exercise, code: given, onCode, onPassed, ...shown }: TrialExerciseProps) {
  const [code, setCode] = useState(given)
  const { language, offered, choose } = useExerciseLanguage(exercise, given)
  const all = (own: CodeFile[] | null) => withCodeIn(exercise, language, code, own)
  return (
    <Trial
      key={language}
      {...shown}
      exercise={inLanguage(exercise, language)}
      code={codeIn(exercise, language, code)}
      onCode={(own) => {
        setCode(all(own))
        onCode?.(all(own))
      }}
      onPassed={(own) => onPassed?.(all(own))}
      choice={<LanguageChoice offered={offered} language={language} onChoose={choose} />}
    />
  )
}

type TrialProps = TrialExerciseProps & { choice: ReactNode }

/** In one language. */
function Trial({ exercise, code, checksKey, onCode, onPassed, next, note, lines, choice }: TrialProps) {
  const { starter } = exercise
  const [files, setFiles] = useState(() => filesOf(exercise, code))
  const checks = useChecks(exercise)
  const { progress, report } = useCheckProgress({ key: checksKey, server: [], send: null })

  const change = (changed: CodeFile[]) => {
    setFiles(changed)
    onCode?.(changedCode(starter, changed))
  }
  return (
    <ExercisePanel
      exercise={exercise}
      files={files}
      onChange={change}
      checks={checks}
      progress={progress}
      onChecked={(results) => {
        const found = reportOf(results)
        if (found) void report(found)
        if (passedCount(results) === exercise.checks.length) onPassed?.(changedCode(starter, files))
      }}
      onHint={(name) => void report({ kind: 'hint', name, at: new Date().toISOString() })}
      next={next}
      choice={choice}
      status={note && <p className="type-small text-soft">{note}</p>}
      {...(lines && { lines })}
    />
  )
}
