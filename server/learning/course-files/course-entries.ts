import { type LessonContent, toLessonFile, withMaterialFolder } from '#contract/learning/lesson-text.ts'
import type { ExerciseSource } from '#contract/learning/exercises/exercise-files.ts'
import type { StepFileRole } from '#contract/learning/tasks.ts'
import type { FolderDatabases } from './course-folder.ts'
import { exerciseEntries } from './exercise-folder.ts'
import { problemEntries } from './problem-folder.ts'
import type { ProblemFields } from '../lessons/problems.store.ts'

type Named = { name: string; role: StepFileRole }
type WrittenStep<File> = {
  content: LessonContent
  files: File[]
  exercise: ExerciseSource | null
  trials: string
  problems: ProblemFields[]
}
type WrittenTask<File> = { title: string; week: number | null; steps: WrittenStep<File>[] }
export type CourseEntry<File> = { path: string } & ({ text: string } | { file: File })

/** The files of a course folder, as `readCourseFolder` reads them. */
export function courseEntries<File extends Named>(
  tasks: WrittenTask<File>[],
  databases: FolderDatabases,
): CourseEntry<File>[] {
  const written = tasks.map(({ title, week, steps }, taskIndex) => ({
    title,
    week,
    steps: steps.map((step, index) => ({ ...step, stem: stemOf(taskIndex + 1, index + 1, step.content.name) })),
  }))
  const plan = written.map(({ title, week, steps }) => ({
    title,
    ...(week !== null && { week }),
    steps: steps.map(({ stem }) => stem),
  }))
  const entries = written.flatMap(({ steps }) =>
    steps.flatMap(({ stem, content, files, exercise, trials, problems }): CourseEntry<File>[] => [
      { path: `${stem}.md`, text: toLessonFile(withFolders(content, stem)) },
      ...files.map((file) => ({ path: pathOf(stem, file), file })),
      ...(exercise ? exerciseEntries(stem, exercise, trials) : []),
      ...problemEntries(stem, problems),
    ]),
  )
  return [
    { path: 'course.json', text: `${JSON.stringify({ tasks: plan }, null, 2)}\n` },
    ...entries,
    ...[...databases].map(([name, text]) => ({ path: `databases/${name}.sql`, text })),
  ]
}

const withFolders = (content: LessonContent, stem: string): LessonContent => ({
  ...content,
  lesson: withMaterialFolder(content.lesson, stem),
  instructions: withMaterialFolder(content.instructions, stem),
})

const pathOf = (stem: string, { name, role }: Named) =>
  role === 'solution' ? `${stem}/exercise/solution/${name}` : `${stem}/${name}`

/** Such as `1-2-split-a-bill`, unique by its numbers. */
function stemOf(task: number, step: number, name: string): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .slice(0, 50)
    .trim()
    .replaceAll(' ', '-')
  return `${task}-${step}-${slug || 'step'}`
}
