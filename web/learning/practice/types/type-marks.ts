import { describeProblem, type TypeProblem } from '#engines/types/problems.ts'
import type { EditorMark } from '../code-editor/marks.ts'

/** What to underline in each file. */
export function marksOf(problems: readonly TypeProblem[]): ReadonlyMap<string, readonly EditorMark[]> {
  const marks = new Map<string, EditorMark[]>()
  for (const problem of problems) {
    const text = describeProblem(problem).replaceAll('`', '')
    marks.set(problem.file, [...(marks.get(problem.file) ?? []), { from: problem.start, to: problem.end, text }])
  }
  return marks
}
