import type { ExerciseSource } from '#contract/learning/exercise-files.ts'
import type { CheckTypes } from '#engines/host/check-types.ts'
import { runAllChecks } from '#engines/host/run-all-checks.ts'
import type { Connect } from '#engines/host/session.ts'
import { parseChecks } from '#engines/parse-checks.ts'
import { type ProgramFile, programOf } from '#engines/program.ts'
import { describeProblem } from '#engines/types/problems.ts'
import { withTypes } from '#engines/types/types-are-right.ts'

type Exercise = { exercise: ExerciseSource; solution: ProgramFile[]; database: string }

type Realms = { connect: Connect; checkTypes: CheckTypes }

/** What is wrong with an exercise: the starter must fail a check, and the model solution must pass all. */
export async function exerciseRunProblems(
  { connect, checkTypes }: Realms,
  { exercise, solution, database }: Exercise,
): Promise<string[]> {
  const { language, visibleChecks, hiddenChecks, starter, readOnly, types } = exercise
  // A slow machine must not fail an exercise; only endless loops take as long.
  const seconds = 60
  const written = [visibleChecks, hiddenChecks].flatMap((source) => parseChecks(source, language).checks)
  const checks = withTypes(written, types)
  const run = (files: ProgramFile[], some: typeof checks) =>
    runAllChecks(connect, checkTypes, programOf(exercise, files, database), some, { seconds })
  const paths = new Set(solution.map(({ path }) => path))
  const missing = starter.filter(({ path }) => !paths.has(path)).map(({ path }) => path)
  if (missing.length === starter.length) return [`The model solution has none of the starter’s files.`]
  // Mostly the first one fails already.
  let isSolvedAtStart = true
  for (const check of checks) {
    isSolvedAtStart = (await run(starter, [check])).results[0]?.outcome === 'passed'
    if (!isSolvedAtStart) break
  }
  const solved = await run(solution, checks)
  const changed = starter.filter(
    ({ path, text }) => readOnly.includes(path) && solution.some((file) => file.path === path && file.text !== text),
  )
  const typed = language === 'typescript' ? await checkTypes(programOf(exercise, solution), ['']) : { problems: [[]] }
  const typeProblems = 'failure' in typed ? [typed.failure.message] : typed.problems[0]!.map(describeProblem)
  return [
    ...typeProblems.map((message) => `The model solution has a type error: ${message}`),
    ...changed.map(({ path }) => `The model solution changes ${path}, which is read-only.`),
    ...(isSolvedAtStart ? ['The starter passes all checks.'] : []),
    ...(solved.failure ? [`The model solution fails: ${solved.failure.message}`] : []),
    ...solved.results
      .filter(({ outcome }) => outcome !== 'passed')
      .map(
        ({ name, outcome, expected, actual, failure }) =>
          `The model solution: “${name}” ${outcome}: expected ${expected}, got ${actual ?? failure?.message}`,
      ),
  ]
}
