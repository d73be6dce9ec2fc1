import type { Call } from './calls/call.ts'

/** About checks in one exercise. */
export const sameName = (name: string) => `Two checks are called “${name}”.`

export const endedEarly = 'The code ended before it was done. It may have used too much memory.'
/** What learners write and what checks it. The page and the server use the same types. */

export const languages = ['javascript', 'typescript', 'python', 'sql', 'html', 'config'] as const
export type Language = (typeof languages)[number]

/** Where something is done with a program: one for each language, and one that only checks types. */
export type RealmName = Language | 'types'

export type ProgramFile = { path: string; text: string }

export type Program = {
  language: Language
  /** The file that is run, or whose exports the checks get. */
  entry: string
  files: ProgramFile[]
  /** SQL that makes the sample database; empty for other languages. */
  database: string
}

type Starter = Pick<Program, 'language' | 'entry'> & {
  starter: readonly ProgramFile[]
  /** Paths that learners can't change. */
  readOnly: readonly string[]
}

/** The learner's files in place of the starter's; a file that is read-only or wasn't changed stays. */
export const programOf = (
  { language, entry, starter, readOnly }: Starter,
  files: readonly ProgramFile[],
  database = '',
): Program => ({
  language,
  entry,
  database,
  files: starter.map(
    ({ path, text }) => (readOnly.includes(path) ? null : files.find((file) => file.path === path)) ?? { path, text },
  ),
})

/** What a check expects: a value as `encode` writes it, or an error whose message contains a text. */
export type Expectation = { kind: 'value'; value: string } | { kind: 'throws'; text: string }

export type Check = {
  /** `types`: the compiler reads it together with the program; nothing is run (TypeScript only). */
  kind?: 'types' | undefined
  /** A behaviour, such as "keeps paise exact when adding". */
  name: string
  /** Shown after the check has failed twice. */
  hint: string
  /** Runs before the learner's program (SQL only). */
  setup: string
  /**
   * Runs where the learner's code runs, and only returns a value: what is expected of it never gets there. JavaScript,
   * TypeScript, HTML and configuration: the source of a function. Python: an expression, or statements that end with one. SQL: a query,
   * or empty for the result of the learner's last statement. On types: a snippet that must have no type error, or the
   * expected one; empty for the program itself.
   */
  run: string
  /** In place of code: a call as data, the same for every language. Then `run` only shows it. */
  call?: Call | undefined
  /** Why the result is right, if learners see the check as an example (problems only). */
  example?: string | undefined
  expectation: Expectation
}

/** What came of a check. `not-run`: the program could not be started, or too many checks before it never ended. */
export const outcomes = ['passed', 'failed', 'error', 'timeout', 'not-run'] as const
export type Outcome = (typeof outcomes)[number]
