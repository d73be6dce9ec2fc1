import { checkLesson, type LessonCheck, type LessonStandard } from '#contract/learning/lesson-checks.ts'
import { fencesOf, type LessonContent, parseLessonFile } from '#contract/learning/lesson-text.ts'
import { languagesThatRun, type Problem } from './samples.ts'

type Attached = {
  materials: string[]
  databases: string[]
  /** That of ordinary courses unless given. */
  standard?: LessonStandard
}

/** The editor's checks with the lines of the file, and those for what the editor doesn't run. */
export function lessonProblems(
  file: string,
  content: LessonContent,
  { materials, databases, standard }: Attached,
): Problem[] {
  const { sampleDatabase } = content
  const isMissing = sampleDatabase !== '' && !databases.includes(sampleDatabase)
  return [
    ...checkLesson(content, { materials }, standard).map((check) => ({
      line: lineOf(file, check),
      message: check.message,
    })),
    ...(isMissing ? [{ line: 1, message: `The sample database ${sampleDatabase} isn’t there` }] : []),
    ...sampleProblems(file),
  ]
}

/** A check counts the lines of its field; other fields are in the front matter. */
function lineOf(file: string, { field, line }: LessonCheck): number {
  if (line === null || (field !== 'lesson' && field !== 'instructions')) return 1
  const before = file.slice(0, file.indexOf(parseLessonFile(file)[field]))
  return before.split('\n').length - 1 + line
}

const sampleProblems = (file: string): Problem[] =>
  fencesOf(file).flatMap(({ info, line }): Problem[] => {
    const [language = '', ...marks] = info.split(' ')
    const canRun = !marks.includes('run') || languagesThatRun.has(language)
    return canRun ? [] : [{ line, message: `Samples in ${language} can’t be run yet. Leave out “run”` }]
  })
