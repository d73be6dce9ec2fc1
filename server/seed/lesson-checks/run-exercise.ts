import type { ExerciseSource } from '#contract/learning/exercise-files.ts'
import { runChecks } from '#engines/host/run-checks.ts'
import type { Connect } from '#engines/host/session.ts'
import { parseChecks } from '#engines/parse-checks.ts'
import { type ProgramFile, programOf } from '#engines/program.ts'

type Exercise = { exercise: ExerciseSource; solution: ProgramFile[]; database: string }

/** What is wrong with an exercise: the starter must fail a check, and the model solution must pass all. */
export async function exerciseRunProblems(connect: Connect, { exercise, solution, database }: Exercise) {
  const { language, visibleChecks, hiddenChecks, starter, readOnly } = exercise
  // A slow machine must not fail an exercise; only endless loops take as long.
  const seconds = 60
  const checks = [visibleChecks, hiddenChecks].flatMap((source) => parseChecks(source, language).checks)
  const run = (files: ProgramFile[], some: typeof checks) =>
    runChecks(connect, programOf(exercise, files, database), some, { seconds })
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
  return [
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
