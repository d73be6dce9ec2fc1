import { useState, type ReactNode } from 'react'
import type { CodeFile, Exercise } from '#contract/learning/practice.ts'
import type { Token } from '#contract/kit/code/tokens.ts'
import { useCheckProgress } from './check-progress.ts'
import { changedCode, filesOf, reportOf } from './exercise.rules.ts'
import { ExercisePanel } from './exercise-panel.tsx'
import { storeCode, storedCode } from './trial-code.ts'
import { useChecks } from './use-checks.ts'

type TrialExerciseProps = {
  exercise: Exercise
  /** What to start from; null for the starter. */
  code?: CodeFile[] | null
  /** Where the code is kept in this browser; null if it isn't. */
  storageKey: `first-lesson:${number}` | null
  /** What to do once all checks pass. */
  next: ReactNode
  note?: ReactNode
  lines?: ReadonlyMap<string, Token[][]>
}

/** An exercise whose code isn't submitted: for visitors, for staff, and after a submission. */
export function TrialExercise({ exercise, code = null, storageKey, next, note, lines }: TrialExerciseProps) {
  const { starter } = exercise
  const [files, setFiles] = useState(() => filesOf(exercise, (storageKey && storedCode(storageKey)) || code))
  const checks = useChecks(exercise)
  const { progress, report } = useCheckProgress({ key: `${storageKey ?? 'trial'}:checks`, server: [], send: null })

  const change = (changed: CodeFile[]) => {
    setFiles(changed)
    if (storageKey) storeCode(storageKey, changedCode(starter, changed))
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
      }}
      onHint={(name) => void report({ kind: 'hint', name, at: new Date().toISOString() })}
      next={next}
      status={note && <p className="type-small text-soft">{note}</p>}
      {...(lines && { lines })}
    />
  )
}
