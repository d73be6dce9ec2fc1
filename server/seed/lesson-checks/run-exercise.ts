import type { ExerciseSource } from '#contract/learning/exercise-files.ts'
import { type CheckRun, runChecks } from '#engines/host/run-checks.ts'
import type { Connect } from '#engines/host/session.ts'
import { parseChecks } from '#engines/parse-checks.ts'
import { type ProgramFile, programOf } from '#engines/program.ts'

type Exercise = { exercise: ExerciseSource; solution: ProgramFile[]; database: string }

/** What is wrong with an exercise: the starter must fail a check, and the model solution must pass all. */
export async function exerciseRunProblems(connect: Connect, { exercise, solution, database }: Exercise) {
  const { language, visibleChecks, hiddenChecks, starter } = exercise
  // A slow machine must not fail an exercise; only endless loops take as long.
  const seconds = 60
  const checks = [visibleChecks, hiddenChecks].flatMap((source) => parseChecks(source, language).checks)
  const run = (files: ProgramFile[]) => runChecks(connect, programOf(exercise, files, database), checks, { seconds })
  const paths = new Set(solution.map(({ path }) => path))
  const missing = starter.filter(({ path }) => !paths.has(path)).map(({ path }) => path)
  if (missing.length === starter.length) return [`The model solution has none of the starter’s files.`]
  const [atStart, solved] = [await run(starter), await run(solution)]
  return [
    ...(passedAll(atStart) ? ['The starter passes all checks.'] : []),
    ...(solved.failure ? [`The model solution fails: ${solved.failure.message}`] : []),
    ...solved.results
      .filter(({ outcome }) => outcome !== 'passed')
      .map(
        ({ name, outcome, expected, actual, failure }) =>
          `The model solution: “${name}” ${outcome}: expected ${expected}, got ${actual ?? failure?.message}`,
      ),
  ]
}

const passedAll = ({ results }: CheckRun) => results.every(({ outcome }) => outcome === 'passed')
