import type { ExerciseSource } from '#contract/learning/exercises/exercise-files.ts'
import { readBugs } from '#contract/learning/exercises/written-files.ts'
import type { CheckTypes } from '#engines/host/check-types.ts'
import { runAllChecks } from '#engines/host/run-all-checks.ts'
import type { CheckResult, CheckRun } from '#engines/host/run-checks.ts'
import type { Connect } from '#engines/host/session.ts'
import { parseChecks } from '#engines/parse-checks.ts'
import { type Check, type Language, type ProgramFile, programOf } from '#engines/program.ts'
import { languagesOf, variantOf } from '#engines/variants.ts'
import { describeProblem } from '#engines/types/problems.ts'
import { withTypes } from '#engines/types/types-are-right.ts'

export type SolvedExercise = { exercise: ExerciseSource; solution: ProgramFile[]; database: string }

export type Realms = { connect: Connect; checkTypes: CheckTypes }

/** A slow machine must not fail an exercise; only endless loops take as long. */
export const patientSeconds = 60

export function checksIn({ visibleChecks, hiddenChecks, language, types }: ExerciseSource): Check[] {
  const written = [visibleChecks, hiddenChecks].flatMap((source) => parseChecks(source, language).checks)
  return withTypes(written, types && language === 'typescript')
}

/** Runs checks on files in place of the starter's. */
export const runnerOf = ({ connect, checkTypes }: Realms, { exercise, database, solution }: SolvedExercise) => {
  const proof = { model: solution, bugs: readBugs(exercise.bugs) }
  return (files: ProgramFile[], checks: Check[], seconds = patientSeconds): Promise<CheckRun> =>
    runAllChecks(connect, checkTypes, { ...programOf(exercise, files, database), proof }, checks, { seconds })
}

export const describeResult = ({ name, outcome, expected, actual, failure }: CheckResult): string =>
  `“${name}” ${outcome}: expected ${expected}, got ${actual ?? failure?.message}`

export type RealmsFor = (language: Language) => Realms

/** The exercise with the files of one of its languages. */
export const solvedIn = (solved: SolvedExercise, language: Language): SolvedExercise => ({
  ...solved,
  exercise: variantOf(solved.exercise, language),
})

/** What is wrong with an exercise: in each language the starter must fail a check, and the model solution must pass all. */
export async function exerciseRunProblems(realmsFor: RealmsFor, solved: SolvedExercise): Promise<string[]> {
  const problems: string[] = []
  for (const language of languagesOf(solved.exercise)) {
    const found = await variantRunProblems(realmsFor(language), solvedIn(solved, language))
    problems.push(...(solved.exercise.also.length > 0 ? found.map((message) => `${language}: ${message}`) : found))
  }
  return problems
}

async function variantRunProblems(realms: Realms, solved: SolvedExercise): Promise<string[]> {
  const { exercise, solution } = solved
  const { language, starter, readOnly } = exercise
  const checks = checksIn(exercise)
  const run = runnerOf(realms, solved)
  const paths = new Set(solution.map(({ path }) => path))
  const missing = starter.filter(({ path }) => !paths.has(path)).map(({ path }) => path)
  if (missing.length === starter.length) return [`The model solution has none of the starter’s files.`]
  // Mostly the first one fails already.
  let isSolvedAtStart = true
  for (const check of checks) {
    isSolvedAtStart = (await run(starter, [check])).results[0]?.outcome === 'passed'
    if (!isSolvedAtStart) break
  }
  const solvedRun = await run(solution, checks)
  const changed = starter.filter(
    ({ path, text }) => readOnly.includes(path) && solution.some((file) => file.path === path && file.text !== text),
  )
  const typed =
    language === 'typescript' ? await realms.checkTypes(programOf(exercise, solution), ['']) : { problems: [[]] }
  const typeProblems = 'failure' in typed ? [typed.failure.message] : typed.problems[0]!.map(describeProblem)
  return [
    ...typeProblems.map((message) => `The model solution has a type error: ${message}`),
    ...changed.map(({ path }) => `The model solution changes ${path}, which is read-only.`),
    ...(isSolvedAtStart ? ['The starter passes all checks.'] : []),
    ...(solvedRun.failure ? [`The model solution fails: ${solvedRun.failure.message}`] : []),
    ...solvedRun.results
      .filter(({ outcome }) => outcome !== 'passed')
      .map((result) => `The model solution: ${describeResult(result)}`),
  ]
}
