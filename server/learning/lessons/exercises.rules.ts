import { createHash } from 'node:crypto'
import type { Exercise, ExerciseFields } from '#contract/learning/practice.ts'
import { parseChecks } from '#engines/parse-checks.ts'
import type { Check, Language } from '#engines/program.ts'
import { withTypes } from '#engines/types/types-are-right.ts'
import type { ExerciseVersionRow } from './tables.ts'
import { conflict } from '#server/kit/errors.ts'

type Checks = Pick<ExerciseVersionRow, 'language' | 'types' | 'visibleChecks' | 'hiddenChecks' | 'bugs'>

export function checksOf(
  exercise: Checks,
  language: Language = exercise.language,
): { visible: Check[]; hidden: Check[] } {
  const { visibleChecks, hiddenChecks } = exercise
  const types = exercise.types && language === 'typescript'
  return {
    visible: withTypes(parseChecks(visibleChecks, language).checks, types),
    hidden: parseChecks(hiddenChecks, language).checks,
  }
}

/** Two runs with the same hash were judged by the same checks. */
export const hashOfChecks = ({ types, visibleChecks, hiddenChecks, bugs }: Checks): string =>
  createHash('sha256')
    .update(`${visibleChecks}\0${hiddenChecks}${types ? '\0types' : ''}${bugs}`)
    .digest('hex')
    .slice(0, 16)

/** What learners get: nothing of the hidden checks but their number. */
export function toExercise(row: ExerciseVersionRow, database: string): Exercise {
  const { visible, hidden } = checksOf(row)
  const { number: version, language, entry, seconds, approvedByChecks, starter, readOnly } = row
  return {
    version,
    language,
    entry,
    seconds,
    approvedByChecks,
    starter,
    readOnly,
    checks: visible,
    also: row.also.map((variant) => ({ ...variant, checks: checksOf(row, variant.language).visible })),
    hiddenChecks: hidden.length,
    ...(row.project && { project: row.project }),
    database: language === 'sql' ? database : '',
  }
}

/** As its author wrote it. */
export const toFields = (row: ExerciseVersionRow): ExerciseFields => ({
  language: row.language,
  entry: row.entry,
  seconds: row.seconds,
  approvedByChecks: row.approvedByChecks,
  types: row.types,
  starter: row.starter,
  readOnly: row.readOnly,
  also: row.also as ExerciseFields['also'],
  visibleChecks: row.visibleChecks,
  hiddenChecks: row.hiddenChecks,
  bugs: row.bugs,
  ...(row.project && { project: row.project }),
})

export const codeChangedElsewhere = () => conflict('This code was changed on another device or in another tab.')
