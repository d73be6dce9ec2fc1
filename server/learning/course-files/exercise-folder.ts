import {
  checkProblems,
  ExerciseSettings,
  type ExerciseSource,
  starterProblems,
} from '#contract/learning/exercises/exercise-files.ts'
import { ExerciseFields } from '#contract/learning/practice.ts'
import { z } from '#contract/kit/zod.ts'
import { readWrittenFiles } from '#contract/learning/exercises/written-files.ts'
import { kitFiles, kitNames } from '#engines/kit/kit.ts'
import { parseChecks } from '#engines/parse-checks.ts'
import { languagesOf } from '#engines/variants.ts'
import { type CourseFiles, type FolderProblem, notJson } from './folder.ts'

/**
 * Parts of the exercise kit become read-only files of the starter: learners can open them, and a version of an exercise
 * keeps the text that it was checked with.
 */
const FolderSettings = ExerciseSettings.extend({ kit: z.array(z.enum(kitNames)).default([]) })

const maxTrials = 200_000

/** Reads `<step>/exercise`, if the step has one. Problems name the file and, where there is one, the line. */
export function readExercise(files: CourseFiles, stem: string, problems: FolderProblem[]): ExerciseSource | null {
  const folder = `${stem}/exercise/`
  const path = `${folder}exercise.json`
  const settings = files.get(path)
  const note = (file: string, line: number | null, message: string) => void problems.push({ path: file, line, message })
  if (!settings) {
    // A model solution alone needs none.
    const isBegun = [...files.keys()].some((name) =>
      /^(?:starter\/|checks\/|(?:trials|bugs)\.md$)/.test(name.startsWith(folder) ? name.slice(folder.length) : ''),
    )
    if (isBegun) note(path, null, 'This exercise has no exercise.json.')
    return null
  }
  const json = parseJson(settings.toString('utf8'))
  const parsed = FolderSettings.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    note(path, null, json === null ? notJson : `${issue!.path.join('.')}: ${issue!.message}`)
    return null
  }
  const textOf = (name: string) => files.get(`${folder}${name}`)?.toString('utf8') ?? ''
  const { kit, ...fields } = parsed.data
  const shared = kit.flatMap((name) => kitFiles(name, fields.language))
  const own = [...files]
    .filter(([name]) => name.startsWith(`${folder}starter/`))
    .map(([name, content]) => ({ path: name.slice(`${folder}starter/`.length), text: content.toString('utf8') }))
  const starter = [...own, ...shared]
  const exercise = {
    ...fields,
    readOnly: [...fields.readOnly, ...shared.map((file) => file.path)],
    starter,
    visibleChecks: textOf('checks/visible.js'),
    hiddenChecks: textOf('checks/hidden.js'),
    bugs: textOf('bugs.md'),
  }
  for (const { line, message } of readWrittenFiles(exercise.bugs).problems) note(`${folder}bugs.md`, line, message)
  for (const { path: at, message } of ExerciseFields.safeParse(exercise).error?.issues ?? []) {
    const file = at[0] === 'starter' && typeof at[1] === 'number' ? starter[at[1]] : undefined
    note(file ? `${folder}starter/${file.path}` : path, null, file ? message : `${at.join('.')}: ${message}`)
  }
  const [visible, hidden] = ['visible', 'hidden'].map((kind) => {
    const [checks] = languagesOf(exercise).map((language) => {
      const read = parseChecks(textOf(`checks/${kind}.js`), language)
      const of = language === exercise.language ? '' : `${language}: `
      for (const { line, message } of read.problems) note(`${folder}checks/${kind}.js`, line, `${of}${message}`)
      return read.checks
    })
    return checks
  })
  const wrong = [...starterProblems(exercise), ...checkProblems({ visible: visible!, hidden: hidden! })]
  for (const message of wrong) note(path, null, message)
  const trials = textOf('trials.md')
  // Only kept: whether they fit is up to the tests of the course, and the exercise may have changed in the editor since.
  if (trials.length > maxTrials || trials.includes('\0'))
    note(`${folder}trials.md`, null, `Trials are a text of at most ${maxTrials} characters.`)
  return exercise
}

/** The solutions that the checks are tried with, as they are written. Learners never get them. */
export const readTrials = (files: CourseFiles, stem: string): string =>
  files.get(`${stem}/exercise/trials.md`)?.toString('utf8') ?? ''

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The files of an exercise, as `readExercise` reads them. */
export function exerciseEntries(
  stem: string,
  exercise: ExerciseSource,
  trials: string,
): { path: string; text: string }[] {
  const { language, entry, seconds, approvedByChecks, types, readOnly, also, starter, project } = exercise
  const settings = {
    language,
    entry,
    seconds,
    approvedByChecks,
    ...(types && { types }),
    ...(readOnly.length > 0 && { readOnly }),
    ...(also.length > 0 && { also }),
    ...(project && { project }),
  }
  const folder = `${stem}/exercise`
  return [
    { path: `${folder}/exercise.json`, text: `${JSON.stringify(settings, null, 2)}\n` },
    ...starter.map(({ path, text }) => ({ path: `${folder}/starter/${path}`, text })),
    { path: `${folder}/checks/visible.js`, text: exercise.visibleChecks },
    { path: `${folder}/checks/hidden.js`, text: exercise.hiddenChecks },
    ...(exercise.bugs === '' ? [] : [{ path: `${folder}/bugs.md`, text: exercise.bugs }]),
    ...(trials === '' ? [] : [{ path: `${folder}/trials.md`, text: trials }]),
  ]
}
