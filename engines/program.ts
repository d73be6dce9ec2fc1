import type { Call } from './calls/call.ts'
import type { Step } from './project/steps.ts'

/** About checks in one exercise. */
export const sameName = (name: string) => `Two checks are called “${name}”.`

export const endedEarly = 'The code ended before it was done. It may have used too much memory.'
/** What learners write and what checks it. The page and the server use the same types. */

export const languages = ['javascript', 'typescript', 'python', 'sql', 'html', 'config', 'project'] as const
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
  project?: Project | null | undefined
  /** What learners' own tests are tried with. It never gets where learners' files other than tests run. */
  proof?: Proof | undefined
}

/** How a project of several files is opened. What isn't named isn't there. */
export type Project = {
  /** Exports `createApp`, which returns a Fastify app. */
  app?: string | undefined
  /** Listens on `process.env.PORT`. */
  server?: string | undefined
  /** A page with scripts. */
  page?: string | undefined
  /** `createApp` gets an empty PostgreSQL as `db`. */
  database?: boolean | undefined
  /** The folder of the learner's own tests. */
  tests?: string | undefined
  /** Mistakes that the learner's tests should find. */
  bugs?: readonly Bug[] | undefined
}

export type Bug = { name: string; files: ProgramFile[] }
type Proof = { model: readonly ProgramFile[]; bugs: readonly Bug[] }

export const isTestFile = (path: string): boolean => /\.test\.[jt]sx?$/.test(path)

type Starter = Pick<Program, 'language' | 'entry' | 'project'> & {
  starter: readonly ProgramFile[]
  /** Paths that learners can't change. */
  readOnly: readonly string[]
}

/** The learner's files in place of the starter's; a file that is read-only or wasn't changed stays. */
export function programOf(
  { language, entry, project, starter, readOnly }: Starter,
  files: readonly ProgramFile[],
  database = '',
): Program {
  const own = files.filter(({ path }) => !readOnly.includes(path))
  const given = starter.map(({ path, text }) => own.find((file) => file.path === path) ?? { path, text })
  const isAdded = ({ path }: ProgramFile) => starter.every((file) => file.path !== path)
  // Only a project is more than the files it started with.
  const added = language === 'project' ? own.filter(isAdded) : []
  return { language, entry, database, files: [...given, ...added], ...(project && { project }) }
}

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
  /** In place of code, for projects: what is done one after the other. Then `run` only shows it. */
  steps?: Step[] | undefined
  /** The part of a project that the check belongs to. */
  milestone?: string | undefined
  /** Why the result is right, if learners see the check as an example (problems only). */
  example?: string | undefined
  expectation: Expectation
}

/** What came of a check. `not-run`: the program could not be started, or too many checks before it never ended. */
export const outcomes = ['passed', 'failed', 'error', 'timeout', 'not-run'] as const
export type Outcome = (typeof outcomes)[number]
