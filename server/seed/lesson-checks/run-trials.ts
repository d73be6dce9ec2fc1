import type { Language, ProgramFile } from '#engines/program.ts'
import { languagesOf, variantOf } from '#engines/variants.ts'
import type { Trial } from '#server/learning/course-files/trials.ts'
import {
  checksIn,
  describeResult,
  patientSeconds,
  type Realms,
  type RealmsFor,
  runnerOf,
  type SolvedExercise,
  solvedIn,
} from './run-exercise.ts'

/** Which trials come out otherwise than their headings say: mistakes that nothing finds, right solutions that fail. */
export async function trialProblems(realmsFor: RealmsFor, solved: SolvedExercise, trials: Trial[]): Promise<string[]> {
  const problems: string[] = []
  for (const trial of trials) {
    const language = languageOfTrial(solved, trial)
    const files = withFiles(solved.solution, trial.files)
    const isModel = files.every(({ path, text }) =>
      solved.solution.some((file) => file.path === path && file.text === text),
    )
    const found = isModel
      ? ['it is the model solution']
      : await problemsOf(realmsFor(language), solvedIn(solved, language), { ...trial, files })
    const title = trial.fails === null ? 'passes' : `fails: ${trial.fails}`
    problems.push(...found.map((problem) => `trials.md:${trial.line} “${title}” (${trial.description}): ${problem}`))
  }
  return problems
}

async function problemsOf(realms: Realms, solved: SolvedExercise, { fails, files }: Trial): Promise<string[]> {
  const run = runnerOf(realms, solved)
  const checks = checksIn(solved.exercise)
  if (fails === null) {
    const { failure, results } = await run(files, checks)
    if (failure) return [`it doesn’t start: ${failure.message}`]
    return results.filter(({ outcome }) => outcome !== 'passed').map(describeResult)
  }
  const named = checks.filter(({ name }) => name === fails)
  // With the learner’s time limit, because a check may be about it.
  const quick = await run(files, named, solved.exercise.seconds)
  const { failure, results } = quick.failure ? await run(files, named, patientSeconds / 3) : quick
  const [result] = results
  const broken = failure ?? result?.failure
  // A typing mistake in the trial would prove nothing.
  if (broken && isSyntaxError(broken)) return [`it can’t be read: ${broken.message}`]
  return result?.outcome === 'passed' ? ['that check passes, so it doesn’t find this mistake'] : []
}

/** A trial is written in one language: that of its files. */
const languageOfTrial = ({ exercise }: SolvedExercise, { files }: Trial): Language =>
  languagesOf(exercise).find((language) => {
    const { starter } = variantOf(exercise, language)
    return language === 'project' || files.every(({ path }) => starter.some((file) => file.path === path))
  }) ?? exercise.language

const isSyntaxError = ({ name, message }: { name: string; message: string }) =>
  name === 'SyntaxError' || name === 'IndentationError' || message.startsWith('syntax error at')

/** The files of a trial in place of the model solution's. */
const withFiles = (solution: ProgramFile[], files: ProgramFile[]): ProgramFile[] => [
  ...solution.filter(({ path }) => files.every((file) => file.path !== path)),
  ...files,
]
