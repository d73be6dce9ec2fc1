import { languagesOf, variantOf } from '#engines/variants.ts'
import type { ExerciseVersionRow } from '../lessons/tables.ts'
import type { TreeFile } from './tree.rules.ts'

type Exercise = Pick<ExerciseVersionRow, 'language' | 'entry' | 'also' | 'starter' | 'readOnly'>

/** Which files of main are the attempt, as the page would send them, and which aren’t although they were changed. */
export function filesToSubmit(
  files: readonly TreeFile[],
  starter: readonly TreeFile[],
  exercise: Exercise,
): { files: TreeFile[]; unused: string[] } {
  const given = new Map(starter.map(({ path, hash }) => [path, hash]))
  const isChanged = ({ path, hash }: TreeFile) => given.get(path) !== hash
  const inExercise = new Set(exercise.starter.map(({ path }) => path))
  const readOnly = new Set(exercise.readOnly)
  const ofOthers = unusedCode(files.filter(isChanged), exercise)
  const submitted = files.filter(
    (file) => !readOnly.has(file.path) && !ofOthers.has(file.path) && (inExercise.has(file.path) || isChanged(file)),
  )
  const unused = files.filter((file) => readOnly.has(file.path) && isChanged(file)).map(({ path }) => path)
  return { files: entryFirst(submitted, isChanged, exercise), unused }
}

/** Starter code of the languages in which nothing was written; in its own language if nothing was written at all. */
function unusedCode(changed: readonly TreeFile[], exercise: Exercise): Set<string> {
  if (exercise.also.length === 0) return new Set()
  const paths = new Set(changed.map(({ path }) => path))
  const variants = languagesOf(exercise).map((language) => variantOf(exercise, language))
  const isShared = (path: string) => variants.every(({ starter }) => starter.some((file) => file.path === path))
  const code = variants.map(({ starter }) => starter.map(({ path }) => path).filter((path) => !isShared(path)))
  const written = code.filter((own) => own.some((path) => paths.has(path)))
  const used = new Set((written.length > 0 ? written : code.slice(0, 1)).flat())
  return new Set(code.flat().filter((path) => !used.has(path)))
}

/** The first file decides about the language. */
function entryFirst(files: TreeFile[], isChanged: (file: TreeFile) => boolean, exercise: Exercise): TreeFile[] {
  const entries = new Set([exercise, ...exercise.also].map(({ entry }) => entry))
  const rank = (file: TreeFile) => (!entries.has(file.path) ? 2 : isChanged(file) ? 0 : 1)
  return files.toSorted((a, b) => rank(a) - rank(b))
}
