import { type LessonContent, toLessonFile, withMaterialFolder } from '#contract/learning/lesson-text.ts'
import type { StepFileRole } from '#contract/learning/tasks.ts'

type Named = { name: string; role: StepFileRole }
type WrittenTask<File> = { title: string; week: number | null; steps: { content: LessonContent; files: File[] }[] }
export type CourseEntry<File> = { path: string } & ({ text: string } | { file: File })

/** The files of a course folder, as `readCourseFolder` reads them. */
export function courseEntries<File extends Named>(tasks: WrittenTask<File>[]): CourseEntry<File>[] {
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
    steps.flatMap(({ stem, content, files }): CourseEntry<File>[] => [
      { path: `${stem}.md`, text: toLessonFile(withFolders(content, stem)) },
      ...files.map((file) => ({ path: pathOf(stem, file), file })),
    ]),
  )
  return [{ path: 'course.json', text: `${JSON.stringify({ tasks: plan }, null, 2)}\n` }, ...entries]
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
