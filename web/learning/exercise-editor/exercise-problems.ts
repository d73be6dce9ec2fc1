import { checkProblems, checkWarnings, starterProblems } from '#contract/learning/exercises/exercise-files.ts'
import { ExerciseFields } from '#contract/learning/practice.ts'
import { parseChecks } from '#engines/parse-checks.ts'

const checkFiles = ['visibleChecks', 'hiddenChecks'] as const
type CheckFile = (typeof checkFiles)[number]

/** `checks`: about all of them together. */
export type ExerciseProblem = {
  field: 'settings' | 'starter' | 'checks' | CheckFile
  line: number | null
  message: string
}

/** What has to be changed before the exercise can be published. The server refuses the same. */
export function problemsOf(content: ExerciseFields): ExerciseProblem[] {
  const [visible, hidden] = checkFiles.map((field) => parseChecks(content[field], content.language))
  const parsed = [visible!, hidden!].flatMap(({ problems }, index) =>
    problems.map(({ line, message }) => ({ field: checkFiles[index]!, line, message })),
  )
  // Counting checks that can't be read would only confuse.
  const together = parsed.length > 0 ? [] : checkProblems({ visible: visible!.checks, hidden: hidden!.checks })
  return [
    ...schemaProblems(content),
    ...parsed,
    ...together.map((message) => ({ field: 'checks' as const, line: null, message })),
  ]
}

/** What could be better about checks that can be published. */
export function warningsOf(content: ExerciseFields): string[] {
  if (problemsOf(content).length > 0) return []
  const [visible, hidden] = checkFiles.map((field) => parseChecks(content[field], content.language).checks)
  return checkWarnings({ visible: visible!, hidden: hidden! })
}

function schemaProblems(content: ExerciseFields): ExerciseProblem[] {
  const paths = content.starter.map(({ path }) => path)
  const doubled = paths.filter((path, index) => paths.indexOf(path) < index)
  const issues = ExerciseFields.safeParse(content).error?.issues ?? []
  return [
    ...issues.map(({ path, message }) => {
      const [field, index] = path
      if (field === 'starter') {
        const file = typeof index === 'number' ? content.starter[index]?.path : undefined
        return { field: 'starter' as const, line: null, message: file ? `${file}: ${message}` : message }
      }
      const known = checkFiles.find((name) => name === field)
      return { field: known ?? ('settings' as const), line: null, message }
    }),
    ...[...doubled.map((path) => `Two files are called ${path}.`), ...starterProblems(content)].map((message) => ({
      field: 'starter' as const,
      line: null,
      message,
    })),
  ]
}
