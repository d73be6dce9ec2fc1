import type { ReactNode } from 'react'
import type { Token } from '#contract/kit/code/tokens.ts'
import type { CheckProgress, CodeFile, Exercise } from '#contract/learning/practice.ts'
import type { CheckResult } from '#engines/host/run-checks.ts'
import type { LineNotes } from '../code-editor/code-editor.tsx'
import type { GoTo } from '../explanation/failure-text.tsx'
import type { useChecks } from './use-checks.ts'

export type ExercisePanelProps = {
  exercise: Exercise
  /** Where a project can be tried on the server; without it, it's only edited. */
  stepId?: number | undefined
  files: CodeFile[]
  onChange: (files: CodeFile[]) => void
  checks: ReturnType<typeof useChecks>
  progress: readonly CheckProgress[]
  onChecked: (results: readonly CheckResult[]) => void
  onHint: (name: string) => void
  /** What to do once all checks pass. */
  next: ReactNode
  /** Whether the code is saved. */
  status?: ReactNode
  lines?: ReadonlyMap<string, Token[][]>
  /** Which language it is written in, where there is a choice. */
  choice?: ReactNode
  /** Above the editor; it can lead to a line. */
  header?: (goTo: GoTo) => ReactNode
  /** What is shown under lines, by path. */
  notes?: ReadonlyMap<string, LineNotes>
}

export const noLines: ReadonlyMap<string, Token[][]> = new Map()
export const noNotes: ReadonlyMap<string, LineNotes> = new Map()
