import { type Check, languages, type ProgramFile, sameName } from '#engines/program.ts'
import { type Variant, variantOf } from '#engines/variants.ts'
import { z } from '../../kit/zod.ts'
import { filePath } from './file-path.ts'

export const FilePath = z.string().regex(filePath, 'Use a simple path such as src/rupees.js')

const severalLanguages = ['javascript', 'typescript', 'python'] as const

/** How a project is opened, and with which parts. */
export const ProjectSettings = z.strictObject({
  /** Exports `createApp`, which returns a Fastify app. */
  app: FilePath.optional(),
  /** Listens on `process.env.PORT`. */
  server: FilePath.optional(),
  page: FilePath.optional(),
  /** `createApp` gets an empty PostgreSQL as `db`. */
  database: z.boolean().optional(),
  /** The folder of the learner's own tests. */
  tests: z
    .string()
    .max(80, 'At most 80 characters')
    .regex(/^[\w-]+(?:\/[\w-]+)*$/, 'Use the name of a folder such as test')
    .optional(),
})
export type ProjectSettings = z.infer<typeof ProjectSettings>

/** exercise.json */
export const ExerciseSettings = z.strictObject({
  language: z.enum(languages),
  entry: FilePath,
  /** How long one check may take. */
  seconds: z.number().int().min(1).max(10).default(2),
  /** Passing all checks on the server approves the step at once. */
  approvedByChecks: z.boolean().default(false),
  /** TypeScript: the program must have no type errors. Without it they are shown, and fail nothing. */
  types: z.boolean().default(false),
  /** Files of the starter that learners see but can't change, such as data. */
  readOnly: z.array(FilePath).max(40).default([]),
  /** Projects only. */
  project: ProjectSettings.optional(),
  /** More languages in which learners can write it, with the same checks. */
  also: z
    .array(z.strictObject({ language: z.enum(severalLanguages), entry: FilePath }))
    .max(2)
    .default([]),
})
export type ExerciseSettings = z.infer<typeof ExerciseSettings>

/** An exercise as its author wrote it. */
export type ExerciseSource = ExerciseSettings & {
  starter: ProgramFile[]
  /** The text of visible.js, which the learner's page runs too. */
  visibleChecks: string
  /** The text of hidden.js, which only the server runs. */
  hiddenChecks: string
  /** The text of bugs.md: mistakes that learners' own tests should find (projects only). */
  bugs: string
}

type Starter = Pick<ExerciseSource, 'entry' | 'starter' | 'language' | 'readOnly' | 'types' | 'also' | 'project'>

/** What is wrong with the files that learners start from; empty if nothing is. */
export function starterProblems(exercise: Starter): string[] {
  const { language, also } = exercise
  const all: Variant[] = [exercise, ...also]
  const names = all.map((variant) => variant.language)
  const isRepeated = names.some((name, index) => names.indexOf(name) < index)
  const isAlone = also.length > 0 && !(severalLanguages as readonly string[]).includes(language)
  return [
    ...(isRepeated ? ['Name each language once.'] : []),
    ...projectProblems(exercise),
    ...(isAlone ? ['Only JavaScript, TypeScript and Python can be offered together.'] : []),
    ...all.flatMap((variant) => variantProblems(variantOf(exercise, variant.language))),
  ]
}

function projectProblems({ language, project, starter }: Starter): string[] {
  if (language !== 'project') return project ? ['Only projects have settings of a project.'] : []
  const paths = new Set(starter.map(({ path }) => path))
  const missing = [project?.app, project?.server, project?.page].filter((path) => path && !paths.has(path))
  return [
    ...missing.map((path) => `The starter has no file ${path}.`),
    ...(project?.app && project.server ? ['Name either an app or a server.'] : []),
    ...(project?.database && !project.app ? ['Only an app gets a database.'] : []),
  ]
}

function variantProblems({ entry, starter, language, readOnly, types, also }: Starter): string[] {
  const paths = starter.map(({ path }) => path)
  return [
    ...(paths.includes(entry) ? [] : [`The starter has no file ${entry}.`]),
    ...readOnly
      .filter((path) => !paths.includes(path))
      .map((path) => `${path} is read-only, but the starter has no such file.`),
    ...(paths.length > 0 && paths.every((path) => readOnly.includes(path))
      ? ['Leave learners a file that they can change.']
      : []),
    ...(types && language !== 'typescript' && also.every((one) => one.language !== 'typescript')
      ? ['Only TypeScript has types to check.']
      : []),
    ...(language === 'sql' && starter.length !== 1 ? ['A SQL exercise has one file.'] : []),
  ]
}

type Checks = { visible: readonly Check[]; hidden: readonly Check[] }

const isGuessable = ({ expectation }: Check) =>
  expectation.kind === 'value' && (expectation.value === 'true' || expectation.value === 'false')

/** What is wrong with the checks of an exercise; empty if they can be used. */
export function checkProblems({ visible, hidden }: Checks): string[] {
  const count = visible.length + hidden.length
  // A project has several parts.
  const most = [...visible, ...hidden].some(({ steps }) => steps) ? 30 : 15
  const names = [...visible, ...hidden].map(({ name }) => name)
  return [
    ...(count < 5 || count > most ? [`Write 5 to ${most} checks; there are ${count}.`] : []),
    ...(hidden.length < 2 ? ['Write at least two hidden checks.'] : []),
    ...hidden
      .filter(isGuessable)
      .map(({ name }) => `“${name}” can be guessed: return the values themselves instead of true or false.`),
    ...names.filter((name, index) => names.indexOf(name) < index).map(sameName),
    ...[...visible, ...hidden]
      .filter(({ name }) => name.length > 80)
      .map(({ name }) => `Shorten “${name}” to 80 characters.`),
  ]
}

/** Only true, false and null, also in lists and objects. */
const isOnlyBooleans = (value: string) =>
  /true|false/.test(value) && !/[\d"]/.test(value.replaceAll(/"(?:[^"\\]|\\.)*":/g, ''))

const provesLittle = ({ expectation }: Check) => expectation.kind === 'throws' || isOnlyBooleans(expectation.value)

/** What all checks together lack; empty if enough of them compare values. */
export function weaknesses({ visible, hidden }: Checks): string[] {
  // Checks on types prove something else.
  const all = [...visible, ...hidden].filter(({ kind }) => kind !== 'types')
  const isWeak = all.filter(provesLittle).length * 2 >= all.length
  const proving = all.filter((check) => hidden.includes(check) && !provesLittle(check)).length
  return [
    ...(isWeak
      ? ['Half of the checks or more expect only true, false or an error. Compare values in more of them.']
      : []),
    ...(proving < 2 ? ['Let at least two hidden checks compare values.'] : []),
  ]
}

/** Checks that code could pass without doing what they name. They can be published, but better ones compare values. */
export function checkWarnings({ visible, hidden }: Checks): string[] {
  // A hidden one that can be guessed is refused.
  const checks = [...visible, ...hidden.filter((check) => !isGuessable(check))]
  const single = checks.flatMap(({ name, expectation }) => {
    if (expectation.kind === 'throws')
      return expectation.text.trim() === ''
        ? [`“${name}” passes with any error, even a typing mistake. Name a part of the message.`]
        : []
    return isOnlyBooleans(expectation.value)
      ? [`“${name}” expects only true or false, which can be guessed. Compare values instead.`]
      : []
  })
  return [...weaknesses({ visible, hidden }), ...single]
}
