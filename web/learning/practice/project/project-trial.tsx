import { useState } from 'react'
import type { CodeFile, Exercise } from '#contract/learning/practice.ts'
import { useCheckProgress } from '../exercise/check-progress.ts'
import { filesOf, reportOf } from '../exercise/exercise.rules.ts'
import { useChecks } from '../exercise/use-checks.ts'
import { checkOnServer } from './check-on-server.ts'
import { ProjectPanel } from './project-panel.tsx'

type ProjectTrialProps = {
  exercise: Exercise
  /** Where learners run it; staff only read and change it. */
  stepId: number | null
  /** What to start from; null for the starter. */
  code: CodeFile[] | null
  note: string
}

/** A project whose code isn't submitted: for staff, and after a submission. */
export function ProjectTrial({ exercise, stepId, code, note }: ProjectTrialProps) {
  const [files, setFiles] = useState(() => filesOf(exercise, code))
  const checks = useChecks(exercise, stepId === null ? undefined : checkOnServer(stepId))
  const { progress, report } = useCheckProgress({ key: 'trial:checks', server: [], send: null })
  return (
    <ProjectPanel
      exercise={exercise}
      {...(stepId !== null && { stepId })}
      files={files}
      onChange={setFiles}
      checks={checks}
      progress={progress}
      onChecked={(results) => {
        const found = reportOf(results)
        if (found) void report(found)
      }}
      onHint={(name) => void report({ kind: 'hint', name, at: new Date().toISOString() })}
      next="All checks passed."
      status={<p className="type-small text-soft">{note}</p>}
    />
  )
}
