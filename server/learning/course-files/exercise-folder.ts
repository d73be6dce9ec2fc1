import { exerciseProblems, ExerciseSettings, type ExerciseSource } from '#contract/learning/exercise-files.ts'
import { parseChecks } from '#engines/parse-checks.ts'
import type { CourseFiles, FolderProblem } from './folder.ts'

/** Reads `<step>/exercise`, if the step has one. Problems name the file and, where there is one, the line. */
export function readExercise(files: CourseFiles, stem: string, problems: FolderProblem[]): ExerciseSource | null {
  const folder = `${stem}/exercise/`
  const path = `${folder}exercise.json`
  const settings = files.get(path)
  if (!settings) return null
  const note = (file: string, line: number | null, message: string) => void problems.push({ path: file, line, message })
  const parsed = ExerciseSettings.safeParse(parseJson(settings.toString('utf8')))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    note(path, null, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'This is not valid JSON.'}`)
    return null
  }
  const textOf = (name: string) => files.get(`${folder}${name}`)?.toString('utf8') ?? ''
  const starter = [...files]
    .filter(([name]) => name.startsWith(`${folder}starter/`))
    .map(([name, content]) => ({ path: name.slice(`${folder}starter/`.length), text: content.toString('utf8') }))
  const exercise = {
    ...parsed.data,
    starter,
    visibleChecks: textOf('checks/visible.js'),
    hiddenChecks: textOf('checks/hidden.js'),
  }
  const [visible, hidden] = ['visible', 'hidden'].map((kind) => {
    const { checks, problems: found } = parseChecks(textOf(`checks/${kind}.js`), exercise.language)
    for (const { line, message } of found) note(`${folder}checks/${kind}.js`, line, message)
    return checks
  })
  for (const message of exerciseProblems(exercise, { visible: visible!, hidden: hidden! })) note(path, null, message)
  return exercise
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
