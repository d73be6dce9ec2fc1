import { linesOf } from '#contract/learning/lesson-text.ts'
import type { ProgramFile } from '#engines/program.ts'

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

type Problem = { line: number; message: string }

/** Reads trials.md: a heading `fails: <check>` or `passes`, a sentence, and files, each named before its fenced block. */
export function parseTrials(markdown: string): { trials: Trial[]; problems: Problem[] } {
  const trials: Trial[] = []
  const problems: Problem[] = []
  let path: string | null = null
  let code: string[] = []
  for (const { text, number: line, fence } of linesOf(markdown.replaceAll('\r\n', '\n'))) {
    const note = (message: string) => void problems.push({ line, message })
    const trial = trials.at(-1)
    if (fence === 'inside') code.push(text)
    else if (fence === 'opens') {
      code = []
      if (!path) note('Name the file in backticks on a line before its code.')
    } else if (fence === 'closes') {
      if (path) trial?.files.push({ path, text: `${code.join('\n')}\n` })
      path = null
    } else if (text.startsWith('## ')) {
      path = null
      const [, check] = /^## fails: +(.+?) *$/.exec(text) ?? []
      const isRight = /^## passes *$/.test(text)
      if (!check && !isRight) note('A heading is “## fails: ” with the name of a check, or “## passes”.')
      trials.push({ fails: check ?? null, description: '', files: [], line })
    } else if (/^`[^`]+`:?$/.test(text.trim())) {
      path = text.trim().replaceAll(/`|:$/g, '')
      if (!trial) note('Begin a trial with a heading before its files.')
    } else if (trial && text.trim() !== '' && trial.files.length === 0)
      trial.description = `${trial.description} ${text.trim()}`.trim()
  }
  return { trials, problems: [...problems, ...trials.flatMap(trialProblems)] }
}

function trialProblems({ files, description, line }: Trial): Problem[] {
  return [
    ...(files.length === 0 ? [{ line, message: 'This trial has no file.' }] : []),
    ...(description === '' ? [{ line, message: 'Say in a sentence what is wrong or different.' }] : []),
  ]
}

type Exercise = { starter: readonly ProgramFile[]; readOnly: readonly string[] }

/** What doesn't fit the exercise: names of checks and of files. */
export const unfittingTrials = (trials: Trial[], { starter, readOnly }: Exercise, checks: string[]): Problem[] =>
  trials.flatMap(({ fails, files, line }) => {
    const isFile = (path: string) => !readOnly.includes(path) && starter.some((file) => file.path === path)
    return [
      ...(fails !== null && !checks.includes(fails) ? [{ line, message: `No check is called “${fails}”.` }] : []),
      ...files
        .filter(({ path }) => !isFile(path))
        .map(({ path }) => ({ line, message: `Learners can’t change a file ${path}.` })),
    ]
  })
