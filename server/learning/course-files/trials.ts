import { readWrittenFiles, type WrittenProblem } from '#contract/learning/exercises/written-files.ts'
import type { Language, ProgramFile } from '#engines/program.ts'

/** A solution that the checks of an exercise are tried with: a mistake that one of them finds, or another right one. */
export type Trial = {
  /** The check that fails; null if all pass. */
  fails: string | null
  /** What is wrong or different. */
  description: string
  /** Those that differ from the model solution. */
  files: ProgramFile[]
  /** Of its heading. */
  line: number
}

/** Reads trials.md: a heading `fails: <check>` or `passes`, a sentence, and files, each named before its fenced block. */
export function parseTrials(markdown: string): { trials: Trial[]; problems: WrittenProblem[] } {
  const { written, problems } = readWrittenFiles(markdown)
  const trials = written.map(({ heading, description, files, line }): Trial => {
    const [, check] = /^fails: +(.+)$/.exec(heading) ?? []
    if (!check && heading !== 'passes')
      problems.push({ line, message: 'A heading is “## fails: ” with the name of a check, or “## passes”.' })
    return { fails: check ?? null, description, files, line }
  })
  const all = [...problems, ...trials.flatMap(trialProblems)]
  return { trials, problems: all.toSorted((one, other) => one.line - other.line) }
}

const trialProblems = ({ description, line }: Trial): WrittenProblem[] =>
  description === '' ? [{ line, message: 'Say in a sentence what is wrong or different.' }] : []

type Exercise = { language: Language; starter: readonly ProgramFile[]; readOnly: readonly string[] }

/** What doesn't fit the exercise: names of checks and of files. */
export const unfittingTrials = (
  trials: Trial[],
  { language, starter, readOnly }: Exercise,
  checks: string[],
): WrittenProblem[] =>
  trials.flatMap(({ fails, files, line }) => {
    // Learners add files to projects.
    const isFile = (path: string) =>
      !readOnly.includes(path) && (language === 'project' || starter.some((file) => file.path === path))
    return [
      ...(fails !== null && !checks.includes(fails) ? [{ line, message: `No check is called “${fails}”.` }] : []),
      ...files
        .filter(({ path }) => !isFile(path))
        .map(({ path }) => ({ line, message: `Learners can’t change a file ${path}.` })),
    ]
  })
