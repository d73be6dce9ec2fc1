import { fileKinds } from '#contract/kit/file-kinds.ts'
import { LessonFields } from '#contract/learning/lessons.ts'
import { StepFileName } from '#contract/learning/tasks.ts'
import { createSniffer } from '#server/kit/uploads/file-type.ts'
import type { FolderFile, FolderStep, FolderTask } from './course-folder.ts'
import type { FolderProblem } from './folder.ts'

const maxFiles = 50

/** What the database would refuse, or what the editor would: each with its file. */
export function checkFolder(tasks: FolderTask[]): FolderProblem[] {
  const stems = new Set<string>()
  return tasks.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      const isRepeated = stems.has(step.stem)
      stems.add(step.stem)
      return [
        ...(isRepeated ? [problem('course.json', `${step.stem} is listed twice.`)] : []),
        ...checkContent(step),
        ...checkFiles(step),
      ]
    }),
  )
}

const problem = (path: string, message: string, line: number | null = null): FolderProblem => ({ path, line, message })

function checkContent({ stem, content }: FolderStep): FolderProblem[] {
  const path = `${stem}.md`
  if (content.name === '') return [problem(path, 'The name is missing at the top of the file.', 1)]
  const checked = LessonFields.safeParse(content)
  return checked.success
    ? []
    : checked.error.issues.map((issue) => problem(path, `${String(issue.path[0])}: ${issue.message}`))
}

function checkFiles({ stem, files }: FolderStep): FolderProblem[] {
  const tooMany = files.length > maxFiles ? [problem(`${stem}/`, `A step can have at most ${maxFiles} files`)] : []
  return [...tooMany, ...files.flatMap((file) => checkFile(`${stem}/${file.name}`, file))]
}

function checkFile(path: string, { name, content }: FolderFile): FolderProblem[] {
  const named = StepFileName.safeParse(name)
  return [
    ...(named.success ? [] : [problem(path, named.error.issues[0]!.message)]),
    ...((fileKinds as string[]).includes(kindOf(content)) ? [] : [problem(path, 'This type of file isn’t accepted.')]),
  ]
}

export function kindOf(content: Buffer): string {
  const sniffer = createSniffer()
  sniffer.take(content)
  return sniffer.end()
}
