import type { LessonContent } from '#contract/learning/lesson-text.ts'
import { weaknesses } from '#contract/learning/exercises/exercise-files.ts'
import { demandsOf } from '#contract/learning/lesson-checks.ts'
import { checkTypesIn } from '#engines/host/check-types.ts'
import { reuseRealm } from '#engines/host/reuse.ts'
import { connectToProcess } from '#engines/node/connect.ts'
import { parseChecks } from '#engines/parse-checks.ts'
import { type Language, languages } from '#engines/program.ts'
import { readCourseFolder } from '#server/learning/course-files/course-folder.ts'
import type { CourseFiles } from '#server/learning/course-files/folder.ts'
import { parseTrials, type Trial, unfittingTrials } from '#server/learning/course-files/trials.ts'
import { checksIn, type Realms, type SolvedExercise } from './run-exercise.ts'

export type StepExercise = SolvedExercise & {
  stem: string
  content: LessonContent
  trials: Trial[]
  /** What is wrong with the text of its trials. */
  trialFaults: string[]
}

/** The exercises of a course with their model solutions and trials. */
export const exercisesOf = (files: CourseFiles): StepExercise[] =>
  readCourseFolder(files)
    .tasks.flatMap((task) => task.steps)
    .flatMap(({ stem, content, files: attached, exercise, trials }) => {
      if (!exercise) return []
      const solution = attached
        .filter(({ role }) => role === 'solution')
        .map(({ name: path, content: bytes }) => ({ path, text: bytes.toString('utf8') }))
      const database = files.get(`databases/${content.sampleDatabase}.sql`)?.toString('utf8') ?? ''
      const { trials: read, problems } = parseTrials(trials)
      const names = checksIn(exercise).map(({ name }) => name)
      const faults = [...problems, ...unfittingTrials(read, exercise, names)]
      const trialFaults = faults.map(({ line, message }) => `trials.md:${line} ${message}`)
      return { stem, content, exercise, solution, database, trials: read, trialFaults }
    })

/** What is wrong with an exercise before anything is run. */
export function writtenProblems({ exercise, content, trialFaults }: StepExercise): string[] {
  const [visible, hidden] = [exercise.visibleChecks, exercise.hiddenChecks].map(
    (source) => parseChecks(source, exercise.language).checks,
  )
  // Nobody reads what is submitted with it.
  const unread = exercise.approvedByChecks ? demandsOf(content.instructions) : []
  return [
    ...weaknesses({ visible: visible!, hidden: hidden! }),
    ...unread.map((text) => `no check reads this demand: ${text}`),
    ...trialFaults,
  ]
}

/** One process per language, mostly: starting one for each of hundreds of programs would take minutes. */
export function openRealms(): { realmsFor: (language: Language) => Realms; close: () => void } {
  // A page of a project changes the globals of its process, so each of its runs has one of its own, as on the server.
  const reused = languages.filter((language) => language !== 'project')
  const realms = new Map<Language, ReturnType<typeof reuseRealm>>(
    reused.map((language) => [language, reuseRealm(connectToProcess(language))]),
  )
  const connectTo = (language: Language) => realms.get(language)?.connect ?? connectToProcess(language)
  const types = reuseRealm(connectToProcess('types'))
  const checkTypes = checkTypesIn(types.connect)
  return {
    realmsFor: (language) => ({ connect: connectTo(language), checkTypes }),
    close: () => {
      types.close()
      for (const realm of realms.values()) realm.close()
    },
  }
}
